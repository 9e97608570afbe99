<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy a bug report</source>
        <translation>复制故障报告</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>好</translation>
    </message>
    <message>
        <source>Exact 61 Five Up, a dominoes game for two to four, against people and computers.</source>
        <translation>《精确61·法伊夫·阿普》，二到四人的骨牌游戏，可以和家人朋友打，也可以和电脑打。</translation>
    </message>
    <message>
        <source>Five Up</source>
        <translation>法伊夫·阿普</translation>
    </message>
    <message>
        <source>Fonts: Noto Sans SC, Noto Serif SC and Source Sans 3, under the SIL Open Font License.</source>
        <translation>字体：Noto Sans SC、Noto Serif SC 和 Source Sans 3，按 SIL 开放字体许可证使用。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It comes without any warranty.</source>
        <translation>自由软件，按 MIT 许可证发布，不附带任何担保。</translation>
    </message>
    <message>
        <source>Qt {qt} and PySide6, under the GNU LGPL 3; Python {python}; platformdirs (MIT).</source>
        <translation>Qt {qt} 和 PySide6，按 GNU LGPL 3 许可证使用；Python {python}；platformdirs（MIT）。</translation>
    </message>
    <message>
        <source>The rules are based on the Five-Up rules published by Kelley and PUREMCO.</source>
        <translation>规则依据 Kelley 与 PUREMCO 发布的 Five-Up 规则。</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>版本 {version}</translation>
    </message>
    <message>
        <source>Your matches are kept in {folder}</source>
        <translation>对局都存在 {folder}</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>, </source>
        <comment>between tiles</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>A computer plays for you.</source>
        <translation>电脑在替你打。</translation>
    </message>
    <message>
        <source>Also fits: {tiles}</source>
        <translation>{tiles}也能出</translation>
    </message>
    <message>
        <source>Choose a place: Tab or ↑ ↓, then Enter.</source>
        <translation>先选位置：按 Tab 或 ↑ ↓，再按回车。</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button</comment>
        <translation>摸牌</translation>
    </message>
    <message>
        <source>Esc puts it back</source>
        <translation>按 Esc 放回手牌</translation>
    </message>
    <message>
        <source>No other tile fits.</source>
        <translation>别的牌都接不上。</translation>
    </message>
    <message>
        <source>Only {tile} fits.</source>
        <translation>只有{tile}能接。</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Paused: F8 goes on</source>
        <translation>已暂停：按 F8 继续</translation>
    </message>
    <message>
        <source>Place it again</source>
        <comment>button</comment>
        <translation>再出这张</translation>
    </message>
    <message>
        <source>Play myself</source>
        <comment>button</comment>
        <translation>自己打</translation>
    </message>
    <message>
        <source>Space places it.</source>
        <translation>按空格键出牌。</translation>
    </message>
    <message>
        <source>Space plays it: you domino</source>
        <translation>按空格键打出，就出完手牌</translation>
    </message>
    <message>
        <source>Tab or ↑ ↓: next · Enter: place · Esc: back</source>
        <translation>Tab 或 ↑ ↓ 换位置，回车出牌，Esc 放回</translation>
    </message>
    <message>
        <source>Take it back</source>
        <comment>button</comment>
        <translation>收回这一手</translation>
    </message>
    <message>
        <source>Wherever it goes, you domino.</source>
        <translation>接在哪里都能出完手牌。</translation>
    </message>
    <message>
        <source>Your last tile</source>
        <translation>最后一张牌</translation>
    </message>
    <message>
        <source>{level} plays for you.</source>
        <translation>{level}在替你打。</translation>
    </message>
    <message>
        <source>{tile} fits nowhere now. Open: {values}</source>
        <translation>{tile}现在接不上。可接的点数：{values}</translation>
    </message>
    <message>
        <source>{tile} fits one place, on the {value}</source>
        <translation>{tile}只能接在{value}点上</translation>
    </message>
    <message>
        <source>{tile} goes in the lit place</source>
        <translation>{tile}放到亮着的位置</translation>
    </message>
    <message>
        <source>{tile} has no place there. It goes where an outline lights up.</source>
        <translation>{tile}不能放在那里。请放到亮起的虚线框里。</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>显示分 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Award: none.</source>
        <translation>没有加分。</translation>
    </message>
    <message>
        <source>Award: {raw} raw, {points}.</source>
        <translation>加分：原始分 {raw}，{points}。</translation>
    </message>
    <message>
        <source>End total {total}.</source>
        <translation>末端总点数 {total}。</translation>
    </message>
    <message>
        <source>No spinner.</source>
        <translation>没有分叉双牌。</translation>
    </message>
    <message>
        <source>Open connections: {places}.</source>
        <translation>可接牌位置：{places}。</translation>
    </message>
    <message>
        <source>Scoring ends: {ends}.</source>
        <translation>计分端：{ends}。</translation>
    </message>
    <message>
        <source>Spinners: {tiles}.</source>
        <translation>分叉双牌：{tiles}。</translation>
    </message>
    <message>
        <source>Tiles in the order of play: {tiles}.</source>
        <translation>按出牌先后的骨牌：{tiles}。</translation>
    </message>
    <message>
        <source>branch arm A of {tile}</source>
        <translation>{tile}的侧分支 A</translation>
    </message>
    <message>
        <source>branch arm B of {tile}</source>
        <translation>{tile}的侧分支 B</translation>
    </message>
    <message>
        <source>line side A of {tile}</source>
        <translation>{tile}的直线侧 A</translation>
    </message>
    <message>
        <source>line side B of {tile}</source>
        <translation>{tile}的直线侧 B</translation>
    </message>
    <message>
        <source>the high end of {tile}</source>
        <translation>{tile}的大点数端</translation>
    </message>
    <message>
        <source>the low end of {tile}</source>
        <translation>{tile}的小点数端</translation>
    </message>
    <message>
        <source>{place} counts {points}</source>
        <translation>{place}计 {points} 点</translation>
    </message>
    <message>
        <source>{tile} as a whole counts {points}</source>
        <translation>{tile}整张计 {points} 点</translation>
    </message>
    <message>
        <source>{tile} joins {place} with its high end.</source>
        <translation>{tile}用大点数端接{place}。</translation>
    </message>
    <message>
        <source>{tile} joins {place} with its line side A.</source>
        <translation>{tile}用直线侧 A 接{place}。</translation>
    </message>
    <message>
        <source>{tile} joins {place} with its low end.</source>
        <translation>{tile}用小点数端接{place}。</translation>
    </message>
    <message>
        <source>{tile} opens.</source>
        <translation>{tile}开局。</translation>
    </message>
</context>
<context>
    <name>BoneyardPlate</name>
    <message>
        <source>Boneyard</source>
        <translation>摸牌堆</translation>
    </message>
    <message>
        <source>{title}: {tiles}</source>
        <translation>{title}：{tiles}</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message numerus="yes">
        <source>The table of this match: %n tile(s) lie(s) on it.</source>
        <translation>
            <numerusform>这一场的牌桌：桌上有 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last match</source>
        <translation>上次没打完的一场</translation>
    </message>
    <message>
        <source>continues this match</source>
        <translation>接着打这一场</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy a bug report</source>
        <translation>复制故障报告</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Something went wrong in the game</source>
        <translation>程序出了点问题</translation>
    </message>
    <message>
        <source>The mistake is the program’s, not yours. Your match is saved up to the last action. You can go on; if the table looks odd, leave the game and continue the match from the start page.</source>
        <translation>是程序的错，与你无关。这一场已经存到最后一步，可以接着打；如果牌桌看着不对，先退出，再从起始页继续这一场。</translation>
    </message>
    <message>
        <source>What happened is written down in {file}</source>
        <translation>经过记在 {file}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Everybody else, please look away.</source>
        <comment>before the key cap Enter</comment>
        <translation>其他人请先别看屏幕。按</translation>
    </message>
    <message>
        <source>Everything is saved; you can leave at any time.</source>
        <translation>自动存好，随时可以离开。</translation>
    </message>
    <message>
        <source>I am {name}, show my tiles</source>
        <translation>我是{name}，看我的牌</translation>
    </message>
    <message>
        <source>Please pass the screen to</source>
        <translation>请把屏幕交给</translation>
    </message>
    <message>
        <source>Please pass the screen to {name}.</source>
        <translation>请把屏幕交给{name}。</translation>
    </message>
    <message>
        <source>partner of {partner} · {name} is to play</source>
        <translation>与{partner}搭档 · 轮到{name}出牌</translation>
    </message>
    <message>
        <source>works too.</source>
        <comment>after the key cap Enter</comment>
        <translation>也可以。</translation>
    </message>
    <message>
        <source>{name} is to play</source>
        <translation>轮到{name}出牌</translation>
    </message>
</context>
<context>
    <name>EndDialog</name>
    <message>
        <source>Back to start</source>
        <translation>回起始页</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>回到结果</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>公平发牌</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新的一场</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一场</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>看看桌面</translation>
    </message>
    <message>
        <source>The same players, from 0, with a new lot</source>
        <translation>还是这几位，从 0 开始，重新抽签</translation>
    </message>
    <message>
        <source>{how} A practice match: it is in no statistics.</source>
        <translation>{how}这是练习场，不计入统计。</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>共 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>打了 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} win the match</source>
        <comment>partners</comment>
        <translation>{name}赢下整场</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name}赢下整场</translation>
    </message>
    <message>
        <source>{name}: exactly 61 by a placement, {rounds}.</source>
        <translation>{rounds}，{name}出一张牌，正好到 61。</translation>
    </message>
    <message>
        <source>{name}: exactly 61 by going out, {rounds}.</source>
        <translation>{rounds}，{name}出完手牌，结算后正好 61。</translation>
    </message>
    <message>
        <source>{name}: exactly 61 in a blocked round, {rounds}.</source>
        <translation>{rounds}，封局结算后{name}正好 61。</translation>
    </message>
    <message>
        <source>{title}: {scores}; {rounds}; {taken}.</source>
        <translation>{title}：{scores}；{rounds}；{taken}。</translation>
    </message>
</context>
<context>
    <name>EntryWords</name>
    <message numerus="yes">
        <source>%n cannot be read</source>
        <translation>
            <numerusform>%n 个读不了</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) kept here</source>
        <translation>
            <numerusform>这里存着 %n 场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n 场没打完</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a sentence read aloud</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>A file that holds no match</source>
        <translation>不是对局的文件</translation>
    </message>
    <message>
        <source>A match that cannot be read</source>
        <translation>读不了的对局</translation>
    </message>
    <message>
        <source>A match whose file is gone</source>
        <translation>文件不见了的对局</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>按标题</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>From a newer version</source>
        <translation>来自更新的版本</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>弃局</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>已弃局</translation>
    </message>
    <message>
        <source>Its file is gone; a backup is still there.</source>
        <translation>它的文件不见了，备份还在。</translation>
    </message>
    <message>
        <source>Last played first</source>
        <translation>最近打的在前</translation>
    </message>
    <message>
        <source>Not a match</source>
        <translation>不是对局</translation>
    </message>
    <message>
        <source>Not dealt yet</source>
        <translation>还没发牌</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>最早的在前</translation>
    </message>
    <message>
        <source>Only a backup is left</source>
        <translation>只剩备份</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Partnerships</source>
        <translation>两两搭档</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>改标题…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>Scores by round</source>
        <translation>逐局比分</translation>
    </message>
    <message>
        <source>See what can be done</source>
        <translation>看看怎么办</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>文件在哪里</translation>
    </message>
    <message numerus="yes">
        <source>The table of this match: %n tile(s) lie(s) on it.</source>
        <translation>
            <numerusform>这一场的牌桌：桌上有 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>三人各打各的</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>两人对打</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>没打完</translation>
    </message>
    <message>
        <source>Unfinished first</source>
        <translation>没打完的在前</translation>
    </message>
    <message>
        <source>a copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>for practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>{names} won</source>
        <comment>a pair</comment>
        <translation>{names}赢了</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>{names}赢了</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title}（副本）</translation>
    </message>
</context>
<context>
    <name>FairDealDialog</name>
    <message>
        <source>64 digits and letters</source>
        <translation>64 位数字和字母</translation>
    </message>
    <message>
        <source>Check round {number}</source>
        <translation>核对第{number}局</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy the commitment</source>
        <translation>复制承诺值</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>复制原文</translation>
    </message>
    <message>
        <source>Each deal is fixed before its round, and can be checked after.</source>
        <translation>每一局的牌都在开局前定好，打完可以核对。</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>公平发牌</translation>
    </message>
    <message>
        <source>It was not shown here before the round. Compare it with the copy that you made.</source>
        <translation>这一局开始前没有在这里显示过承诺值。请和你当时复制的比一比。</translation>
    </message>
    <message>
        <source>Paste a commitment that you copied, to compare it yourself:</source>
        <translation>把你复制的承诺值粘贴在这里，自己比一比：</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>The commitment is its SHA-256 in UTF-8, without a line break at the end. To check it yourself, save the text as a file and run: sha256sum FILE</source>
        <translation>承诺值就是这段文字（UTF-8，末尾没有换行）的 SHA-256。想自己核对，把它存成文件，再运行：sha256sum FILE</translation>
    </message>
    <message>
        <source>The deal is not the one that was committed to.</source>
        <translation>这副牌不是当初承诺的那一副。</translation>
    </message>
    <message>
        <source>The deal is the one that was committed to: both commitments are the same.</source>
        <translation>就是当初承诺的那副牌：前后两个承诺值一样。</translation>
    </message>
    <message>
        <source>The deal of this round is fixed already. Copy its commitment, and check it after the round:</source>
        <translation>这一局的牌已经定好了。先复制承诺值，打完再核对：</translation>
    </message>
    <message>
        <source>The round is not over yet.</source>
        <translation>这一局还没打完。</translation>
    </message>
    <message>
        <source>This proves that no tile was changed during the round. It cannot prove that nobody looked at the tiles.</source>
        <translation>它能证明这一局里牌没有换过，但不能证明没有人看过这些牌。</translation>
    </message>
    <message>
        <source>This round has no commitment: there is no nonce in its record.</source>
        <translation>这一局没有承诺值：记录里没有随机数。</translation>
    </message>
    <message>
        <source>This round is over. The commitment to its deal:</source>
        <translation>这一局已经打完。它的承诺值：</translation>
    </message>
    <message>
        <source>This text was hashed</source>
        <translation>算承诺值用的原文</translation>
    </message>
    <message>
        <source>Your copy is another one.</source>
        <translation>和你复制的不一样。</translation>
    </message>
    <message>
        <source>Your copy is the same.</source>
        <translation>和你复制的一样。</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message numerus="yes">
        <source>%n full group(s) of ten</source>
        <translation>
            <numerusform>%n 个十笔的整组</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n 点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stroke(s)</source>
        <translation>
            <numerusform>%n 笔</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>.</source>
        <comment>end of a sentence</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>A blocked round at four</source>
        <translation>四人局封局</translation>
    </message>
    <message>
        <source>A blocked round at three</source>
        <translation>三人局封局</translation>
    </message>
    <message>
        <source>A domino at four</source>
        <translation>四人局出完手牌</translation>
    </message>
    <message>
        <source>A domino at two</source>
        <translation>两人局出完手牌</translation>
    </message>
    <message>
        <source>A lot with a tie</source>
        <translation>抽签同分，再抽一次</translation>
    </message>
    <message>
        <source>A score below zero</source>
        <translation>低于零的比分</translation>
    </message>
    <message>
        <source>A tied blocked round</source>
        <translation>同分的封局</translation>
    </message>
    <message>
        <source>An overshoot, discarded</source>
        <translation>超出目标，整个舍弃</translation>
    </message>
    <message>
        <source>At 0 or below there are no strokes, only the number.</source>
        <translation>比分是 0 或更低时没有笔画，只有数字。</translation>
    </message>
    <message>
        <source>Doubles at the end and inside</source>
        <translation>末端双牌与内部双牌</translation>
    </message>
    <message>
        <source>Drawn: {strokes}.</source>
        <translation>画出：{strokes}。</translation>
    </message>
    <message>
        <source>Exactly 61</source>
        <translation>正好 61</translation>
    </message>
    <message>
        <source>From end total to award</source>
        <translation>从末端总点数到加分</translation>
    </message>
    <message>
        <source>Once the arms are open</source>
        <translation>侧分支能接牌以后</translation>
    </message>
    <message>
        <source>Scores before: {scores}.</source>
        <translation>结算前的显示分：{scores}。</translation>
    </message>
    <message>
        <source>The paper tally</source>
        <translation>纸面记分</translation>
    </message>
    <message>
        <source>Two winners of one blocked round</source>
        <translation>同一次封局，两种赢家</translation>
    </message>
    <message>
        <source>no award</source>
        <translation>没有加分</translation>
    </message>
    <message>
        <source>one stroke of {part}</source>
        <translation>{part} 的一笔</translation>
    </message>
    <message>
        <source>the large X</source>
        <translation>大 X</translation>
    </message>
    <message>
        <source>the small x at the bottom</source>
        <translation>下面的小 x</translation>
    </message>
    <message>
        <source>the small x at the left</source>
        <translation>左面的小 x</translation>
    </message>
    <message>
        <source>the small x at the right</source>
        <translation>右面的小 x</translation>
    </message>
    <message>
        <source>the small x at the top</source>
        <translation>上面的小 x</translation>
    </message>
    <message>
        <source>{amount} raw</source>
        <translation>原始分 {amount}</translation>
    </message>
    <message>
        <source>{full}, and of the next: {strokes}.</source>
        <translation>{full}，下一组画出：{strokes}。</translation>
    </message>
    <message>
        <source>{full}.</source>
        <translation>{full}。</translation>
    </message>
    <message>
        <source>{name} holds no tile.</source>
        <translation>{name}没有手牌。</translation>
    </message>
    <message>
        <source>{name} holds {tiles}: {pips}.</source>
        <translation>{name}的手牌是 {tiles}：{pips}。</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <comment>in a list of scores</comment>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>{points}:</source>
        <translation>{points}：</translation>
    </message>
    <message>
        <source>{points}: {strokes}. {why}</source>
        <translation>{points}：{strokes}。{why}</translation>
    </message>
    <message>
        <source>{title}: {work}.</source>
        <translation>{title}：{work}。</translation>
    </message>
    <message>
        <source>{title}: {work}: {amount} raw.</source>
        <translation>{title}：{work}，原始分 {amount}。</translation>
    </message>
    <message>
        <source>{verdict}.</source>
        <translation>{verdict}。</translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Bring in match files</source>
        <translation>导入对局文件</translation>
    </message>
    <message>
        <source>Five Up matches (*.fiveup)</source>
        <translation>法伊夫·阿普对局 (*.fiveup)</translation>
    </message>
    <message>
        <source>In this one the game keeps its own files. Nothing was written.</source>
        <translation>这个文件夹里放着游戏自己的文件。没有写入任何东西。</translation>
    </message>
    <message>
        <source>Open a match file</source>
        <translation>打开对局文件</translation>
    </message>
    <message>
        <source>Please choose another folder</source>
        <translation>请换一个文件夹</translation>
    </message>
</context>
<context>
    <name>HandoverDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Let the computer play</source>
        <translation>让电脑来打</translation>
    </message>
    <message>
        <source>Play without a computer</source>
        <translation>不用电脑，自己打</translation>
    </message>
</context>
<context>
    <name>HandoverWords</name>
    <message>
        <source>A computer can play your seat for a while. It sees only what your seat may see. The log tells it, and you can take the seat back at any time.</source>
        <translation>可以让电脑替你的座位打一阵。它只看得到这个座位该看到的牌，记录里会写明，座位随时可以收回。</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>电脑：{level}</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>谁替{name}打牌</translation>
    </message>
    <message>
        <source>Who plays which seat</source>
        <translation>各座位由谁来打</translation>
    </message>
    <message>
        <source>plays here</source>
        <translation>自己打</translation>
    </message>
    <message>
        <source>{name} plays at this screen.</source>
        <translation>{name}在这个屏幕前自己打。</translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>Hands, revealed</source>
        <translation>各家手牌，全部亮出</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>out of tiles</source>
        <translation>手牌出完</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message numerus="yes">
        <source>%n of your other tiles fit(s) then (after {play}: {others}).</source>
        <translation>
            <numerusform>之后你另有 %n 张牌能接（出{play}后是{others}张）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now</source>
        <translation>
            <numerusform>现在显示分 +%n</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Best: {play}</source>
        <translation>最好的一手：{play}</translation>
    </message>
    <message numerus="yes">
        <source>Brings %n point(s) now, {play} none.</source>
        <translation>
            <numerusform>现在显示分 +%n，{play}不加。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n point(s) now, {play} {points}.</source>
        <translation>
            <numerusform>现在显示分 +%n，{play}是 +{points}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n point(s) now.</source>
        <translation>
            <numerusform>现在显示分 +%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to win the match: {ours} and {theirs}, too close to tell.</source>
        <translation>赢下整场的机会：{ours}与{theirs}，差别太小，说明不了什么。</translation>
    </message>
    <message>
        <source>Chance to win the match: {ours} with either.</source>
        <translation>赢下整场的机会：两手都是{ours}。</translation>
    </message>
    <message>
        <source>Chance to win the match: {ours}.</source>
        <translation>赢下整场的机会：{ours}。</translation>
    </message>
    <message>
        <source>Chance to win the match: {ours}; with {other}, the next best, {theirs}.</source>
        <translation>赢下整场的机会：{ours}；其次是{other}，{theirs}。</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button</comment>
        <translation>提示</translation>
    </message>
    <message>
        <source>Hint (H): the best play, and why</source>
        <translation>提示（H）：最好的一手，以及理由</translation>
    </message>
    <message>
        <source>It does better in most of the ways in which the hidden tiles can lie.</source>
        <translation>把看不见的牌设想成各种情形，多数时候它更好。</translation>
    </message>
    <message>
        <source>It is your last tile: you domino, and the hands are counted.</source>
        <translation>这是你最后一张牌：出完手牌，并结算各家手牌。</translation>
    </message>
    <message>
        <source>Leaves {ends}; opponents can score with {scoring} of {unseen} tiles you don’t see (after {play}: with {others}).</source>
        <translation>留下{ends}；你没看见的{unseen}张牌里，有{scoring}张能让对手加分（出{play}后是{others}张）。</translation>
    </message>
    <message>
        <source>Leaves {ends}; opponents can score with {scoring} of {unseen} tiles you don’t see.</source>
        <translation>留下{ends}；你没看见的{unseen}张牌里，有{scoring}张能让对手加分。</translation>
    </message>
    <message>
        <source>Leaves {ends}; your opponent can score with {scoring} of {unseen} tiles you don’t see (after {play}: with {others}).</source>
        <translation>留下{ends}；你没看见的{unseen}张牌里，有{scoring}张能让对手加分（出{play}后是{others}张）。</translation>
    </message>
    <message>
        <source>Leaves {ends}; your opponent can score with {scoring} of {unseen} tiles you don’t see.</source>
        <translation>留下{ends}；你没看见的{unseen}张牌里，有{scoring}张能让对手加分。</translation>
    </message>
    <message>
        <source>Looking for the best play…</source>
        <translation>正在找最好的一手……</translation>
    </message>
    <message numerus="yes">
        <source>Only %n of the tiles you don’t see fit(s) anywhere then.</source>
        <translation>
            <numerusform>之后你没看见的牌里只有 %n 张接得上。</numerusform>
        </translation>
    </message>
    <message>
        <source>The only play: {play}</source>
        <translation>只有这一手：{play}</translation>
    </message>
    <message>
        <source>There is no hint just now. The match goes on; please ask again.</source>
        <translation>这次没能给出提示。对局照常进行，请再试一次。</translation>
    </message>
    <message>
        <source>This match is played without hints, as was chosen at its start.</source>
        <translation>这一场开局时选了不用提示。</translation>
    </message>
    <message>
        <source>You can have a hint when it is your turn.</source>
        <translation>轮到你时可以要提示。</translation>
    </message>
    <message>
        <source>four ends of {value}</source>
        <translation>四个{value}点的末端</translation>
    </message>
    <message>
        <source>no open end</source>
        <translation>没有可接的末端</translation>
    </message>
    <message>
        <source>nothing now</source>
        <translation>现在不加分</translation>
    </message>
    <message>
        <source>one end, a {value}</source>
        <translation>一个{value}点的末端</translation>
    </message>
    <message>
        <source>the ends {values}</source>
        <translation>{values}点的末端</translation>
    </message>
    <message>
        <source>three ends of {value}</source>
        <translation>三个{value}点的末端</translation>
    </message>
    <message>
        <source>two ends of {value}</source>
        <translation>两个{value}点的末端</translation>
    </message>
    <message>
        <source>{count} ends of {value}</source>
        <translation>{count}个{value}点的末端</translation>
    </message>
    <message>
        <source>{play} brings more now ({points}), but costs more later.</source>
        <translation>{play}现在加得更多（显示分 +{points}），但之后吃亏更多。</translation>
    </message>
    <message>
        <source>{play} or {other}: as good as equal</source>
        <translation>{play}或{other}：不相上下</translation>
    </message>
    <message>
        <source>{play}: you domino.</source>
        <translation>{play}：出完手牌。</translation>
    </message>
    <message>
        <source>{play}: {points}; opponents can score with {scoring} of {unseen} tiles.</source>
        <translation>{play}：{points}；看不见的{unseen}张牌里有{scoring}张能让对手加分。</translation>
    </message>
    <message>
        <source>{play}: {points}; your opponent can score with {scoring} of {unseen} tiles.</source>
        <translation>{play}：{points}；看不见的{unseen}张牌里有{scoring}张能让对手加分。</translation>
    </message>
    <message>
        <source>{score} + {points} is exactly 61: this wins the match.</source>
        <translation>{score} + {points}正好 61：这一手赢下整场。</translation>
    </message>
    <message>
        <source>{score} + {points} would pass 61, and bring nothing.</source>
        <translation>{score} + {points}会超过 61，那样什么也加不上。</translation>
    </message>
    <message>
        <source>{score} + {points} would pass 61: it brings nothing now.</source>
        <translation>{score} + {points}会超过 61：现在加不上。</translation>
    </message>
    <message>
        <source>{score} + {points} would pass 61: take {award} now.</source>
        <translation>{score} + {points}会超过 61：现在先拿显示分 +{award}。</translation>
    </message>
    <message>
        <source>{tile} is a double, and fits less often than other tiles.</source>
        <translation>{tile}是双牌，能接的机会比别的牌少。</translation>
    </message>
    <message>
        <source>{tile} is heavy: it goes out of your hand.</source>
        <translation>{tile}点数大：趁早从手牌里出掉。</translation>
    </message>
    <message>
        <source>{tile} on the {value}</source>
        <translation>{tile}接{value}点</translation>
    </message>
</context>
<context>
    <name>HistoryDesk</name>
    <message>
        <source>No tile has been dealt.</source>
        <translation>还没发牌。</translation>
    </message>
    <message>
        <source>There is nothing to see yet</source>
        <translation>还没有可看的内容</translation>
    </message>
    <message>
        <source>This match cannot be opened</source>
        <translation>打不开这场对局</translation>
    </message>
</context>
<context>
    <name>HowToCard</name>
    <message>
        <source>After your tile, add up all open ends. A multiple of five scores: 15 is 3 points. Whoever plays their last tile also scores the opponents’ hands, less a partner’s.</source>
        <translation>出牌后把各个末端的点数加起来，是 5 的倍数就加分：15 得显示分 3。先出完手牌的人，还能得到对手手里剩下的点数，有搭档的减去搭档手里的。</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>怎么打</translation>
    </message>
    <message>
        <source>Join equal halves; if no tile fits, draw until one does. A double lies across, and once both its sides are taken it branches two more ways.</source>
        <translation>点数相同的半面相接；没有能接的牌，就一直摸到有为止。双牌横着放，两个直线侧都接上以后，还能再分出两条侧分支。</translation>
    </message>
    <message>
        <source>Stand on exactly 61 and you win. Points that would pass 61 are discarded.</source>
        <translation>正好到 61 就赢下整场。会超过 61 的加分，整个舍弃。</translation>
    </message>
</context>
<context>
    <name>Keeper</name>
    <message>
        <source>Nothing was written there. Your match goes on; please choose another place.</source>
        <translation>那里什么也没写。可以接着打，请换个地方再存。</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>另存一份</translation>
    </message>
    <message>
        <source>The copy could not be saved</source>
        <translation>没能另存</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>At the table</source>
        <translation>牌桌上</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>各处通用</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>回放时</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>练习时</translation>
    </message>
    <message>
        <source>On the start page</source>
        <translation>起始页</translation>
    </message>
    <message>
        <source>a hint: the best play, and why</source>
        <translation>提示：最好的一手，以及理由</translation>
    </message>
    <message>
        <source>choose a tile by its place</source>
        <translation>按位置选一张牌</translation>
    </message>
    <message>
        <source>choose a tile of your hand</source>
        <translation>在手牌里选一张</translation>
    </message>
    <message>
        <source>closer, further away</source>
        <translation>放大、缩小</translation>
    </message>
    <message>
        <source>continue the last match</source>
        <translation>继续上次那一场</translation>
    </message>
    <message>
        <source>do the only thing possible</source>
        <translation>做眼下唯一能做的事</translation>
    </message>
    <message>
        <source>draw a tile</source>
        <translation>摸一张牌</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>加快</translation>
    </message>
    <message>
        <source>go round the places where it fits</source>
        <translation>在能接的位置之间切换</translation>
    </message>
    <message>
        <source>leave the replay</source>
        <translation>离开回放</translation>
    </message>
    <message>
        <source>new match</source>
        <translation>新的一场</translation>
    </message>
    <message>
        <source>one action back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>one action on</source>
        <translation>进一步</translation>
    </message>
    <message>
        <source>one step back, one step on</source>
        <translation>退一步，进一步</translation>
    </message>
    <message>
        <source>open a match file</source>
        <translation>打开对局文件</translation>
    </message>
    <message>
        <source>other unfinished matches</source>
        <translation>其他没打完的场次</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>place it there</source>
        <translation>出在那里</translation>
    </message>
    <message>
        <source>play, or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>put the tile back</source>
        <translation>把牌放回去</translation>
    </message>
    <message>
        <source>read the rules</source>
        <translation>看规则</translation>
    </message>
    <message>
        <source>scores and log</source>
        <translation>比分和记录</translation>
    </message>
    <message>
        <source>scores and needs in words</source>
        <translation>用文字看比分和还差多少</translation>
    </message>
    <message>
        <source>see again what happened since your turn</source>
        <translation>再看一遍你上次出牌后发生的事</translation>
    </message>
    <message>
        <source>show the whole table</source>
        <translation>看全桌</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>放慢</translation>
    </message>
    <message>
        <source>the board in words</source>
        <translation>用文字看牌桌</translation>
    </message>
    <message>
        <source>the next field or button</source>
        <translation>下一个输入框或按钮</translation>
    </message>
    <message>
        <source>the tiles not seen yet</source>
        <translation>还没见到的牌</translation>
    </message>
    <message>
        <source>to the beginning, to the end</source>
        <translation>到开头，到结尾</translation>
    </message>
    <message>
        <source>to the list of all you can do</source>
        <translation>去出法列表</translation>
    </message>
    <message>
        <source>to the round before, to the next</source>
        <translation>到上一局，到下一局</translation>
    </message>
    <message>
        <source>watch a match</source>
        <translation>看电脑打一场</translation>
    </message>
</context>
<context>
    <name>LegendDialog</name>
    <message>
        <source>Done</source>
        <translation>好</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>桌上的记号</translation>
    </message>
</context>
<context>
    <name>LegendWords</name>
    <message>
        <source>5 raw points are 1 point. Exactly 61 points, 305 raw, win the match.</source>
        <translation>原始分 5 合显示分 1。正好到显示分 61（原始分 305）就赢下整场。</translation>
    </message>
    <message>
        <source>A closed end: every tile that fits it lies on the table. It may still be counted.</source>
        <translation>封住的一端：能接它的牌都已在桌上。它仍可能计入末端总点数。</translation>
    </message>
    <message>
        <source>A pin joins two tiles. Where there is no room side by side, a long one leads on.</source>
        <translation>铜销连着两张牌。挨着放不下时，用一根长铜销接过去。</translation>
    </message>
    <message>
        <source>A scoring end: it counts {pips} in the end total.</source>
        <translation>计分端：在末端总点数里计{pips}点。</translation>
    </message>
    <message>
        <source>A spinner: every double is one. Its arms open once both its sides are taken.</source>
        <translation>分叉双牌：每张双牌都是。两个直线侧都接上后，侧分支才能接牌。</translation>
    </message>
    <message>
        <source>A tile of your hand that fits somewhere now.</source>
        <translation>手牌里现在能接上的牌。</translation>
    </message>
    <message>
        <source>An open connection: a tile with a {value} can come here.</source>
        <translation>可接牌位置：有{value}点半面的牌能接在这里。</translation>
    </message>
    <message>
        <source>One stroke is 1 point; a large X with four small ones is 10. Below 0 there are none.</source>
        <translation>一笔是显示分 1；一个大 X 带四个小 x 是显示分 10。低于 0 时没有笔画。</translation>
    </message>
    <message>
        <source>The tile in your hand fits here. It will lie just as shown.</source>
        <translation>手里这张牌能接在这里，会照这样放下。</translation>
    </message>
    <message>
        <source>The tile that was placed last.</source>
        <translation>最后出的一张牌。</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n 点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n solved at the first try.</source>
        <translation>
            <numerusform>%n 题全部一次做对。</numerusform>
        </translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>全部课程</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>看对不对</translation>
    </message>
    <message>
        <source>Daily five</source>
        <translation>每日五题</translation>
    </message>
    <message>
        <source>Daily five, {number} of {count}</source>
        <translation>每日五题，第 {number} 题，共 {count} 题</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>step of a lesson</comment>
        <translation>好了</translation>
    </message>
    <message>
        <source>Drag a tile, or choose with arrow keys</source>
        <translation>拖一张牌，或用方向键选</translation>
    </message>
    <message>
        <source>Drop it in a lit place. Keys: Tab, then Enter</source>
        <translation>放到亮起的位置。按键：Tab，再按 Enter</translation>
    </message>
    <message>
        <source>Exercise {number} of {count}</source>
        <translation>练习 {number}，共 {count} 题</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>I know Five-Up already</source>
        <translation>我会打别的 Five-Up</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学打牌</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>第 {number} 课，共 {count} 课</translation>
    </message>
    <message>
        <source>Lessons in both languages</source>
        <translation>用两种语言讲课</translation>
    </message>
    <message>
        <source>Mark {tile}</source>
        <translation>标出 {tile}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Next lesson: {title}</source>
        <translation>下一课：{title}</translation>
    </message>
    <message numerus="yes">
        <source>Next: %n exercise(s).</source>
        <translation>
            <numerusform>接下来是 %n 道练习。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not there yet</source>
        <translation>还差一点</translation>
    </message>
    <message>
        <source>Once more: you missed this one before.</source>
        <translation>再来一次：这一题之前没做对。</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Points before</source>
        <translation>原来的显示分</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>对了</translation>
    </message>
    <message>
        <source>Rules {number}</source>
        <translation>规则 {number}</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>做给我看</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>第 {number} 步，共 {count} 步</translation>
    </message>
    <message>
        <source>Table and hand of the lesson</source>
        <translation>这一课的牌桌和手牌</translation>
    </message>
    <message>
        <source>That is all for now</source>
        <translation>这次就到这里</translation>
    </message>
    <message>
        <source>The revealed hands</source>
        <translation>亮出的手牌</translation>
    </message>
    <message>
        <source>The tiles drawn for the lead</source>
        <translation>抽签抽到的牌</translation>
    </message>
    <message>
        <source>There is only one thing to do now: the button at your hand says it.</source>
        <translation>现在只有一件事可做：手牌旁边的按钮上写着。</translation>
    </message>
    <message>
        <source>This is how it goes</source>
        <translation>是这样的</translation>
    </message>
    <message>
        <source>To remember</source>
        <translation>记住这些</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>a puzzle</comment>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Your goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>out of tiles</source>
        <translation>手牌出完</translation>
    </message>
    <message>
        <source>shared score</source>
        <translation>同一个比分</translation>
    </message>
    <message>
        <source>{learned} of {count} lessons learned</source>
        <translation>{count} 课学了 {learned} 课</translation>
    </message>
    <message>
        <source>{name}: {tiles}, {pips}</source>
        <translation>{name}：{tiles}，{pips}</translation>
    </message>
    <message>
        <source>{solved} of {count} solved at the first try. What you missed comes back in the daily five.</source>
        <translation>{count} 题当中一次做对 {solved} 题。没做对的会在每日五题里再出现。</translation>
    </message>
    <message>
        <source>{tile} earns most now, or rids you of most pips: its place is lit.</source>
        <translation>现在打 {tile} 加分最多，或者能甩掉最多的点数，它的位置亮着。</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>2 + 3 + 0 = 5. No end was covered: on an arm a tile only adds its outer end.</source>
        <translation>2 + 3 + 0 = 5。没有哪一头被盖住：接在侧分支上的牌，只多出它外面那一头。</translation>
    </message>
    <message>
        <source>2 + 3 = 5. Those 5 raw points are 1 point on the score card.</source>
        <translation>2 + 3 = 5。5 原始分，记分卡上就是显示分 1。</translation>
    </message>
    <message>
        <source>2|2 counts 4, and 4 + 6 = 10: 2 points. 3|6 would have earned only 1.</source>
        <translation>2|2 计 4，4 + 6 = 10，显示分 +2。打 3|6 只有显示分 +1。</translation>
    </message>
    <message>
        <source>2|6 fits at both ends. Choose one, and place it there.</source>
        <translation>2|6 两头都能接。选一头，接上去。</translation>
    </message>
    <message>
        <source>2|6 would fit, but you would rather keep it. What happens now?</source>
        <translation>2|6 接得上，可你想先留着。现在该怎样？</translation>
    </message>
    <message>
        <source>3 + 12 = 15, that is 3 points. 58 + 3 = 61: the match is over at once.</source>
        <translation>3 + 12 = 15，显示分 +3。58 + 3 = 61，整场当场结束。</translation>
    </message>
    <message>
        <source>3|3 lies at the end. What is the end total?</source>
        <translation>3|3 躺在末端。末端总点数是多少？</translation>
    </message>
    <message>
        <source>4 + 1 = 5, that is 1 point: 59 + 1 = 60. The 4 points of 4|4 would have passed 61.</source>
        <translation>4 + 1 = 5，显示分 +1，59 + 1 = 60。打 4|4 是显示分 +4，就超过 61 了。</translation>
    </message>
    <message>
        <source>4 + 6 = 10, and the other hand holds 7 + 1 + 2 = 10 pips. Both go into one event: 20 raw, 4 points.</source>
        <translation>4 + 6 = 10，对手手里还有 7 + 1 + 2 = 10 点。两样合成一个计分事件：20 原始分，显示分 +4。</translation>
    </message>
    <message>
        <source>4 to 4. The free ends are 2 and 6 now.</source>
        <translation>4 接 4。现在空着的两头是 2 和 6。</translation>
    </message>
    <message>
        <source>4|4 opened, and one of its line sides is still free. What is the end total?</source>
        <translation>4|4 是开局的牌，还有一个直线侧空着。末端总点数是多少？</translation>
    </message>
    <message>
        <source>5 raw points are 1 displayed point, here simply a point: a total of 5 earns 1 point, 10 earns 2, 15 earns 3, 25 earns 5.</source>
        <translation>5 原始分合 1 显示分：总点数 5 加 1 显示分，10 加 2，15 加 3，25 加 5。</translation>
    </message>
    <message>
        <source>5|5 alone comes to 10: 2 points. An opening earns like any placement.</source>
        <translation>5|5 单独一张就是 10，显示分 +2。开局的牌和别的出牌一样加分。</translation>
    </message>
    <message>
        <source>5|6 lies on one arm, the other is empty. What is the end total?</source>
        <translation>一个侧分支上接了 5|6，另一个空着。末端总点数是多少？</translation>
    </message>
    <message>
        <source>6|6 is joined by one line side; the other is free. It counts 6 + 6: 2 + 12 = 14.</source>
        <translation>6|6 用一个直线侧接上，另一个还空着，计 6 + 6。2 + 12 = 14。</translation>
    </message>
    <message>
        <source>A blank half is an end like any other: it counts 0, and another blank fits it.</source>
        <translation>空白的半面也是一头，计 0；别的空白半面可以接它。</translation>
    </message>
    <message>
        <source>A computer player sees what a person in that seat would see, and nothing more.</source>
        <translation>电脑玩家看到的，和坐在那个座位上的人看到的一样，一点也不多。</translation>
    </message>
    <message>
        <source>A discarded event changes nothing and does not touch the others. An event that reaches 61 ends the match at once; hands that would come later get nothing.</source>
        <translation>被舍弃的计分事件不改变任何东西，也不影响别的。哪个事件正好到 61，整场当场结束，排在后面的手牌就什么也没有了。</translation>
    </message>
    <message>
        <source>A domino is one event: the award of the last placement, plus all opponents’ pips added together and then rounded once to the nearest five. With four players the partner’s hand is taken off as well, see the next lesson.</source>
        <translation>出完手牌是一个计分事件：最后这次出牌的加分，加上所有对手手牌的点数；点数先合在一起，再舍入一次，取最近的 5 的倍数。四人时还要减去搭档的手牌，见下一课。</translation>
    </message>
    <message>
        <source>A double has been placed on the arm. What is the end total?</source>
        <translation>侧分支上又接了双牌。末端总点数是多少？</translation>
    </message>
    <message>
        <source>A double is a crossing. Its long sides carry the line. Its short ends are arms, and they stay shut until the line runs through it.</source>
        <translation>双牌像个路口：长边走直线，短头是侧分支。直线没有穿过它之前，侧分支一直关着。</translation>
    </message>
    <message>
        <source>A double is always joined by a line side, never by a short side. 0|0 counts 0.</source>
        <translation>双牌总是用直线侧接上去，不用短头。0|0 计 0。</translation>
    </message>
    <message>
        <source>A double lies across the line. Its two long sides are its line sides. As long as one of them is free, both halves of the double count.</source>
        <translation>双牌横着接。它的两条长边是两个直线侧；只要有一侧空着，两个半面都计点。</translation>
    </message>
    <message>
        <source>A double on an arm is a spinner too: first both its line sides, then its own two arms.</source>
        <translation>侧分支上的双牌也是分叉双牌：先接满两个直线侧，再开自己的两个侧分支。</translation>
    </message>
    <message>
        <source>A double with a free line side counts both halves; the whole tile is counted once. So is an opening double: 5|5 alone comes to 10, and with one tile at its side it still counts 10.</source>
        <translation>有直线侧空着的双牌，两个半面都计，整张只计一次。开局的双牌也一样：5|5 单独躺着计 10，一侧接了牌还是计 10。</translation>
    </message>
    <message>
        <source>A double with a tile at both line sides counts nothing.</source>
        <translation>两个直线侧都接了牌的双牌不计点。</translation>
    </message>
    <message>
        <source>A half is joined to an equal half. Where a tile fits twice, you choose.</source>
        <translation>半面接相同的半面。两处都能接，由你选。</translation>
    </message>
    <message>
        <source>A lot finds the first leader, who opens with any tile. Then the dominoer leads; after a blocked round, a new lot decides.</source>
        <translation>第一局抽签决定先手，开局打哪张都行。以后由出完手牌的人先手；封局则重新抽签。</translation>
    </message>
    <message>
        <source>A tile has two halves, and each shows 0 to 6 pips. Tiles are joined half to half, like to like.</source>
        <translation>一张骨牌有两个半面，各有 0 到 6 点。接牌时半面对半面，点数相同才能接。</translation>
    </message>
    <message>
        <source>A tile on an empty arm covers no end that counted: the total only grows, by its outer end, or by both halves if it is a double.</source>
        <translation>接在空侧分支上的牌不会盖住计点的一头，总点数只会变大：多出它外面那一头，是双牌就多出两个半面。</translation>
    </message>
    <message>
        <source>A whole round</source>
        <translation>打一整局</translation>
    </message>
    <message>
        <source>Add up the free ends. What is the end total?</source>
        <translation>把空着的两头加起来。末端总点数是多少？</translation>
    </message>
    <message>
        <source>After a blocked round a new lot among all players decides who leads next.</source>
        <translation>封局之后，所有玩家重新抽签，决定下一局的先手。</translation>
    </message>
    <message>
        <source>After a domino the dominoer leads the next round. After a blocked round there is a new lot. Seats stay as they are. A rematch begins at 0 with a new lot.</source>
        <translation>有人出完手牌，他就是下一局的先手；封局则重新抽签。座位不换。再来一场从 0 开始，重新抽签。</translation>
    </message>
    <message>
        <source>After every tile, add up the free ends. This end total earns points for whoever placed the tile, if it is a multiple of five.</source>
        <translation>每出一张牌，就把所有空着的末端加起来，叫末端总点数。是 5 的倍数，出牌的人就加分。</translation>
    </message>
    <message>
        <source>An empty hand is always a domino and never a block, even if the boneyard is empty and nobody could go on.</source>
        <translation>手牌出空了，一律是出完手牌，不是封局；哪怕摸牌堆空了、别人谁也接不下去。</translation>
    </message>
    <message>
        <source>An open arm is a place for a tile, but it counts nothing. Once a tile lies on it, the outer end of that tile counts like any other end.</source>
        <translation>打开的侧分支能接牌，但不计点。接了牌以后，这张牌外面那一头和别的末端一样计点。</translation>
    </message>
    <message>
        <source>An opening double has two free line sides; the first tile may take either of them.</source>
        <translation>开局的双牌两个直线侧都空着，第一张接上来的牌放哪一侧都行。</translation>
    </message>
    <message>
        <source>An opening earns as well: 4|6 or 5|5 on an empty table are 2 points, 2|3 is 1.</source>
        <translation>开局也加分：空桌上打 4|6 或 5|5 是显示分 +2，打 2|3 是显示分 +1。</translation>
    </message>
    <message>
        <source>An ordinary placement is one after which the hand still holds tiles. When it wins the match, the round is not settled: all hands are shown, but nobody scores for them, even if nobody could go on. The boneyard stays face down.</source>
        <translation>普通出牌，就是出牌之后手里还有牌。普通出牌赢下整场时，这一局不再结算：所有手牌都亮出来，但谁也不因此加分，哪怕已经没有人接得下去。摸牌堆仍然扣着。</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>侧分支</translation>
    </message>
    <message>
        <source>Award: the end total divided by five, if it is a positive multiple of five. Otherwise none.</source>
        <translation>加分：末端总点数是 5 的正倍数，就除以 5，得到显示分；不是就没有。</translation>
    </message>
    <message>
        <source>Awards</source>
        <translation>加分</translation>
    </message>
    <message>
        <source>Before you place, see what the ends would come to. One and the same hand can earn nothing, a little, or much.</source>
        <translation>出牌之前，先看看末端会变成多少。同样一手牌，可以不加分，可以加一点，也可以加很多。</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>封局</translation>
    </message>
    <message>
        <source>Both line sides before arms</source>
        <translation>先直线侧，后侧分支</translation>
    </message>
    <message>
        <source>Both line sides of 1|1 have a tile now, so both its arms are open.</source>
        <translation>1|1 的两个直线侧都接了牌，两个侧分支就都打开了。</translation>
    </message>
    <message>
        <source>Both line sides of 3|3 are taken: now it counts nothing. 1 + 5 = 6.</source>
        <translation>3|3 的两个直线侧都接了牌，它就不计点了。1 + 5 = 6。</translation>
    </message>
    <message>
        <source>Domino</source>
        <translation>出完手牌</translation>
    </message>
    <message>
        <source>Domino at four: the award, plus both opponents’ pips added and rounded once, less the partner’s pips rounded on their own. All of it is one event.</source>
        <translation>四人时出完手牌：出牌的加分，加上两位对手的点数（先合计，再舍入一次），减去搭档的点数（单独舍入）。全部合成一个计分事件。</translation>
    </message>
    <message>
        <source>Doubles count twice</source>
        <translation>双牌两半都计</translation>
    </message>
    <message>
        <source>Draw and pass</source>
        <translation>摸牌和跳过</translation>
    </message>
    <message>
        <source>Draw until a tile fits, and place that one. The whole boneyard can be drawn; one passes only when it is empty.</source>
        <translation>一直摸到能接的为止，再把它打出去。摸牌堆可以全部摸完，空了才跳过。</translation>
    </message>
    <message>
        <source>Each hand for itself scores how much heavier the opponents’ heavier hands are, the lightest hand first. Winning the round earns nothing by itself.</source>
        <translation>每一手牌单独算：对手比它重的手牌重出多少，它就加多少，从最轻的开始。赢得这一局本身不加分。</translation>
    </message>
    <message>
        <source>Each hand has its event, the lightest first. Which one is discarded?</source>
        <translation>每一手牌各有计分事件，从最轻的开始。哪一个被舍弃？</translation>
    </message>
    <message>
        <source>Ends and sums</source>
        <translation>末端和总点数</translation>
    </message>
    <message>
        <source>Every double branches like this, and is called a spinner, wherever it lies: opening, in a line, or on an arm.</source>
        <translation>每张双牌都这样分叉，所以叫分叉双牌，不管是开局、在直线上，还是在侧分支上。</translation>
    </message>
    <message>
        <source>Every double branches, wherever it lies: in a line or on an arm.</source>
        <translation>每张双牌都分叉，不管在直线上还是在侧分支上。</translation>
    </message>
    <message>
        <source>Everybody has drawn one tile. Who leads the first round?</source>
        <translation>每人抽了一张牌。第一局谁先手？</translation>
    </message>
    <message>
        <source>Everybody sees who draws and passes, and how many tiles each hand and the boneyard have. A drawn tile is seen by others only when it is placed.</source>
        <translation>谁摸牌、谁跳过，各家手牌和摸牌堆还有几张，大家都看得到。摸到的是哪张，别人要等打出来才知道。</translation>
    </message>
    <message>
        <source>Exactly 61 points win, and at once. 5 raw points are 1 point. What would pass 61 is discarded whole.</source>
        <translation>正好显示分 61，当场就赢。5 原始分合 1 显示分。会超过 61 的，整个舍弃。</translation>
    </message>
    <message>
        <source>Exactly 61 wins at once. A greater score than the others’ means nothing, there is no tie-break, and there is no limit of rounds.</source>
        <translation>正好 61，当场就赢。比别人高没有用，没有加赛，局数也没有上限。</translation>
    </message>
    <message>
        <source>Exactly 61, and discards</source>
        <translation>正好 61，超出就舍弃</translation>
    </message>
    <message>
        <source>First both line sides, the long ones. Only then do the two arms open. An empty arm counts nothing.</source>
        <translation>先接满两条长边，也就是直线侧，两个侧分支才打开。空着的侧分支不计点。</translation>
    </message>
    <message>
        <source>First the lot: everybody draws one tile, and the heaviest leads. Then play a whole round. A hint is always at hand.</source>
        <translation>先抽签：每人抽一张，最重的先手。然后打一整局，随时可以看提示。</translation>
    </message>
    <message>
        <source>For each hand: for every heavier hand of an opponent take the difference, add the differences, and round the sum once. If the rounded sum is 0, there is no event. Partners’ hands are not put together, and a partner’s hand is never part of the sum.</source>
        <translation>对每一手牌：对手的手牌里凡是更重的，都算出相差的点数，加起来，舍入一次；舍入后是 0 就没有计分事件。搭档的手牌不合并，也从不算进这个和里。</translation>
    </message>
    <message>
        <source>Four play in pairs. Partners sit opposite each other, seats 0 and 2 against 1 and 3, and share one score. When you domino, the pips that your partner still holds are taken off.</source>
        <translation>四人分成两队，搭档对面坐：0 号和 2 号座位对 1 号和 3 号座位，一队共用一个比分。你出完手牌时，搭档手里剩下的点数要扣掉。</translation>
    </message>
    <message>
        <source>Her whole event was discarded. Who leads the next round?</source>
        <translation>她的整个计分事件被舍弃了。下一局谁先手？</translation>
    </message>
    <message>
        <source>In a blocked round the lightest hand takes it all.</source>
        <translation>封局时最轻的手牌全拿。</translation>
    </message>
    <message>
        <source>In a turn only one kind of thing can be done: place, if any tile fits; else draw, as long as there are tiles; else pass.</source>
        <translation>轮到你时，能做的事只有一种：有牌能接就出牌；接不上，摸牌堆还有牌就摸；没牌可摸就跳过。</translation>
    </message>
    <message>
        <source>In how many places can 1|5 be placed here?</source>
        <translation>这里 1|5 能接在几处？</translation>
    </message>
    <message>
        <source>Join a tile to the free line side of 3|3.</source>
        <translation>在 3|3 空着的直线侧接一张牌。</translation>
    </message>
    <message>
        <source>Make the end total a multiple of five.</source>
        <translation>出一张牌，让末端总点数变成 5 的倍数。</translation>
    </message>
    <message>
        <source>Make the placement that earns the most.</source>
        <translation>打出加分最多的一张。</translation>
    </message>
    <message>
        <source>Mark every tile that can be placed now.</source>
        <translation>把现在能出的牌全部标出来。</translation>
    </message>
    <message>
        <source>Match a half</source>
        <translation>半面相接</translation>
    </message>
    <message>
        <source>Mei dominoes at a total of 10. How many points is that worth to her?</source>
        <translation>小梅出完手牌，末端总点数是 10。她加多少？</translation>
    </message>
    <message>
        <source>Mei dominoes at a total of 7. How many points is that worth to her side?</source>
        <translation>小梅出完手牌，末端总点数是 7。她这一队加多少？</translation>
    </message>
    <message>
        <source>Mei stood on 58, and dominoes at a total of 10. Where does she stand now?</source>
        <translation>小梅原来的显示分是 58，出完手牌时末端总点数是 10。现在是多少？</translation>
    </message>
    <message>
        <source>Nobody can place any more, and nothing is left to draw. The round is blocked at once.</source>
        <translation>谁也接不上了，也没有牌可摸：当场封局。</translation>
    </message>
    <message>
        <source>Nothing fits, and the boneyard is empty. What is left to do?</source>
        <translation>没有能接的牌，摸牌堆也空了。还能做什么？</translation>
    </message>
    <message>
        <source>Nothing fits. Draw until a tile fits, and place that one.</source>
        <translation>没有能接的牌。一直摸到能接的为止，再把它打出去。</translation>
    </message>
    <message>
        <source>Nothing fits: draw one tile, and pass if it does not fit either.</source>
        <translation>没有能接的牌就摸一张，还接不上就跳过。</translation>
    </message>
    <message>
        <source>Now place 1|5 on an arm of 1|1.</source>
        <translation>现在把 1|5 接到 1|1 的侧分支上。</translation>
    </message>
    <message>
        <source>On paper one stroke is 1 point, and ten strokes make a group. Strokes 1 and 2 are a large X. Then come four small x in its gaps, two strokes each: 3 and 4 at the top, 5 and 6 at the right, 7 and 8 at the bottom, 9 and 10 at the left.</source>
        <translation>在纸上，一笔是 1 显示分，十笔一组。第 1、2 笔画一个大 X。然后在空档里画四个小 x，各两笔：3、4 在上，5、6 在右，7、8 在下，9、10 在左。</translation>
    </message>
    <message>
        <source>Once the boneyard is empty and no hand at all can place, the round is blocked at once, after a placement or after the last draw. No round of passes is needed.</source>
        <translation>摸牌堆空了，谁的手牌都接不上，就当场封局；可能在出牌之后，也可能在摸走最后一张之后。不用等大家跳过一圈。</translation>
    </message>
    <message>
        <source>One draws tile after tile until one fits, however many that takes; the whole boneyard can be drawn. The tile that fits is placed in the same turn. If it fits in several places, the player chooses which.</source>
        <translation>一张接一张地摸，摸到能接的为止，不管要摸几张，整个摸牌堆都可以摸完。能接的那张当场就打出去；能接在几处时，由摸牌的人选。</translation>
    </message>
    <message>
        <source>One event: the award of the last tile, the opponents’ pips added and rounded once, less the partner’s, rounded. It can be negative, and it is discarded whole if it passes 61.</source>
        <translation>合成一个计分事件：最后一张的加分，加上对手的点数（合计后舍入一次），减去搭档的点数（舍入）。可以是负的；超过 61 就整个舍弃。</translation>
    </message>
    <message>
        <source>One of your tiles fits. Find it, and join it.</source>
        <translation>你有一张牌能接。找出来，接上去。</translation>
    </message>
    <message>
        <source>One passes only when nothing fits and the boneyard is empty.</source>
        <translation>只有接不上、摸牌堆又空了，才跳过。</translation>
    </message>
    <message>
        <source>Only a positive multiple of five earns. 0 earns nothing, 14 earns nothing: this sum is never rounded.</source>
        <translation>只有 5 的正倍数才加分。0 不加，14 也不加：这个总点数从不舍入。</translation>
    </message>
    <message>
        <source>Only the first double branches.</source>
        <translation>只有第一张双牌分叉。</translation>
    </message>
    <message>
        <source>Only the hands are revealed. The boneyard stays face down, and nobody gets points for it.</source>
        <translation>只亮手牌。摸牌堆一直扣着，也不给谁算点数。</translation>
    </message>
    <message>
        <source>Open the arms of 1|1: join a tile to its free line side.</source>
        <translation>打开 1|1 的侧分支：在它空着的直线侧接一张牌。</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>搭档</translation>
    </message>
    <message>
        <source>Parts that pass 61 on the way do not matter: the net alone is tested.</source>
        <translation>中间某一部分先超过 61 也没关系：目标检查只看净额。</translation>
    </message>
    <message>
        <source>Place the double 6|6.</source>
        <translation>把双牌 6|6 打出去。</translation>
    </message>
    <message>
        <source>Place the one tile that fits, and see how the round ends.</source>
        <translation>只有一张牌能接。打出去，看看这一局怎样结束。</translation>
    </message>
    <message>
        <source>Place your last tile.</source>
        <translation>打出你的最后一张牌。</translation>
    </message>
    <message>
        <source>Place your last tile. Your partner sits opposite, with 1|3.</source>
        <translation>打出你的最后一张牌。搭档坐在对面，手里是 1|3。</translation>
    </message>
    <message>
        <source>Play this round to its end, against one opponent.</source>
        <translation>和一位对手把这一局打完。</translation>
    </message>
    <message>
        <source>Points arrive in events. Whether an event would pass 61 is its target test: it counts whole, or it is discarded whole; nothing is cut to fit 61. After a discard the score stays, the tile stays where it lies, and play goes on.</source>
        <translation>比分按计分事件变动。事件会不会超过 61，叫目标检查：要么整个算，要么整个舍弃，不会削掉一截来凑 61。舍弃之后比分不变，牌留在桌上，接着打。</translation>
    </message>
    <message>
        <source>Rounding: a remainder of 1 or 2 goes down, 3 or 4 goes up. 22 becomes 20, and 23 becomes 25.</source>
        <translation>舍入：余 1、余 2 往下，余 3、余 4 往上。22 变 20，23 变 25。</translation>
    </message>
    <message>
        <source>That was a whole round. A match is many of them, until somebody stands on exactly 61.</source>
        <translation>一整局打完了。整场就是一局接一局，直到有人正好到 61。</translation>
    </message>
    <message>
        <source>The arm has begun. From here it goes on like any line.</source>
        <translation>侧分支开始了。从这里往外，和直线一样接下去。</translation>
    </message>
    <message>
        <source>The arms of 5|5 are open. Join a tile to one of them.</source>
        <translation>5|5 的侧分支打开了。接一张牌上去。</translation>
    </message>
    <message>
        <source>The award of a placement may overshoot 61 and the same placement may leave nobody able to go on, with the boneyard empty. Then the award is discarded first, and the blocked round is settled after that.</source>
        <translation>一次出牌的加分会超出目标 61，同时摸牌堆空了、谁也接不下去：先舍弃这次的加分，再按封局结算。</translation>
    </message>
    <message>
        <source>The boneyard is empty and no hand can place: the round is blocked. Then each hand is settled by itself. It earns, in raw points, the pips that the opponents’ heavier hands hold beyond its own.</source>
        <translation>摸牌堆空了，谁的手牌都接不上，就是封局。这时每一手牌单独结算：对手更重的手牌比它多出多少点，它就得多少原始分。</translation>
    </message>
    <message>
        <source>The dominoer leads the next round, whether or not the event was accepted.</source>
        <translation>不管计分事件是接受还是舍弃，出完手牌的人都是下一局的先手。</translation>
    </message>
    <message>
        <source>The first to reach 150, or to pass 61, wins.</source>
        <translation>先到 150，或者先超过 61 的赢。</translation>
    </message>
    <message>
        <source>The hands are settled in ascending order of pips, equal ones in the order of the seats from seat 0 on, whoever led. Each event is tested against the score of that moment, with what the partner’s event has just added.</source>
        <translation>手牌按点数从小到大结算；点数相等的按座位先后，从 0 号座位数起，与谁先手无关。每个计分事件都拿当时的比分做目标检查，搭档的事件刚加上的也算在内。</translation>
    </message>
    <message>
        <source>The hands of all others are counted for whoever goes out.</source>
        <translation>谁先出完，其他人的手牌都算给他。</translation>
    </message>
    <message>
        <source>The highest double opens, or the lead goes round.</source>
        <translation>最大的双牌开局，或者轮流先手。</translation>
    </message>
    <message>
        <source>The last placement has no event of its own: its award counts with the rest, or is discarded with the rest. Only the net, all parts together, is tested against 61.</source>
        <translation>最后这次出牌不单独成为计分事件：它的加分和其余部分一起算，或者一起舍弃。做目标检查时只看净额，也就是各部分合起来的数。</translation>
    </message>
    <message>
        <source>The leader opens with any tile. Then turns go clockwise.</source>
        <translation>先手开局，打哪张牌都行。然后按顺时针轮流。</translation>
    </message>
    <message>
        <source>The lot: each player draws one tile from all 28, face down. The most pips lead. If several share the most, only they draw again, from all 28 tiles shuffled anew. Then the tiles go back, and the hands are dealt.</source>
        <translation>抽签：28 张牌全部扣着，每位玩家抽一张，点数最多的先手。最多的有几位相同，就只由他们再抽，28 张牌全部重新洗过。然后牌放回去，再发手牌。</translation>
    </message>
    <message>
        <source>The match is won by whoever first stands on exactly 61 points. Points that would pass 61 are discarded, all of them.</source>
        <translation>谁先正好到显示分 61，谁就赢下整场。会超过 61 的加分，全部舍弃。</translation>
    </message>
    <message>
        <source>The net can be negative, and a score can go below zero. It is shown with a minus sign; the paper tally then has no strokes. A net of 0 is accepted and changes nothing.</source>
        <translation>净额可以是负的，比分也可以低于 0，写的时候带负号，纸面记分就不画笔画。净额是 0 照样接受，比分不变。</translation>
    </message>
    <message>
        <source>The placement earns 10 raw. The opponents hold 12 + 9 = 21, which becomes 20. Your partner holds 4, which becomes 5. 10 + 20 − 5 = 25 raw, 5 points.</source>
        <translation>出牌得 10 原始分。对手手里 12 + 9 = 21，舍入成 20。搭档手里 4，舍入成 5。10 + 20 − 5 = 25 原始分，显示分 +5。</translation>
    </message>
    <message>
        <source>The points go to whoever has just placed, at once; nobody scores on another’s turn.</source>
        <translation>加分当场归刚出牌的人；轮到别人时，自己不会加分。</translation>
    </message>
    <message>
        <source>The same domino, but their score was 2. Where do they stand now?</source>
        <translation>同样出完手牌，但这一队原来的显示分是 2。现在是多少？</translation>
    </message>
    <message>
        <source>The side with the lightest hand wins the round. If hands of opposing sides share the fewest pips it is tied; if only partners’ hands share them, that partnership has won. Winning the round earns nothing by itself, and whoever reaches 61 need not be its winner.</source>
        <translation>手牌最轻的一方赢得这一局。最轻的手牌如果对手之间点数相同，这一局就是同分，没有人赢；只在搭档之间相同，就是这一队赢。赢得封局本身不加分，到 61 的也不一定是赢这一局的一方。</translation>
    </message>
    <message>
        <source>The spinner’s four sides may be joined in any order.</source>
        <translation>分叉双牌的四面，先接哪面都行。</translation>
    </message>
    <message>
        <source>The two line sides are taken first; the tile to which the double itself was joined is at one of them. Only then do both arms open, at the same time.</source>
        <translation>先接满两个直线侧，双牌自己接上去时挨着的那张也占一侧。接满了，两个侧分支才同时打开。</translation>
    </message>
    <message>
        <source>There are 28 tiles, from 0|0 to 6|6, each once. Everybody is dealt 5. The others lie face down: the boneyard, 18 tiles for two players, 13 for three, 8 for four. Lessons deal fewer tiles, so that what matters is seen at once.</source>
        <translation>一副牌 28 张，从 0|0 到 6|6，各一张。每人发 5 张，其余扣着，叫摸牌堆：两人时 18 张，三人时 13 张，四人时 8 张。课上发的手牌少些，一眼就能看出要点。</translation>
    </message>
    <message>
        <source>Three ends count now: 2, 4, and the 0 on the arm. 5|5 itself counts nothing.</source>
        <translation>现在计点的有三头：2、4，还有侧分支上的 0。5|5 自己不计点。</translation>
    </message>
    <message>
        <source>Use an arm to make the end total a multiple of five.</source>
        <translation>利用侧分支，让末端总点数变成 5 的倍数。</translation>
    </message>
    <message>
        <source>Where a tile fits in more than one place, you choose.</source>
        <translation>一张牌能接在几处时，由你选。</translation>
    </message>
    <message>
        <source>Where a tile may be joined is an open connection; what counts is a scoring end. They are two things: an empty open arm is an open connection and counts nothing, a started arm counts through its outer end.</source>
        <translation>能接牌的地方叫可接牌位置，计点的地方叫计分端，这是两回事：空着的侧分支是可接牌位置，但不计点；接了牌，就计它外面那一头。</translation>
    </message>
    <message>
        <source>Who has won this blocked round?</source>
        <translation>这次封局，谁赢了这一局？</translation>
    </message>
    <message>
        <source>Whoever can place must place, even if it earns nothing. Nobody draws or passes by choice.</source>
        <translation>能出牌就必须出，不加分也得出。没有人可以自己选择摸牌或跳过。</translation>
    </message>
    <message>
        <source>Whoever leads may open with any tile, a double as well.</source>
        <translation>先手开局打哪张都行，双牌也可以。</translation>
    </message>
    <message>
        <source>Whoever places the last tile of a hand dominoes. The round ends, the hands are revealed, and the opponents’ pips go to the dominoer.</source>
        <translation>打出最后一张手牌，就是出完手牌。这一局结束，亮出手牌，对手剩下的点数归出完手牌的人。</translation>
    </message>
    <message>
        <source>With four, each of the four draws in the lot, and may become the leader. Partners do not draw together: two partners who share the most draw again as well.</source>
        <translation>四人时抽签也是每人各抽一张，谁都可能先手。搭档分开抽：两位搭档的点数同样最多，也要再抽。</translation>
    </message>
    <message>
        <source>With two or three players everybody scores alone, and there is no partner’s hand to take off. Seats are counted clockwise from 0; in these pictures Mei has seat 0, then come Rowan, Lin and Ada.</source>
        <translation>两人或三人时各算各的，没有搭档的手牌要扣。座位从 0 号起按顺时针数；这些图里小梅坐 0 号，然后是阿哲、林奶奶、子安。</translation>
    </message>
    <message>
        <source>You drew three tiles. The first that fitted had to be placed at once; the other two are yours.</source>
        <translation>你摸了三张。头一张能接的必须马上打出去，另外两张留在手里。</translation>
    </message>
    <message>
        <source>You have just placed 0|4, and both ends are blank. What does that earn?</source>
        <translation>你刚打出 0|4，两头都是空白。加多少？</translation>
    </message>
    <message>
        <source>You have just placed 2|4. How many points does it earn?</source>
        <translation>你刚打出 2|4。加多少？</translation>
    </message>
    <message>
        <source>You have just placed 6|6. How many points does it earn?</source>
        <translation>你刚打出 6|6。加多少？</translation>
    </message>
    <message>
        <source>You lead. Open the round with any tile.</source>
        <translation>你是先手。随便打一张牌开局。</translation>
    </message>
    <message>
        <source>You lead. Open with a tile that earns points.</source>
        <translation>你是先手。打一张能加分的牌开局。</translation>
    </message>
    <message>
        <source>You passed. The round goes on, because somebody else can still place.</source>
        <translation>你跳过了。这一局继续，因为还有人接得上。</translation>
    </message>
    <message>
        <source>You stand on 58. Win the match with one placement.</source>
        <translation>你现在的显示分是 58。出一张牌赢下整场。</translation>
    </message>
    <message>
        <source>You stand on 59. Earn points that are not discarded.</source>
        <translation>你现在的显示分是 59。出一张能加分、又不会被舍弃的牌。</translation>
    </message>
    <message>
        <source>You stood on 60. Then you placed 2|4, at a total of 10. Where do you stand now?</source>
        <translation>你原来的显示分是 60，打出 2|4 后末端总点数是 10。现在是多少？</translation>
    </message>
</context>
<context>
    <name>LevelCard</name>
    <message>
        <source>A click is for all of them. Wins: counted in 600 matches of two.</source>
        <translation>点一下，给所有电脑选定。胜率由 600 场两人对局得出。</translation>
    </message>
    <message>
        <source>How the computers play</source>
        <translation>电脑的水平</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Also reads draws and passes, plays for exactly 61.</source>
        <translation>还会从别人摸牌、跳过里推断手牌，盯着 61 出牌。</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>随和</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>常客</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>高手</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Often plays what comes to hand.</source>
        <translation>常常随手出牌，适合刚学会规则的人。</translation>
    </message>
    <message>
        <source>Plays on in its head, hundreds of times.</source>
        <translation>在心里往下打几百遍，再决定怎么出。</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>Takes the best award now and never looks further.</source>
        <translation>总挑眼前加分最多的出法，不往后想。</translation>
    </message>
    <message>
        <source>Thinks one play ahead: its award, and yours.</source>
        <translation>会想一步：自己加分，也防下家加分。</translation>
    </message>
    <message>
        <source>wins {count} of 100 against {level}</source>
        <translation>与“{level}”对局，100 场赢{count}场</translation>
    </message>
</context>
<context>
    <name>LogCard</name>
    <message>
        <source>Fair deal: {digits}…</source>
        <translation>公平发牌：{digits}…</translation>
    </message>
    <message>
        <source>Log of this round</source>
        <translation>本局记录</translation>
    </message>
    <message>
        <source>The deal is fixed already; this shows and checks its commitment.</source>
        <translation>这一局的牌已经定好；点这里查看并核对承诺值。</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>本局记录</translation>
    </message>
    <message>
        <source>points</source>
        <comment>heading of the awards</comment>
        <translation>显示分</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>award</comment>
        <translation>
            <numerusform>显示分 +%n</numerusform>
        </translation>
    </message>
    <message>
        <source>From here a computer ({level}) plays for {name}.</source>
        <translation>从这里起，电脑（{level}）替{name}打。</translation>
    </message>
    <message>
        <source>draws a tile</source>
        <translation>摸了一张牌</translation>
    </message>
    <message>
        <source>is back</source>
        <translation>回来自己打</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>{level} stands in</source>
        <translation>由电脑（{level}）代打</translation>
    </message>
    <message>
        <source>{name} draws a tile.</source>
        <translation>{name}摸了一张牌。</translation>
    </message>
    <message>
        <source>{name} is back, and plays from here.</source>
        <translation>从这里起，{name}回来自己打。</translation>
    </message>
    <message>
        <source>{name} led</source>
        <translation>{name}先手</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name}跳过。</translation>
    </message>
    <message>
        <source>{name} plays {tile}, the last tile in hand. Total {award}.</source>
        <translation>{name}出最后一张手牌{tile}。末端总点数{award}。</translation>
    </message>
    <message>
        <source>{name} plays {tile}. Total {award}.</source>
        <translation>{name}出{tile}。末端总点数{award}。</translation>
    </message>
    <message>
        <source>{name} plays {tile}. Total {award}. {reason}</source>
        <translation>{name}出{tile}。末端总点数{award}。{reason}</translation>
    </message>
    <message>
        <source>{sum}: {points}</source>
        <translation>{sum}：{points}</translation>
    </message>
</context>
<context>
    <name>LossDialog</name>
    <message>
        <source>Give up what is not saved</source>
        <translation>放弃没保存的部分</translation>
    </message>
    <message>
        <source>If you leave the game now, what could not be saved is lost.</source>
        <translation>现在退出的话，没能保存的部分就丢了。</translation>
    </message>
    <message>
        <source>If you put another match on the table now, what could not be saved is lost.</source>
        <translation>现在换上另一场，没能保存的部分就没有了。</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>This match is not saved</source>
        <translation>这一场没有保存</translation>
    </message>
</context>
<context>
    <name>LotDialog</name>
    <message>
        <source>Commitment to this deal: {digits}…</source>
        <translation>本局发牌的承诺值：{digits}…</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Deal the tiles</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>The deal is fixed already. After the round its record can be checked against this.</source>
        <translation>牌已经定好了。打完这一局，可以用记录核对这个值。</translation>
    </message>
    <message>
        <source>The lot for round {number}</source>
        <translation>第{number}局抽签</translation>
    </message>
</context>
<context>
    <name>LotWords</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n 点</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Everybody draws one tile; the heaviest leads.</source>
        <translation>每人抽一张牌，点数最大的先手。</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first}和{last}</translation>
    </message>
    <message>
        <source>{names} are level with {pips} and draw again.</source>
        <translation>{names}同为{pips}，再抽一次。</translation>
    </message>
    <message>
        <source>{name} draws {tile}: {pips}.</source>
        <translation>{name}抽到{tile}，{pips}。</translation>
    </message>
    <message>
        <source>{name} drew the heaviest tile, {tile}, and leads.</source>
        <translation>{name}抽到的{tile}点数最大，先手。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Five Up</source>
        <translation>法伊夫·阿普</translation>
    </message>
    <message>
        <source>Five Up · Practice</source>
        <translation>法伊夫·阿普 · 练习</translation>
    </message>
    <message>
        <source>Five Up · Replay</source>
        <translation>法伊夫·阿普 · 回放</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Partnerships</source>
        <translation>两两搭档</translation>
    </message>
    <message>
        <source>Practice · Round {number} · {kind}</source>
        <translation>练习 · 第{number}局 · {kind}</translation>
    </message>
    <message>
        <source>Round {number} · {kind}</source>
        <translation>第{number}局 · {kind}</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>三人各打各的</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>两人对打</translation>
    </message>
    <message>
        <source>{told} · without hints</source>
        <translation>{told} · 不用提示</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>Not dealt yet · {saved}</source>
        <translation>还没发牌 · {saved}</translation>
    </message>
    <message>
        <source>Practice · Round {number} · {saved}</source>
        <translation>练习 · 第{number}局 · {saved}</translation>
    </message>
    <message>
        <source>Round {number} · {saved}</source>
        <translation>第{number}局 · {saved}</translation>
    </message>
    <message>
        <source>saved at an unknown time</source>
        <translation>保存时间不明</translation>
    </message>
    <message>
        <source>saved on {date}</source>
        <translation>{date}保存</translation>
    </message>
    <message>
        <source>saved today at {time}</source>
        <translation>今天{time}保存</translation>
    </message>
    <message>
        <source>saved yesterday at {time}</source>
        <translation>昨天{time}保存</translation>
    </message>
</context>
<context>
    <name>MatchesDesk</name>
    <message numerus="yes">
        <source>%n match(es) brought in</source>
        <translation>
            <numerusform>导入了 %n 场</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Export this match</source>
        <translation>导出这场对局</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>已导出到{path}</translation>
    </message>
    <message>
        <source>It is back.</source>
        <translation>已经恢复。</translation>
    </message>
    <message>
        <source>The copy stands as the match does now. It is in no statistics.</source>
        <translation>副本停在这场现在的地方，不计入统计。</translation>
    </message>
    <message>
        <source>The match could not be written there. Please choose another place.</source>
        <translation>没能写到那里，请换一个地方。</translation>
    </message>
    <message>
        <source>This cannot be a title.</source>
        <translation>这不能作标题。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>{good}. Not a match, or damaged: {names}</source>
        <translation>{good}。不是对局或已损坏：{names}</translation>
    </message>
    <message>
        <source>“{title}” is deleted, and kept for 30 days.</source>
        <translation>“{title}”已删除，会保留 30 天。</translation>
    </message>
    <message>
        <source>“{title}” is given up. If somebody plays on, it goes on.</source>
        <translation>“{title}”已弃局。有人接着打，它就继续。</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Bring in a file…</source>
        <translation>导入文件…</translation>
    </message>
    <message>
        <source>Deleted…</source>
        <translation>已删除…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Search titles and names</source>
        <translation>搜索标题和名字</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>What can be done…</source>
        <translation>可以做什么…</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>对局(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>打牌(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>显示(&amp;V)</translation>
    </message>
    <message>
        <source>About Five Up</source>
        <translation>关于法伊夫·阿普</translation>
    </message>
    <message>
        <source>Back to start</source>
        <translation>回起始页</translation>
    </message>
    <message>
        <source>Copy this round’s commitment</source>
        <translation>复制本局的承诺值</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <translation>摸一张牌</translation>
    </message>
    <message>
        <source>Fair deals…</source>
        <translation>公平发牌…</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键一览</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Let a computer play for you…</source>
        <translation>让电脑替你打…</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>对局…</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>新的一场…</translation>
    </message>
    <message>
        <source>Open a match file…</source>
        <translation>打开对局文件…</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Pause the computers</source>
        <translation>让电脑暂停</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做一步</translation>
    </message>
    <message>
        <source>Replay this match…</source>
        <translation>回放这一场…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>另存一份…</translation>
    </message>
    <message>
        <source>Scores and log</source>
        <translation>比分和记录</translation>
    </message>
    <message>
        <source>Scores and needs</source>
        <translation>比分和还差多少</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Show again since my turn</source>
        <translation>重看我上一手之后</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>看全桌</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>统计…</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回一步</translation>
    </message>
    <message>
        <source>The board in words</source>
        <translation>用文字看牌桌</translation>
    </message>
    <message>
        <source>Tiles not seen yet</source>
        <translation>还没见到的牌</translation>
    </message>
    <message>
        <source>To the list of plays</source>
        <translation>去出法列表</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>桌上的记号</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>2 players</source>
        <translation>2 人</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 人</translation>
    </message>
    <message>
        <source>4 players, two pairs</source>
        <translation>4 人，两两搭档</translation>
    </message>
    <message>
        <source>All hands open, any play can be taken back; not counted.</source>
        <translation>手牌全部亮着，哪一手都能收回，不计入统计。</translation>
    </message>
    <message>
        <source>Another seat has this name.</source>
        <translation>另一个座位已经用了这个名字。</translation>
    </message>
    <message>
        <source>At most {count} characters, please.</source>
        <translation>最多{count}个字符。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Between two people an opaque page asks for the screen to be passed on.</source>
        <translation>换人时会先盖住手牌，提醒把屏幕交给下一位。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Draw lots and begin</source>
        <translation>抽签，开局</translation>
    </message>
    <message>
        <source>Everyone draws a tile first; the heaviest leads.</source>
        <translation>先由每人抽一张牌，点数最大的先手。</translation>
    </message>
    <message>
        <source>Everyone keeps a score of their own.</source>
        <translation>各打各的，各记各的比分。</translation>
    </message>
    <message>
        <source>H shows the best play and why, T the tiles not seen yet.</source>
        <translation>按 H 看最好的一手和理由，按 T 看还没见到的牌。</translation>
    </message>
    <message>
        <source>Hints and tile tracker</source>
        <translation>提示和记牌</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新的一场</translation>
    </message>
    <message>
        <source>Only computers play: you watch. Their tiles stay hidden until a round is settled.</source>
        <translation>全是电脑：你来旁观。手牌要到一局结算时才亮出来。</translation>
    </message>
    <message>
        <source>Please type a name.</source>
        <translation>请写个名字。</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Switched off for the whole match.</source>
        <translation>整场都不用。</translation>
    </message>
    <message>
        <source>The computers see only what their own seat may see.</source>
        <translation>电脑都只看得到自己座位该看到的牌。</translation>
    </message>
    <message>
        <source>The match counts; a play can be taken back only until the next one acts.</source>
        <translation>这一场计入统计；出的牌只能在下一家行动前收回。</translation>
    </message>
    <message>
        <source>There is a character in it that turns the writing round.</source>
        <translation>里面有会改变书写方向的字符。</translation>
    </message>
    <message>
        <source>There is a line break or control character in it.</source>
        <translation>里面有换行或控制字符。</translation>
    </message>
    <message>
        <source>Those who sit opposite are partners and keep one score.</source>
        <translation>对面坐的是搭档，两人合记一个比分。</translation>
    </message>
</context>
<context>
    <name>NothingThere</name>
    <message>
        <source>New match</source>
        <translation>新的一场</translation>
    </message>
    <message>
        <source>No match is kept here yet. Each one is, from its first deal on.</source>
        <translation>这里还没有对局。每一场从第一次发牌起就会存在这里。</translation>
    </message>
    <message>
        <source>No title and no name here has “{text}” in it.</source>
        <translation>没有标题或名字里有“{text}”。</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>OpenHand</name>
    <message>
        <source>, </source>
        <comment>between tiles</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{name} holds {tiles}</source>
        <translation>{name}手里有{tiles}</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>A lot decides who leads round {number}</source>
        <translation>第{number}局由抽签决定先手</translation>
    </message>
    <message>
        <source>A placement reached exactly 61, so the round is not settled.</source>
        <translation>出牌正好到 61，这一局不再结算。</translation>
    </message>
    <message>
        <source>Exactly 61</source>
        <translation>正好 61</translation>
    </message>
    <message>
        <source>Nobody can place and the boneyard is empty: the round is blocked.</source>
        <translation>谁也接不上，摸牌堆也空了：封局。</translation>
    </message>
    <message>
        <source>The lightest hands are level: the round is tied.</source>
        <translation>点数最少的手牌打平：这一局同分。</translation>
    </message>
    <message>
        <source>The round is blocked</source>
        <translation>封局</translation>
    </message>
    <message>
        <source>The round is settled in one event for {name}.</source>
        <translation>整个结算是{name}的一个计分事件。</translation>
    </message>
    <message>
        <source>because the round was blocked.</source>
        <translation>因为这一局是封局。</translation>
    </message>
    <message>
        <source>because {name} dominoed, though the event was discarded.</source>
        <translation>因为{name}出完手牌；计分事件虽被舍弃，先手不变。</translation>
    </message>
    <message>
        <source>because {name} dominoed.</source>
        <translation>因为{name}出完手牌。</translation>
    </message>
    <message>
        <source>{name} dominoes</source>
        <translation>{name}出完手牌</translation>
    </message>
    <message>
        <source>{name} had the lightest hand. That wins the round, and earns nothing by itself.</source>
        <translation>{name}的手牌点数最少，赢下这一局；赢局本身没有加分。</translation>
    </message>
    <message>
        <source>{name} leads round {number}</source>
        <translation>第{number}局{name}先手</translation>
    </message>
</context>
<context>
    <name>OverviewWords</name>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>A few exercises from all that you have learned; what you missed comes first.</source>
        <translation>从学过的里面挑几题，没做对的排在前面。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Begin the daily five</source>
        <translation>开始每日五题</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>学了一部分</translation>
    </message>
    <message>
        <source>Comes with your first lesson.</source>
        <translation>学完第一课就有了。</translation>
    </message>
    <message>
        <source>Daily five</source>
        <translation>每日五题</translation>
    </message>
    <message>
        <source>Done for today. Tomorrow there are new ones.</source>
        <translation>今天的做完了，明天有新的。</translation>
    </message>
    <message>
        <source>Elsewhere: {text}</source>
        <translation>一般打法：{text}</translation>
    </message>
    <message>
        <source>Exercises {solved}/{count}</source>
        <translation>练习{solved}/{count}</translation>
    </message>
    <message>
        <source>Forget my progress in: {title}</source>
        <translation>清除这一课的进度：{title}</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>with the lessons</comment>
        <translation>接着学</translation>
    </message>
    <message>
        <source>Go through a lesson again whenever you like, or keep fresh with the daily five.</source>
        <translation>随时可以重学一课，或者做做每日五题，免得手生。</translation>
    </message>
    <message>
        <source>I know Five-Up already</source>
        <translation>我会打别的 Five-Up</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>边打边学</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>学过了</translation>
    </message>
    <message>
        <source>Next: {title}.</source>
        <translation>下一课：{title}。</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>还没开始</translation>
    </message>
    <message>
        <source>Practise: {title}. {solved} of {count} exercises solved.</source>
        <translation>练习：{title}。{count}题做对{solved}题。</translation>
    </message>
    <message>
        <source>Really forget my progress in: {title}?</source>
        <translation>真的清除这一课的进度吗：{title}？</translation>
    </message>
    <message>
        <source>Really forget?</source>
        <translation>真的清除？</translation>
    </message>
    <message>
        <source>The record of your lessons was damaged, and so was its copy. What could be read of them holds. Both were kept: {files}.</source>
        <translation>课程进度的文件损坏了，备份也损坏了。还能读出来的都保留着。两个文件都留着：{files}。</translation>
    </message>
    <message>
        <source>The record of your lessons was damaged. Its copy was whole, so nothing is lost. The damaged file was kept as {files}.</source>
        <translation>课程进度的文件损坏了，备份是完好的，什么也没丢。损坏的文件留作 {files}。</translation>
    </message>
    <message>
        <source>The record of your lessons was written by a newer version of the game. What this one understands of it holds. The newer one was kept: {files}.</source>
        <translation>课程进度的文件是新版游戏写的。这个版本看得懂的都算数，新版的文件另外留着：{files}。</translation>
    </message>
    <message>
        <source>The record of your lessons, {file}, can neither be read nor moved. It is left alone, and what you learn now is not kept.</source>
        <translation>课程进度的文件 {file} 既读不出来，也移不开。它原样留着，现在学的就不会保存。</translation>
    </message>
    <message>
        <source>There are many Five-Ups. This is where Exact 61 goes its own way; all the rest you can play as you know it.</source>
        <translation>Five-Up 有很多种打法。下面是这个游戏不一样的地方，其余照你会的打就行。</translation>
    </message>
    <message>
        <source>Twelve short lessons, each at a real table. Try whatever you like: a wrong try costs nothing, and the table says why.</source>
        <translation>十二节短课，都在真的牌桌上。想怎么试就怎么试：试错了没有损失，牌桌会告诉你为什么。</translation>
    </message>
    <message>
        <source>What is different here, on one page</source>
        <translation>有哪些不一样，一页看完</translation>
    </message>
    <message>
        <source>You know the whole game</source>
        <translation>整个游戏你都会了</translation>
    </message>
    <message>
        <source>Your progress could not be saved just now. It counts as long as the game runs.</source>
        <translation>刚才的进度没能保存。只要游戏还开着，它就算数。</translation>
    </message>
    <message>
        <source>Your progress was not saved</source>
        <translation>进度没有保存</translation>
    </message>
    <message>
        <source>{done} of {count} lessons learned</source>
        <translation>{count} 课学了 {done} 课</translation>
    </message>
    <message>
        <source>{done} of {count} solved today.</source>
        <translation>今天 {count} 题做对了 {done} 题。</translation>
    </message>
</context>
<context>
    <name>PanelWords</name>
    <message>
        <source>Back to the figure</source>
        <translation>回到原图</translation>
    </message>
    <message>
        <source>Drag a tile to the table, or use the arrow keys.</source>
        <translation>把一张牌拖到桌上试试，也可以用方向键。</translation>
    </message>
    <message>
        <source>Figure {number}  {name}</source>
        <translation>图 {number}  {name}</translation>
    </message>
    <message>
        <source>Hollow: open to a tile, counts nothing here</source>
        <translation>空心：能接牌，但此刻不计点</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>文字说明</translation>
    </message>
    <message>
        <source>Left and right choose a tile, up and down a place, Enter places it, Esc takes it back.</source>
        <translation>左右键选牌，上下键选位置，回车键出牌，Esc 键收回。</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>显示分</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Rules {number}</source>
        <translation>规则 {number}</translation>
    </message>
    <message>
        <source>Solid: a scoring end, with the pips it counts</source>
        <translation>实心：计分端，写着它计的点数</translation>
    </message>
    <message>
        <source>Step of the figure</source>
        <translation>图的步骤</translation>
    </message>
    <message>
        <source>The tray is empty.</source>
        <translation>托盘空了。</translation>
    </message>
    <message>
        <source>This is your own position.</source>
        <translation>这是你自己摆出来的牌。</translation>
    </message>
    <message>
        <source>out of tiles</source>
        <translation>手牌出完</translation>
    </message>
</context>
<context>
    <name>PlaceDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>It lies here. You can copy it or send it to somebody.</source>
        <translation>它在这里。可以复制它，也可以把它发给别人。</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation>文件的路径</translation>
    </message>
    <message>
        <source>The file of this match</source>
        <translation>这场对局的文件</translation>
    </message>
    <message>
        <source>The path is copied.</source>
        <translation>路径已复制。</translation>
    </message>
    <message>
        <source>The system has no program that shows folders; please copy the path.</source>
        <translation>系统里没有能显示文件夹的程序，请复制路径。</translation>
    </message>
    <message>
        <source>The system was asked to show the folder.</source>
        <translation>已请系统显示这个文件夹。</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Closed, since no such tile is left: {places}.</source>
        <translation>已封住（没有能接的牌了）：{places}。</translation>
    </message>
    <message>
        <source>Counted: {ends}.</source>
        <translation>计入的端：{ends}。</translation>
    </message>
    <message>
        <source>From {place}: {tiles}. Its end is {end}.</source>
        <translation>从{place}起：{tiles}。末端是{end}。</translation>
    </message>
    <message>
        <source>It counts {points}.</source>
        <translation>计{points}。</translation>
    </message>
    <message>
        <source>No tile lies on the table yet.</source>
        <translation>桌上还没有牌。</translation>
    </message>
    <message>
        <source>Nothing can be joined any more.</source>
        <translation>已经没有可接牌位置。</translation>
    </message>
    <message>
        <source>Open: {places}.</source>
        <translation>可接牌位置：{places}。</translation>
    </message>
    <message numerus="yes">
        <source>Total {sum}: %n point(s).</source>
        <translation>
            <numerusform>末端总点数 {sum}：显示分 +%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>Total {sum}: no points.</source>
        <translation>末端总点数 {sum}：没有加分。</translation>
    </message>
    <message>
        <source>arm A of {tile}</source>
        <translation>{tile}的侧分支 A</translation>
    </message>
    <message>
        <source>arm B of {tile}</source>
        <translation>{tile}的侧分支 B</translation>
    </message>
    <message>
        <source>side A of {tile}</source>
        <translation>{tile}的直线侧 A</translation>
    </message>
    <message>
        <source>side B of {tile}</source>
        <translation>{tile}的直线侧 B</translation>
    </message>
    <message>
        <source>the {value} of {tile}</source>
        <translation>{tile}的{value}那一端</translation>
    </message>
    <message numerus="yes">
        <source>{opening} opened; %n tile(s) on the table.</source>
        <translation>
            <numerusform>首张是{opening}，桌上共有 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} for the double {tile}</source>
        <translation>双牌{tile}计{points}</translation>
    </message>
    <message>
        <source>{points} on {tile}</source>
        <translation>{tile}计{points}</translation>
    </message>
    <message>
        <source>{tile}, at {place}.</source>
        <translation>{tile}，接在{place}。</translation>
    </message>
    <message>
        <source>{tile}, the opening.</source>
        <translation>{tile}，首张。</translation>
    </message>
</context>
<context>
    <name>PlayWords</name>
    <message>
        <source>; </source>
        <comment>between two lines</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <translation>摸一张牌</translation>
    </message>
    <message>
        <source>List of plays</source>
        <translation>出法列表</translation>
    </message>
    <message>
        <source>Nothing fits, and the boneyard is empty</source>
        <translation>没有能接的牌，摸牌堆也空了</translation>
    </message>
    <message>
        <source>Nothing in your hand fits</source>
        <translation>手里没有能接的牌</translation>
    </message>
    <message>
        <source>Open with {tile}</source>
        <translation>首张出{tile}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>你能做的</translation>
    </message>
    <message>
        <source>fits nowhere now</source>
        <translation>现在接不上</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>在你手里</translation>
    </message>
    <message>
        <source>{tile} at {place}</source>
        <translation>{tile}接在{place}</translation>
    </message>
    <message>
        <source>{title}: {line}</source>
        <comment>heard</comment>
        <translation>{title}：{line}</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Play on from here</source>
        <translation>从这里接着打</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>看结果</translation>
    </message>
    <message>
        <source>See the settlement</source>
        <translation>看结算</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>别家在打</translation>
    </message>
    <message>
        <source>Your turn: play a tile</source>
        <translation>轮到你了，直接出牌</translation>
    </message>
</context>
<context>
    <name>PracticeBar</name>
    <message>
        <source>Action {done} of {all}</source>
        <translation>第{done}步，共{all}步</translation>
    </message>
    <message>
        <source>One action back (Page Up)</source>
        <translation>退一步（Page Up）</translation>
    </message>
    <message>
        <source>One action on (Page Down)</source>
        <translation>进一步（Page Down）</translation>
    </message>
    <message>
        <source>Place in the round</source>
        <translation>这一局的进度</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
</context>
<context>
    <name>PreviewWords</name>
    <message>
        <source>Exactly 61: this wins the match</source>
        <translation>正好 61，这一手赢下整场</translation>
    </message>
    <message>
        <source>The score would stay {score}.</source>
        <translation>显示分仍是{score}。</translation>
    </message>
    <message numerus="yes">
        <source>Total {total}: %n point(s)</source>
        <translation>
            <numerusform>末端总点数{total}：显示分 +%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Total {total}: %n point(s), and you domino</source>
        <translation>
            <numerusform>末端总点数{total}：显示分 +%n，并出完手牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Total {total}: no points</source>
        <translation>末端总点数{total}：没有加分</translation>
    </message>
    <message>
        <source>Total {total}: you domino</source>
        <translation>末端总点数{total}：出完手牌</translation>
    </message>
    <message>
        <source>Your last tile: the hands are counted in too.</source>
        <translation>这是最后一张牌：各家手牌也一并结算。</translation>
    </message>
    <message>
        <source>{sum}, then needs {points}</source>
        <translation>{sum}，还差{points}</translation>
    </message>
    <message>
        <source>{sum}: would be discarded</source>
        <translation>{sum}，超过 61：将被舍弃</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message numerus="yes">
        <source>%n end(s) count here. A double with a free line side counts both halves.</source>
        <translation>
            <numerusform>这里有 %n 个末端计点。直线侧还空着的双牌，两个半面都计。</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>A new lot decides.</source>
        <translation>重新抽签决定。</translation>
    </message>
    <message>
        <source>After a blocked round a new lot decides, whoever has won it.</source>
        <translation>封局之后重新抽签，不管这一局谁赢。</translation>
    </message>
    <message>
        <source>Any tile may open.</source>
        <translation>开局打哪张都行。</translation>
    </message>
    <message>
        <source>Compare the pips of the tiles.</source>
        <translation>比一比各张牌的点数。</translation>
    </message>
    <message>
        <source>End total 0: that earns nothing.</source>
        <translation>末端总点数 0，不加分。</translation>
    </message>
    <message>
        <source>End total {total}. {points}.</source>
        <translation>末端总点数 {total}。{points}。</translation>
    </message>
    <message>
        <source>End total {total}: not a multiple of 5, so no points.</source>
        <translation>末端总点数 {total}，不是 5 的倍数，不加分。</translation>
    </message>
    <message>
        <source>Everybody has drawn one tile for the lead. Who leads?</source>
        <translation>每人抽了一张牌，决定先手。谁先手？</translation>
    </message>
    <message>
        <source>For each place: take away the end that you cover, and add the new one. 5, 10, 15, 20 earn.</source>
        <translation>每一处都算一算：减去被盖住的一头，加上新的一头。得 5、10、15、20 就加分。</translation>
    </message>
    <message>
        <source>How did the round end: was a hand emptied, or was it blocked?</source>
        <translation>这一局是怎样结束的：有人出完手牌，还是封局？</translation>
    </message>
    <message>
        <source>How many points is that worth to {name}?</source>
        <translation>{name}加多少？</translation>
    </message>
    <message>
        <source>In how many places can {tile} be placed?</source>
        <translation>{tile} 能接在几处？</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>轮到你了。</translation>
    </message>
    <message>
        <source>It is your turn: do what the rules ask of you.</source>
        <translation>轮到你了：按规则该做什么就做什么。</translation>
    </message>
    <message>
        <source>Join a free line side of {tile}.</source>
        <translation>在 {tile} 空着的直线侧接一张牌。</translation>
    </message>
    <message>
        <source>Join a tile to an open arm.</source>
        <translation>在打开的侧分支上接一张牌。</translation>
    </message>
    <message>
        <source>Make the placement that earns the most.</source>
        <translation>打出加分最多的一张。</translation>
    </message>
    <message>
        <source>Nobody else could place a tile either.</source>
        <translation>别人也都接不上。</translation>
    </message>
    <message>
        <source>Nobody yet: some draw again.</source>
        <translation>还没定：有人要再抽。</translation>
    </message>
    <message>
        <source>Nobody: it is tied.</source>
        <translation>没有人赢：同分。</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>一个也没有</translation>
    </message>
    <message>
        <source>Nothing fits and the boneyard has tiles: you draw until a tile fits, and place that one.</source>
        <translation>没有能接的牌，摸牌堆还有牌：一直摸到能接的为止，再把它打出去。</translation>
    </message>
    <message>
        <source>Nothing fits and there is nothing to draw: you pass, and the round goes on.</source>
        <translation>没有能接的牌，也没有牌可摸：你跳过，这一局继续。</translation>
    </message>
    <message>
        <source>Nothing to draw, and no hand can place: the round is blocked at once. Nobody passes first.</source>
        <translation>没有牌可摸，谁的手牌也接不上：当场封局，不用先跳过。</translation>
    </message>
    <message>
        <source>Only one placement earns points here. Make it.</source>
        <translation>这里只有一种出法能加分。打出来。</translation>
    </message>
    <message>
        <source>Open: {values}. So these fit: {tiles}.</source>
        <translation>能接的点数：{values}。所以能出的是 {tiles}。</translation>
    </message>
    <message>
        <source>Opponents share the lightest hand, {pips}: the round is tied.</source>
        <translation>最轻的手牌是 {pips}，对手之间相同：这一局同分。</translation>
    </message>
    <message>
        <source>Place a tile that fits.</source>
        <translation>打一张能接的牌。</translation>
    </message>
    <message>
        <source>Place {tile} where it fits.</source>
        <translation>把 {tile} 接到能接的地方。</translation>
    </message>
    <message>
        <source>Play the round to its end.</source>
        <translation>把这一局打完。</translation>
    </message>
    <message>
        <source>Somebody else could place a tile.</source>
        <translation>别人当中还有人接得上。</translation>
    </message>
    <message>
        <source>That ends the match: what would come after it is not applied.</source>
        <translation>整场到此结束，排在后面的都不算了。</translation>
    </message>
    <message>
        <source>The award of the placement, plus both opponents’ hands added and rounded, less the partner’s hand rounded.</source>
        <translation>出牌的加分，加上两位对手的手牌（合计后舍入），减去搭档的手牌（舍入）。</translation>
    </message>
    <message>
        <source>The award of the placement, plus the opponents’ hands added, then rounded once.</source>
        <translation>出牌的加分，加上对手的手牌；先合计，再舍入一次。</translation>
    </message>
    <message numerus="yes">
        <source>The boneyard has %n tile(s).</source>
        <translation>
            <numerusform>摸牌堆还有 %n 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>摸牌堆空了。</translation>
    </message>
    <message>
        <source>The end total is {total}.</source>
        <translation>末端总点数是 {total}。</translation>
    </message>
    <message>
        <source>The ends that count: {sum}.</source>
        <translation>计点的末端：{sum}。</translation>
    </message>
    <message>
        <source>The hand of {name}: {gain}</source>
        <translation>{name}的手牌：{gain}</translation>
    </message>
    <message>
        <source>The lightest hand comes first. For each hand add up how much heavier the opponents’ hands are, round that once, and test it against 61.</source>
        <translation>从最轻的手牌开始。对每一手牌，把对手比它重的差加起来，舍入一次，再看会不会超过 61。</translation>
    </message>
    <message>
        <source>The lightest hand, {pips}, is on the side of {name}.</source>
        <translation>最轻的手牌是 {pips}，在{name}这一方。</translation>
    </message>
    <message>
        <source>The round is blocked. How many points does the hand of {name} earn?</source>
        <translation>封局了。{name}的手牌加多少？</translation>
    </message>
    <message>
        <source>The round is blocked. Which event is discarded?</source>
        <translation>封局了。哪个计分事件被舍弃？</translation>
    </message>
    <message>
        <source>The round is blocked. Who has won it?</source>
        <translation>封局了。这一局谁赢？</translation>
    </message>
    <message>
        <source>The round is blocked. Who leads the next one?</source>
        <translation>封局了。下一局谁先手？</translation>
    </message>
    <message>
        <source>The round is blocked. {name} stood on {score}. And now?</source>
        <translation>封局了。{name}原来的显示分是 {score}。现在是多少？</translation>
    </message>
    <message>
        <source>The round is over: blocked.</source>
        <translation>这一局结束：封局。</translation>
    </message>
    <message>
        <source>The whole event is discarded.</source>
        <translation>整个计分事件被舍弃。</translation>
    </message>
    <message>
        <source>Tiles can be joined at: {values}.</source>
        <translation>能接的点数：{values}。</translation>
    </message>
    <message>
        <source>Together {net}; {points}.</source>
        <translation>合起来 {net}；{points}。</translation>
    </message>
    <message>
        <source>What happens now?</source>
        <translation>现在该怎样？</translation>
    </message>
    <message>
        <source>What is the end total of this table?</source>
        <translation>这张牌桌的末端总点数是多少？</translation>
    </message>
    <message>
        <source>Which of your tiles can be placed now? Mark all of them.</source>
        <translation>你的哪些牌现在能出？全部标出来。</translation>
    </message>
    <message>
        <source>Who leads the next round?</source>
        <translation>下一局谁先手？</translation>
    </message>
    <message>
        <source>Whoever dominoes leads the next round, even if the event is discarded.</source>
        <translation>出完手牌的人就是下一局的先手，计分事件被舍弃也一样。</translation>
    </message>
    <message>
        <source>Whose hand has the fewest pips? Partners are on one side.</source>
        <translation>谁的手牌点数最少？搭档算一方。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>You draw.</source>
        <translation>你摸牌。</translation>
    </message>
    <message>
        <source>You have just placed {tile}, ringed in white. How many points does it earn?</source>
        <translation>你刚打出 {tile}（白圈圈着）。加多少？</translation>
    </message>
    <message>
        <source>You need {points} to 61: an end total of {raw} is exactly that, more is too much.</source>
        <translation>到 61 还差{points}：末端总点数 {raw} 正好，再多就超了。</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>你跳过。</translation>
    </message>
    <message>
        <source>You place a tile.</source>
        <translation>你出牌。</translation>
    </message>
    <message>
        <source>You stand on {score}. Earn points that are not discarded.</source>
        <translation>你现在的显示分是 {score}。出一张能加分、又不会被舍弃的牌。</translation>
    </message>
    <message>
        <source>You stand on {score}. Win the match with one placement.</source>
        <translation>你现在的显示分是 {score}。出一张牌赢下整场。</translation>
    </message>
    <message>
        <source>You stood on {score}. Then you placed {tile}, ringed in white. Where do you stand now?</source>
        <translation>你原来的显示分是 {score}，刚打出 {tile}（白圈圈着）。现在是多少？</translation>
    </message>
    <message>
        <source>a line side of {tile}</source>
        <translation>{tile} 的直线侧</translation>
    </message>
    <message>
        <source>an arm of {tile}</source>
        <translation>{tile} 的侧分支</translation>
    </message>
    <message>
        <source>both arms of {tile}</source>
        <translation>{tile} 的两个侧分支</translation>
    </message>
    <message>
        <source>both line sides of {tile}</source>
        <translation>{tile} 的两个直线侧</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>不加分</translation>
    </message>
    <message>
        <source>the {value} of {tile}</source>
        <comment>end of a tile</comment>
        <translation>{tile} 的 {value}</translation>
    </message>
    <message>
        <source>{name} has just placed the last tile in hand. End total: {total}.</source>
        <translation>{name}刚打出最后一张手牌，末端总点数是 {total}。</translation>
    </message>
    <message>
        <source>{name} stood on {score}. And now?</source>
        <translation>{name}原来的显示分是 {score}。现在是多少？</translation>
    </message>
    <message>
        <source>{tile} fits here: {places}.</source>
        <translation>{tile} 能接的地方：{places}。</translation>
    </message>
    <message>
        <source>{tile} fits. Whoever can place must place.</source>
        <translation>{tile} 接得上。能出牌就必须出。</translation>
    </message>
    <message>
        <source>{title}: {work}.</source>
        <translation>{title}：{work}。</translation>
    </message>
    <message>
        <source>{title}: {work}: {raw}.</source>
        <translation>{title}：{work}，{raw}。</translation>
    </message>
    <message>
        <source>{verdict}.</source>
        <translation>{verdict}。</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>%1 文件</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>位置(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>文件类型(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>页面(&amp;S)：</translation>
    </message>
</context>
<context>
    <name>RackName</name>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>A domino is one event: if the whole of it passes 61, no part of it counts.</source>
        <translation>出完手牌是一个计分事件：整个超过 61，哪一部分都不算。</translation>
    </message>
    <message>
        <source>A double that lies alone has two free line sides: two places.</source>
        <translation>单独躺着的双牌两个直线侧都空着，算两处。</translation>
    </message>
    <message>
        <source>A double with a free line side counts both its halves. Here: {tiles}.</source>
        <translation>直线侧还空着的双牌，两个半面都计。这里是 {tiles}。</translation>
    </message>
    <message>
        <source>A double with a tile at both line sides counts nothing any more. Here: {tiles}.</source>
        <translation>两个直线侧都接了牌的双牌不再计点。这里是 {tiles}。</translation>
    </message>
    <message>
        <source>A score can go below zero.</source>
        <translation>比分可以低于 0。</translation>
    </message>
    <message>
        <source>A tile on an arm counts too, through its own outer end.</source>
        <translation>侧分支上的牌也计点，计它外面那一头。</translation>
    </message>
    <message>
        <source>A total of 0 earns nothing.</source>
        <translation>总点数 0 不加分。</translation>
    </message>
    <message>
        <source>An arm counts nothing until a tile lies on it. Empty arms here: at {tiles}.</source>
        <translation>侧分支没接牌就不计点。这里 {tiles} 有空着的侧分支。</translation>
    </message>
    <message>
        <source>Both partners’ hands have an event of their own, and each is tested by itself.</source>
        <translation>搭档两人的手牌各有计分事件，分别做目标检查。</translation>
    </message>
    <message>
        <source>Each event is tested by itself, against the score as it stands by then. One that is discarded does not touch the others.</source>
        <translation>每个计分事件单独做目标检查，用的是当时的比分。被舍弃的不影响别的。</translation>
    </message>
    <message>
        <source>End total {total}: {points}. Another placement earns more.</source>
        <translation>末端总点数 {total}，{points}。还有加得更多的出法。</translation>
    </message>
    <message>
        <source>End total {total}; {sum}, more than 61: these points would be discarded.</source>
        <translation>末端总点数 {total}；{sum}，超过 61，加分会被舍弃。</translation>
    </message>
    <message>
        <source>End total {total}; {sum}: that counts, but it is not 61.</source>
        <translation>末端总点数 {total}；{sum}，能算，但还不到 61。</translation>
    </message>
    <message>
        <source>Every heavier hand of an opponent counts, not only one of them.</source>
        <translation>对手当中凡是更重的手牌都要算，不只一手。</translation>
    </message>
    <message>
        <source>Nothing is cut to fit. An event counts whole, or not at all.</source>
        <translation>不会削掉一截来凑 61。计分事件要么整个算，要么不算。</translation>
    </message>
    <message>
        <source>Nothing is cut to fit. Points count whole, or not at all.</source>
        <translation>不会削掉一截来凑 61。加分要么整个算，要么不算。</translation>
    </message>
    <message numerus="yes">
        <source>One end was left out: %n end(s) count here.</source>
        <translation>
            <numerusform>漏了一头：计点的末端有 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a multiple of five earns, and {total} is none: nothing is rounded.</source>
        <translation>只有 5 的倍数才加分，{total} 不是，也不舍入。</translation>
    </message>
    <message>
        <source>Only the difference counts: the opponent’s pips less the {hand} of this hand.</source>
        <translation>只算差：对手的点数减去这一手的 {hand}。</translation>
    </message>
    <message>
        <source>Only the free half of a tile counts, not the half that is joined.</source>
        <translation>一张牌只计空着的半面，接上的半面不计。</translation>
    </message>
    <message>
        <source>That is allowed, but it is no arm. Arms start at the short ends of a double.</source>
        <translation>可以这样打，但那不是侧分支。侧分支从双牌的短头开始。</translation>
    </message>
    <message>
        <source>That is allowed, but it is not at {tile}. Look for its free line side.</source>
        <translation>可以这样打，但没有接在 {tile} 上。找找它空着的直线侧。</translation>
    </message>
    <message>
        <source>The arms are closed as long as a line side is free. Here: {tiles}.</source>
        <translation>直线侧没接满，侧分支就关着。这里是 {tiles}。</translation>
    </message>
    <message>
        <source>The award of the last placement is part of the event: the end total is {total}.</source>
        <translation>最后这次出牌的加分也算进计分事件：末端总点数是 {total}。</translation>
    </message>
    <message>
        <source>The differences of one hand are added first, then rounded once: {pips} becomes {five}.</source>
        <translation>同一手牌的差先加起来，再舍入一次：{pips} 变成 {five}。</translation>
    </message>
    <message>
        <source>The hand of {name}: {verdict}.</source>
        <translation>{name}的手牌：{verdict}。</translation>
    </message>
    <message>
        <source>The opponents’ hands are added first, then rounded once: {pips} becomes {five}.</source>
        <translation>对手的手牌先合计，再舍入一次：{pips} 变成 {five}。</translation>
    </message>
    <message>
        <source>The opponents’ pips are rounded by themselves, and so are the partner’s; then one is taken from the other. That may be less than nothing.</source>
        <translation>对手的点数自己舍入，搭档的点数也自己舍入，然后相减，结果可以小于 0。</translation>
    </message>
    <message>
        <source>The partner’s hand is left out: only opponents’ hands count.</source>
        <translation>搭档的手牌不算，只算对手的。</translation>
    </message>
    <message>
        <source>The partner’s hand is taken off, not added.</source>
        <translation>搭档的手牌是减去，不是加上。</translation>
    </message>
    <message>
        <source>The partner’s hand, rounded on its own, is taken off.</source>
        <translation>搭档的手牌要单独舍入，再减去。</translation>
    </message>
    <message>
        <source>Two ends of the same value are two places.</source>
        <translation>两头点数相同，也是两处。</translation>
    </message>
    <message>
        <source>With both line sides taken, the two arms are places as well. Here: {tiles}.</source>
        <translation>两个直线侧都接了牌，两个侧分支也能接。这里是 {tiles}。</translation>
    </message>
    <message>
        <source>{other} fits there, but {tile} is the tile to place now.</source>
        <translation>{other} 能接在那里，但现在要打的是 {tile}。</translation>
    </message>
    <message>
        <source>{pips} becomes {five}: a remainder of 3 or 4 goes up.</source>
        <translation>{pips} 变成 {five}：余 3、余 4 往上。</translation>
    </message>
    <message>
        <source>{sum} does not pass 61, so it counts.</source>
        <translation>{sum}，没有超过 61，所以算数。</translation>
    </message>
    <message>
        <source>{sum}: what would pass 61 is discarded whole.</source>
        <translation>{sum}：会超过 61 的，整个舍弃。</translation>
    </message>
    <message>
        <source>{tile} fits as well, at {place}.</source>
        <translation>{tile} 也能出，接在 {place}。</translation>
    </message>
    <message>
        <source>{tile} fits nowhere. Tiles can be joined at: {values}.</source>
        <translation>{tile} 哪儿也接不上。能接的点数：{values}。</translation>
    </message>
    <message>
        <source>{total} are raw points. Five raw points are one point.</source>
        <translation>{total} 是原始分。5 原始分合 1 显示分。</translation>
    </message>
    <message>
        <source>{total} is a multiple of five: each five is one point.</source>
        <translation>{total} 是 5 的倍数：每个 5 是显示分 1。</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message>
        <source>The file comes from a newer version of the game.</source>
        <translation>这个文件来自更新版本的游戏。</translation>
    </message>
    <message>
        <source>The file is damaged, or something else than a match: it is no text.</source>
        <translation>文件已损坏，或者不是对局：它不是文本。</translation>
    </message>
    <message>
        <source>The file is damaged, or something else than a match: line {line} makes no sense.</source>
        <translation>文件已损坏，或者不是对局：第{line}行读不懂。</translation>
    </message>
    <message>
        <source>The file is damaged: in round {round}, action {action} is against the rules.</source>
        <translation>文件已损坏：第{round}局的第{action}个动作不合规则。</translation>
    </message>
    <message>
        <source>The file is damaged: it does not have the form of a match.</source>
        <translation>文件已损坏：不是对局记录的格式。</translation>
    </message>
    <message>
        <source>The file is damaged: round {round} is not as the rules have it.</source>
        <translation>文件已损坏：第{round}局不合规则。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>The file is not a match of this game.</source>
        <translation>这个文件不是这个游戏的对局。</translation>
    </message>
    <message>
        <source>The file is too large for a match.</source>
        <translation>文件太大，不会是对局。</translation>
    </message>
    <message>
        <source>The system reports an error where this file is read.</source>
        <translation>读取这个文件时，系统报告了错误。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>找不到这个文件。</translation>
    </message>
    <message>
        <source>This file may not be read.</source>
        <translation>没有权限读这个文件。</translation>
    </message>
    <message>
        <source>This is no plain file, but a folder, a link or a device.</source>
        <translation>这不是普通文件，而是文件夹、链接或设备。</translation>
    </message>
    <message>
        <source>{reason} Nothing was changed.</source>
        <translation>{reason}没有改动任何东西。</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Its file is gone; a backup is still there.</source>
        <translation>它的文件不见了，备份还在。</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>先不动它</translation>
    </message>
    <message>
        <source>Please open it with the newer version of the game. It stays as it is.</source>
        <translation>请用更新的版本打开它。它保持原样。</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>文件在哪里</translation>
    </message>
    <message>
        <source>The file of this match is gone</source>
        <translation>这场对局的文件不见了</translation>
    </message>
    <message>
        <source>There is no backup of it, and nothing in it that could be played on. It stays as it is; you can also delete it from the list.</source>
        <translation>它没有备份，里面也没有能接着打的部分。它保持原样；也可以从列表里删除。</translation>
    </message>
    <message>
        <source>There is nothing in it that could be played on.</source>
        <translation>里面没有能接着打的部分。</translation>
    </message>
    <message>
        <source>This is no match</source>
        <translation>这不是对局</translation>
    </message>
    <message>
        <source>This match cannot be read</source>
        <translation>读不了这场对局</translation>
    </message>
    <message>
        <source>This match comes from a newer version</source>
        <translation>这场对局来自更新的版本</translation>
    </message>
    <message>
        <source>This much of it can be played on.</source>
        <translation>可以从这里接着打。</translation>
    </message>
    <message>
        <source>This much of it can be played on. The file as it is now is kept in the folder “aside”.</source>
        <translation>可以从这里接着打。现在的文件会原样留在“aside”文件夹里。</translation>
    </message>
    <message>
        <source>This much of it can be played on. The file itself stays as it is.</source>
        <translation>可以从这里接着打。文件本身保持原样。</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>A tile is joined to {other} there already.</source>
        <translation>{other}的这一端已经接了牌。</translation>
    </message>
    <message>
        <source>Choose the end that {tile} is to join.</source>
        <translation>请选择{tile}要接的位置。</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>还没轮到你。</translation>
    </message>
    <message>
        <source>The arms of {other} are not open yet: both line sides are free.</source>
        <translation>{other}的侧分支还不能接：两个直线侧都空着。</translation>
    </message>
    <message>
        <source>The arms of {other} are not open yet: one line side is free.</source>
        <translation>{other}的侧分支还不能接：有一个直线侧空着。</translation>
    </message>
    <message>
        <source>The boneyard is empty: you can only pass.</source>
        <translation>摸牌堆空了，只能跳过。</translation>
    </message>
    <message>
        <source>The boneyard still has tiles: draw one before you may pass.</source>
        <translation>摸牌堆里还有牌，要先摸牌，不能跳过。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>整场已经结束。</translation>
    </message>
    <message>
        <source>The next round has not been dealt yet.</source>
        <translation>下一局还没有发牌。</translation>
    </message>
    <message>
        <source>The table is empty: {tile} would open the round.</source>
        <translation>桌上还没有牌：{tile}只能作为首张打出。</translation>
    </message>
    <message>
        <source>You can place a tile, so you may not draw.</source>
        <translation>手里有能出的牌，不能摸牌。</translation>
    </message>
    <message>
        <source>You can place a tile, so you may not pass.</source>
        <translation>手里有能出的牌，不能跳过。</translation>
    </message>
    <message>
        <source>{other} is not on the table.</source>
        <translation>{other}不在桌上。</translation>
    </message>
    <message>
        <source>{tile} has no {value}, so it does not fit there.</source>
        <translation>{tile}没有{value}点，接不上这里。</translation>
    </message>
    <message>
        <source>{tile} is not in your hand.</source>
        <translation>{tile}不在你的手牌里。</translation>
    </message>
    <message>
        <source>{tile} lies on the table already.</source>
        <translation>{tile}已经在桌上了。</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>A title that tells it from others. Without one, the list says who plays.</source>
        <translation>起一个好认的标题。没有标题时，列表会写谁在打。</translation>
    </message>
    <message>
        <source>At most {count} characters, please.</source>
        <translation>最多{count}个字符。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>改标题</translation>
    </message>
    <message>
        <source>Rename this match</source>
        <translation>给这场改标题</translation>
    </message>
    <message>
        <source>There is a line break or a control character in it.</source>
        <translation>里面有换行或控制字符。</translation>
    </message>
    <message>
        <source>There is an invisible character in it that turns the text round.</source>
        <translation>里面有看不见的、会改变文字方向的字符。</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
</context>
<context>
    <name>RepairDesk</name>
    <message>
        <source>This match cannot be opened</source>
        <translation>打不开这场对局</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Back to the deal</source>
        <translation>回到发牌时</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>公平发牌</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>离开回放</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>进一步</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>整场的进度</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>比分</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>To the next round</source>
        <translation>到下一局</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>How it was settled</source>
        <translation>看怎样结算</translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Round {number} is dealt.</source>
        <translation>第{number}局发牌。</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} · {ply} of {plies}</source>
        <translation>第 {number}/{rounds} 局 · 第 {ply}/{plies} 步</translation>
    </message>
    <message>
        <source>{name} leads, by lot.</source>
        <translation>抽签定出{name}先手。</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name}先手。</translation>
    </message>
</context>
<context>
    <name>RescueWords</name>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>All that is good in the damaged file</source>
        <translation>损坏的文件里完好的部分</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>The backup from {when}</source>
        <translation>{when}的备份</translation>
    </message>
    <message>
        <source>{round}, {actions}: {scores}</source>
        <translation>{round}，{actions}：{scores}</translation>
    </message>
</context>
<context>
    <name>RoundLog</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>A blocked round is noticed at once. Nobody has to pass round the table first.</source>
        <translation>封局当场就会看出来，不用等大家轮流跳过一圈。</translation>
    </message>
    <message>
        <source>A computer player sees what a person in that seat would see, and nothing more.</source>
        <translation>电脑玩家看到的，和坐在那个座位上的人看到的一样，一点也不多。</translation>
    </message>
    <message>
        <source>A discarded event changes nothing, and the others are not affected by it.</source>
        <translation>被舍弃的计分事件不改变任何东西，也不影响其他计分事件。</translation>
    </message>
    <message>
        <source>A domino’s event with a net amount of 0 is accepted and changes nothing.</source>
        <translation>出完手牌的计分事件净额是 0 时，照样接受，只是比分不变。</translation>
    </message>
    <message>
        <source>A double joins the layout with one of its line sides, which is then its line side A; the opposite one is B, and its arms are A and B as well. A double that opens the round is joined to nothing: line sides and arms are all free, and the first tile joined to it takes a line side, either of the two.</source>
        <translation>双牌接到桌上的牌时，总是用一个直线侧去接，这一侧就叫直线侧 A，对面是直线侧 B；两个侧分支也分别叫 A 和 B。开局打出的双牌还没有接着别的牌，直线侧和侧分支都空着；第一张接上来的牌要放在直线侧，哪一个都行。</translation>
    </message>
    <message>
        <source>A double with a free line side is called terminal. It is a scoring end as a whole: both halves count, once. So 4|4 at the end of a line counts 8. A double that opens the round counts the same way, alone or with one line side occupied.</source>
        <translation>还有直线侧空着的双牌叫末端双牌。它整张算一个计分端，两个半面合起来计一次，所以接在一条线末端的 4|4 计 8 点。开局的双牌也一样，不管独自躺着，还是只有一个直线侧接了牌。</translation>
    </message>
    <message>
        <source>A double with both line sides occupied is called internal. It counts nothing.</source>
        <translation>两个直线侧都接了牌的双牌叫内部双牌，不计点。</translation>
    </message>
    <message>
        <source>A large X with a small x in each of its four gaps is one full group: 10 displayed points, or 50 raw.</source>
        <translation>一个大 X，四个空当里各有一个小 x，就是完整的一组：10 显示分，即 50 原始分。</translation>
    </message>
    <message>
        <source>A partner is there with four players only. The pips of the partner’s hand are rounded on their own and taken off. If the award is 0, opponents with 17 together and a partner with 14 make a net amount of 15 − 15, which is 0.</source>
        <translation>只有四人时才有搭档。搭档手牌的点数单独舍入，再减去。如果加分是 0，对手一共 17 点、搭档 14 点，净额就是 15 − 15，得 0。</translation>
    </message>
    <message>
        <source>A placement ends your turn. A draw does not. A placement after which the hand still holds tiles is an ordinary one; whoever places the last tile of a hand dominoes.</source>
        <translation>出牌之后轮到下一个座位；摸牌之后仍然轮到你。出牌后手里还有牌，叫普通出牌；打出最后一张手牌，叫出完手牌。</translation>
    </message>
    <message>
        <source>A rematch begins with all scores at 0 and with a new lot.</source>
        <translation>再来一场时，所有比分从 0 开始，重新抽签。</translation>
    </message>
    <message>
        <source>A round is blocked when the boneyard is empty and no hand has a tile that fits. This is looked at after every draw and after every ordinary placement. The award of such a placement is dealt with first, as section 5 says; if that ends the match, there is no blocked round.</source>
        <translation>摸牌堆空了，谁的手牌都接不上，就是封局。是不是封局，每次摸牌之后、每次普通出牌之后都要看。普通出牌的加分先按第 5 节处理；整场如果因此结束，就没有封局了。</translation>
    </message>
    <message>
        <source>A score below zero is allowed and is shown with a minus sign. The paper tally then has no strokes, only the number.</source>
        <translation>比分可以低于零，前面带负号。这时纸面记分没有笔画，只有数字。</translation>
    </message>
    <message>
        <source>A scoring end is something that is counted. That is not the same as an open connection. Each free half of a tile that is not a double is a scoring end and counts its pips; a free blank is a scoring end of 0.</source>
        <translation>计分端是要计点数的地方，和可接牌位置不是一回事。非双牌空着的半面就是计分端，有几点计几点；空白半面是计 0 点的计分端。</translation>
    </message>
    <message>
        <source>A tile that is not a double can be joined at two places, its low end and its high end. A double has four, though not all of them at any time: two line sides and two branch arms, all of its own value.</source>
        <translation>不是双牌的骨牌有两处能接牌：小点数端和大点数端。双牌有四处，但不是随时都能接：两个直线侧、两个侧分支，点数都与它自己相同。</translation>
    </message>
    <message>
        <source>A tile with two equal halves is a double. There are seven of them, and every one is a spinner: it can grow in up to four directions. Section 3 says when.</source>
        <translation>两个半面点数相同的骨牌叫双牌，共七张。每张双牌都是分叉双牌，最多能朝四个方向接牌；什么时候能接，见第 3 节。</translation>
    </message>
    <message>
        <source>After a blocked round the next leader always comes from a neutral lot, whoever won it.</source>
        <translation>封局之后，无论谁赢得这一局，下一局的先手都由中立抽签决定。</translation>
    </message>
    <message>
        <source>An accepted event that reaches 305 raw ends the match at once. The events after it are not applied.</source>
        <translation>被接受的计分事件让比分正好到 305 原始分，整场立即结束，排在后面的计分事件不再执行。</translation>
    </message>
    <message>
        <source>An arm on which no tile lies counts nothing, whether it is open or not. From its first tile on, an arm counts at its outer end, by these same rules; the double it grows from still counts nothing.</source>
        <translation>没有接牌的侧分支不计点，不管此刻能不能接。接了牌以后，看这一支伸在最外面的一头，按同样的规则计点；分出这一支的双牌本身仍不计点。</translation>
    </message>
    <message>
        <source>An event that would overshoot the target is discarded whole. The score stays as it was, and the match goes on. If the round is over, it is over all the same.</source>
        <translation>会超出目标的计分事件整个舍弃：比分不变，整场继续。如果这一局已经结束，仍算结束。</translation>
    </message>
    <message>
        <source>An open connection is a place where a tile may be joined. There are three kinds: each free half of a tile that is not a double; each free line side of a double; and each free branch arm of a double, but only when both of its line sides are occupied.</source>
        <translation>可接牌位置就是能接牌的地方，一共三种：非双牌空着的半面；双牌空着的直线侧；双牌空着的侧分支，但必须是这张双牌的两个直线侧都已经接了牌。</translation>
    </message>
    <message>
        <source>An ordinary placement may overshoot and also end the round, since the boneyard is empty and no hand has a tile that fits. Then its award is discarded first, and the settlement of the blocked round comes after that.</source>
        <translation>普通出牌的加分会超出目标，同时摸牌堆已空、谁也接不上：先舍弃这次加分，再按封局结算。</translation>
    </message>
    <message>
        <source>An ordinary placement, one after which the hand is not empty, makes a scoring event of its award, unless the award is 0.</source>
        <translation>普通出牌（出牌后还有手牌）的加分，成为一个计分事件；加分是 0，就没有计分事件。</translation>
    </message>
    <message>
        <source>At every moment exactly one kind of action is open to the player whose turn it is: to place, to draw or to pass.</source>
        <translation>轮到你时，能做的事每一步只有一种：出牌、摸牌，或者跳过。</translation>
    </message>
    <message>
        <source>Awards and 61</source>
        <translation>加分与 61</translation>
    </message>
    <message>
        <source>Blocked round</source>
        <translation>封局</translation>
    </message>
    <message>
        <source>Domino</source>
        <translation>出完手牌</translation>
    </message>
    <message>
        <source>Doubles are laid crosswise. The long edges of a double are its line sides, its short ends are its branch arms. It is a spinner wherever it lies: as the opening, on the line, or on an arm.</source>
        <translation>双牌一律横接：两条长边是直线侧，两个短头是侧分支。开局打出的双牌、接在直线上的双牌、接在侧分支上的双牌，全都是分叉双牌。</translation>
    </message>
    <message>
        <source>Each event is tested against the score as it stands at that moment. Events of the same settlement that were accepted before it count already, the partner’s too.</source>
        <translation>每个计分事件都按当时的比分做目标检查。同一次结算里先被接受的事件已经算进去了，搭档的也算。</translation>
    </message>
    <message>
        <source>Each hand is hidden from the other players until the round is settled, or until a placement ends the match. Then the hands are revealed, and only the hands: the boneyard stays face down.</source>
        <translation>手牌只有自己能看。到这一局结算，或者整场因出牌而结束时，大家才亮出手牌。亮出来的只有手牌，摸牌堆仍然扣着。</translation>
    </message>
    <message>
        <source>Everybody may see how many tiles each hand and the boneyard hold, the tiles of the lot, and every draw and pass. A drawn tile is seen by the others only when it is placed, or with the rest of the hand when the hands are revealed.</source>
        <translation>谁都可以看到：各家手牌和摸牌堆还有几张，抽签抽出的牌，以及每一次摸牌和跳过。摸到的是哪张，别人要等这张牌打出来，或者最后亮出手牌时才看到。</translation>
    </message>
    <message>
        <source>For each hand, look only at the opponents’ hands that are heavier. By how many pips is each of them heavier than this hand? Add these differences up. With three players and hands of 3, 9 and 20 pips, the first hand has a sum of 6 + 17 = 23, the second one of 11, and the third has none.</source>
        <translation>对每一手牌，只看比它重的对手手牌：每手比它多几点，再把这些差数加起来。比如三人的手牌是 3 点、9 点、20 点：第一手的和是 6 + 17 = 23，第二手的和是 11，第三手没有。</translation>
    </message>
    <message>
        <source>For the deal all 28 tiles are shuffled, and each player gets a hand of five. The rest is the boneyard: 18 tiles with two players, 13 with three, 8 with four. All of the boneyard may be drawn, down to its last tile.</source>
        <translation>发牌前把 28 张骨牌重新洗匀，每位玩家拿五张作手牌。剩下的是摸牌堆：两人时 18 张，三人时 13 张，四人时 8 张。摸牌堆里的牌可以全部摸完，一张也不必留。</translation>
    </message>
    <message>
        <source>If a drawn tile fits several open connections, the player chooses one of them. A drawn tile never goes back to the boneyard.</source>
        <translation>摸牌摸到的牌能接几个可接牌位置时，由玩家自己选。摸到的牌不会再放回摸牌堆。</translation>
    </message>
    <message>
        <source>If a placement empties the hand, its award is no scoring event of its own. It becomes part of the domino’s event and is tested only together with the opponents’ and the partner’s pips. On 295 raw an award of 10 does not win the match if the opponents’ pips add 5 to it: together they overshoot.</source>
        <translation>打出最后一张、出完手牌时，这次出牌的加分不单独成为计分事件，而是并入出完手牌的计分事件，与对手和搭档的点数合在一起做目标检查。比如原来是 295 原始分，加分 10，对手的点数再计 5，合起来就超出目标，不算赢下整场。</translation>
    </message>
    <message>
        <source>If an accepted event brings the score to exactly 305 raw, the match is over at once and that scoring entity has won.</source>
        <translation>计分事件被接受后，比分正好是 305 原始分，整场立即结束，这个计分方获胜。</translation>
    </message>
    <message>
        <source>If any tile of your hand fits an open connection, you must place one. You may not draw instead, and you may not pass.</source>
        <translation>手牌里只要有一张能接上可接牌位置，就必须出牌，不能改为摸牌，也不能跳过。</translation>
    </message>
    <message>
        <source>If hands of different entities share the lightest total, the round is tied and nobody has won it, even if two of these hands are partners’. If only partners share it, their partnership has won the round.</source>
        <translation>同样最轻的手牌如果属于不同的计分方，这一局就是同分，没有赢家；其中有两手是搭档的，也一样。同样最轻的如果只是一个队伍里的两位搭档，就是这个队伍赢得这一局。</translation>
    </message>
    <message>
        <source>If none fits and the boneyard is empty, you pass.</source>
        <translation>一张都接不上、摸牌堆又空了，就跳过。</translation>
    </message>
    <message>
        <source>If none fits and the boneyard is not empty, you draw one tile. It is still your turn, and the same rules apply again: as long as nothing fits, you draw on. A drawn tile that fits is placed at once; no other tile of your hand can be, for none of them fits.</source>
        <translation>一张都接不上、摸牌堆还有牌时，摸牌一张。这时仍然轮到你，规则照旧：接不上就继续摸牌，摸到能接的就立刻打出这一张，因为其他手牌本来就接不上。</translation>
    </message>
    <message>
        <source>If several players are tied for the heaviest tile, only these players draw another lot, for which all 28 tiles are shuffled afresh. This is repeated until one player is left.</source>
        <translation>如果几位玩家抽到的牌点数同样最多，就是同分，只由这几位再次抽签。每次都把 28 张牌全部重新洗匀，直到只剩一位。</translation>
    </message>
    <message>
        <source>If the last tile of a hand is placed while the boneyard is empty and nobody could go on, that is a domino and no blocked round.</source>
        <translation>摸牌堆已空，有人打出最后一张手牌，而别人谁也接不下去：算出完手牌，不算封局。</translation>
    </message>
    <message>
        <source>If the sum of differences of a hand in a blocked round is rounded to 0, there is no event at all.</source>
        <translation>封局时，某一手牌的差数之和舍入后是 0，就没有这个计分事件。</translation>
    </message>
    <message>
        <source>In a blocked round the hands are revealed too. Every hand is compared on its own; those of partners are not put together.</source>
        <translation>封局时同样亮出手牌。每一手牌单独比较，搭档的手牌不合并。</translation>
    </message>
    <message>
        <source>In a domino’s event, score, award and the opponents’ pips may come to more than 305 raw before the partner’s pips are taken off. Nothing is discarded for that: only the net amount is tested.</source>
        <translation>算出完手牌的计分事件时，比分加上出牌的加分和对手的点数，可能先超过 305 原始分，减去搭档的点数才回到 305 以内。这种情况不舍弃：目标检查只看净额。</translation>
    </message>
    <message>
        <source>In each group strokes 1 and 2 make the large X. Then come the small ones: 3 and 4 at the top, 5 and 6 at the right, 7 and 8 at the bottom, 9 and 10 at the left. Which stroke of an X is made first does not matter.</source>
        <translation>每一组里，第 1、2 笔写大 X，然后写小 x：第 3、4 笔在上，第 5、6 笔在右，第 7、8 笔在下，第 9、10 笔在左。同一个 X 的两笔，先写哪一笔都行。</translation>
    </message>
    <message>
        <source>In the figures a solid disc with a number is a scoring end and what it counts. A hollow ring is an open connection that counts nothing at the moment. The brass rivet only marks a spinner; it does not mean that the tile counts. The award shown is that of the placement alone, before any settlement and before the target test.</source>
        <translation>图里写着数字的实心圆是计分端，数字就是它计的点数。空心圆是此刻不计点的可接牌位置。黄铜铆钉只表示这是分叉双牌，不表示它计点。图中的加分只是出牌本身的加分，还没有结算，也没有做目标检查。</translation>
    </message>
    <message>
        <source>Leader, neutral lot: who opens a round, and the draw that finds the first one. Placement, to place: a tile laid down. Boneyard, draw, pass: the face-down tiles, taking one, and doing nothing. To domino: to place the last tile of a hand. Blocked round: the boneyard is empty and no tile fits. Round, match: one deal, and all of them up to 61.</source>
        <translation>先手：开局的人。中立抽签：靠抽牌选出先手的办法。出牌：把牌放到桌上。摸牌堆、摸牌、跳过：扣着的牌、从里面拿一张、什么也不做。出完手牌：打出最后一张手牌。封局：摸牌堆已空，谁也接不上。局、整场：发一次牌是一局，打到 61 是整场。</translation>
    </message>
    <message>
        <source>Line side, branch arm: where a double is joined. Crosswise: how a double lies. Terminal, internal: a double with a free line side, and one with none. Open connection: where a tile may be joined. Scoring end: what is counted. End total: all scoring ends together.</source>
        <translation>直线侧、侧分支：双牌上接牌的地方。横接：双牌的摆法。末端、内部：还有直线侧空着的双牌是末端双牌，两个直线侧都接上的是内部双牌。可接牌位置：能接牌的地方。计分端：要计点数的地方。末端总点数：所有计分端加在一起。</translation>
    </message>
    <message>
        <source>Lot and deal</source>
        <translation>抽签与发牌</translation>
    </message>
    <message>
        <source>Nobody changes seats during a match, and there is no limit to the number of rounds.</source>
        <translation>整场之中座位不轮换，打多少局也没有上限。</translation>
    </message>
    <message>
        <source>Nothing else decides a match. Nobody wins by having the greatest score, and there is no tie-break.</source>
        <translation>整场没有别的胜法：不比谁的比分高，也没有加赛。</translation>
    </message>
    <message>
        <source>On paper one stroke is one displayed point. The paper tally is only another way to write the score, and one can do without it.</source>
        <translation>在纸上记分时，一笔是 1 显示分。纸面记分只是比分的另一种写法，不写也可以。</translation>
    </message>
    <message>
        <source>Paper tally</source>
        <translation>纸面记分</translation>
    </message>
    <message>
        <source>Player, seat, hand: who plays, where they sit, what they hold. Partner, partnership: the two who share a score. Scoring entity: whoever has a score of their own. Opponent: anybody outside your own entity.</source>
        <translation>玩家、座位、手牌：打牌的人、坐的位置、手里的牌。搭档、队伍：共用一个比分的两个人。计分方：有自己比分的一方。对手：自己这个计分方以外的人。</translation>
    </message>
    <message>
        <source>Points arrive in scoring events. Each event goes to one scoring entity and has a net amount: everything that it adds, less everything that it takes off.</source>
        <translation>比分只通过计分事件变动。每个计分事件归一个计分方，并有一个净额：该加的都加上，该减的都减去，剩下的就是净额。</translation>
    </message>
    <message>
        <source>Rare cases</source>
        <translation>少见的情形</translation>
    </message>
    <message>
        <source>Raw points, displayed points: five of the first make one of the second. Award: what an end total earns. Scoring event: how points arrive. Settlement: what a finished round gives. Rounding: to the nearest five. Target, target test, overshoot: 61, whether an event fits under it, and that it does not. Accepted, discarded: how the test ends. Tied: equal in pips, in the lot or in a blocked round. Paper tally: the strokes.</source>
        <translation>原始分、显示分：5 原始分合 1 显示分。加分：凭末端总点数得到的原始分。计分事件：比分变动的方式。结算：一局打完之后怎么算。舍入：取最近的 5 的倍数。目标：正好 61。目标检查：看计分事件会不会超过 61。超出目标：会超过。接受、舍弃：检查的两种结果。同分：抽签或封局时点数相等，与比分无关。纸面记分：写在纸上的笔画。</translation>
    </message>
    <message>
        <source>Rounding always means to the nearest five. A remainder of 1 or 2 goes down, 3 or 4 goes up, and a multiple of 5 stays: 12 becomes 10, 13 becomes 15. Only the pips of a settlement are rounded.</source>
        <translation>舍入一律取最近的 5 的倍数：余 1、余 2 舍去，余 3、余 4 进上去，正好是 5 的倍数就不变。12 变成 10，13 变成 15。要舍入的只有结算时的点数。</translation>
    </message>
    <message>
        <source>Scores are kept in raw points. Five raw points make one displayed point, so every score is a multiple of 5 raw. Where this game just says “points”, it means displayed points.</source>
        <translation>比分以原始分记录，每 5 原始分合 1 显示分，所以任何比分都是 5 原始分的倍数。界面上的大数字是显示分，旁边的小数字是原始分。</translation>
    </message>
    <message>
        <source>So while a line side of a double is still free, neither of its branch arms may be used. Once both line sides are occupied, either arm may be used first, or neither.</source>
        <translation>所以双牌只要还有一个直线侧空着，它的侧分支就都不能接。两个直线侧都接了牌以后，侧分支先接哪一个、接不接，都随你。</translation>
    </message>
    <message>
        <source>That sum is rounded once, after adding; in the example 23 gives 25 and 11 gives 10. If the result is not 0, it is a scoring event for this hand’s entity.</source>
        <translation>加完之后做一次舍入，上面的 23 计 25，11 计 10。结果如果不为 0，就成为一个计分事件，归这一手牌所属的计分方。</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>The end total is the sum of all scoring ends on the table.</source>
        <translation>末端总点数就是桌上所有计分端的点数之和。</translation>
    </message>
    <message>
        <source>The entity with the lightest single hand wins the round. Partners’ hands are not added for this either.</source>
        <translation>最轻的那一手牌属于哪个计分方，哪个计分方就赢得这一局。这里也不把搭档的手牌加在一起。</translation>
    </message>
    <message>
        <source>The first leader comes from a neutral lot. The full set lies shuffled and face down, and every player draws one tile from it for the lot. The tile with the most pips on its two halves together makes its player the leader; a double is worth no more than its pips.</source>
        <translation>第一局的先手由中立抽签决定：整副牌洗匀后扣着，每位玩家抽一张，两个半面的点数加起来最多的人先手；双牌也只看点数。</translation>
    </message>
    <message>
        <source>The game uses one double-six set of 28 tiles. Each tile has two halves of 0 to 6 pips, and every pair of values comes exactly once. A half without pips is a blank. Of two tiles or hands, the one with more pips on all its halves together is the heavier.</source>
        <translation>游戏用一副骨牌，共 28 张。每张骨牌有两个半面，各 0 到 6 点，每种搭配只有一张。没有点的半面叫空白半面。把所有半面的点数加起来，点数多的骨牌或手牌叫重，点数少的叫轻。</translation>
    </message>
    <message>
        <source>The hands are settled one by one, from the lightest to the heaviest. Equal hands go in the order of their seats: 0, 1, 2, 3.</source>
        <translation>手牌一手一手地结算，从最轻的到最重的。点数相等的，按座位的先后：0、1、2、3。</translation>
    </message>
    <message>
        <source>The leader opens the empty table with any tile of their hand. From then on turns go clockwise, from each seat to the next.</source>
        <translation>先手可以用手牌里的任意一张开局。之后按顺时针轮流，一个座位接一个座位。</translation>
    </message>
    <message>
        <source>The net amount can be negative, and it can take a score below zero.</source>
        <translation>净额可以是负数，比分也可以因此低于零。</translation>
    </message>
    <message>
        <source>The next round is led by the player who dominoed. After a blocked round there is a new neutral lot among all players.</source>
        <translation>出完手牌的玩家是下一局的先手。如果是封局，就由全体玩家重新进行中立抽签。</translation>
    </message>
    <message>
        <source>The pips of all opponents’ hands are first added together and then rounded once. Two hands of 13 make 26 and give 25.</source>
        <translation>先把所有对手手牌的点数加在一起，再做一次舍入。两手牌各 13 点，合起来是 26 点，计 25。</translation>
    </message>
    <message>
        <source>The placement award is the end total if that is a positive multiple of 5, taken as raw points; otherwise it is 0. The end total is never rounded, and an end total of 0 scores nothing.</source>
        <translation>末端总点数不做舍入：如果大于 0 又是 5 的倍数，出牌的加分就是这么多原始分；不是 5 的倍数，加分就是 0。末端总点数是 0，也没有加分。</translation>
    </message>
    <message>
        <source>The player who dominoed is the leader of the next round, whether the event was accepted or discarded.</source>
        <translation>不管计分事件被接受还是舍弃，出完手牌的人都是下一局的先手。</translation>
    </message>
    <message>
        <source>The published rules are silent on the following cases. This is how the game decides them.</source>
        <translation>下面这些情形，出版的规则没有写明。这里是本游戏的决定。</translation>
    </message>
    <message>
        <source>The settlement of a domino is one scoring event for the entity of the player who dominoed. Its net amount is the placement award, plus the opponents’ pips, minus the partner’s pips; the next two paragraphs say how the pips are rounded. It is accepted or discarded as a whole.</source>
        <translation>出完手牌的结算只有一个计分事件，归出完手牌的人所在的计分方。净额是出牌的加分，加上对手的点数，减去搭档的点数；点数怎样舍入，见下面两条。要么整个接受，要么整个舍弃。</translation>
    </message>
    <message>
        <source>The target of the match is exactly 61 displayed points, which is 305 raw. Reaching 60 or 62 does not do.</source>
        <translation>整场的目标是正好 61 显示分，也就是 305 原始分。60 不行，62 也不行。</translation>
    </message>
    <message>
        <source>The target test: if the score together with the event’s net amount is at most 305 raw, the event is accepted and the score becomes that sum.</source>
        <translation>目标检查：原来的比分加上计分事件的净额，不超过 305 原始分，这个事件就被接受，比分变成相加的结果。</translation>
    </message>
    <message>
        <source>The tiles of the lot go back into the set before the deal. What the hands hold later never matters for who leads, and the order in which tiles are dealt makes no difference.</source>
        <translation>抽签用过的牌在发牌前放回整副牌里。谁当先手与之后拿到什么手牌无关，按什么顺序发牌也没有影响。</translation>
    </message>
    <message>
        <source>These rules are based on the Five-Up rules published by Kelley and PUREMCO.</source>
        <translation>本规则以 Kelley 与 PUREMCO 发布的 Five-Up 规则为基础。</translation>
    </message>
    <message>
        <source>Tile, half, pips: a tile has two halves with pips on them. Double, spinner: a tile of two equal halves, which can branch. Low end, high end: the smaller and the larger half of any other tile.</source>
        <translation>骨牌、半面、点数：一张骨牌有两个半面，上面是点数。双牌、分叉双牌：两个半面相同、能分叉的骨牌。小点数端、大点数端：其他骨牌上点数较小和较大的一头。</translation>
    </message>
    <message>
        <source>Tiles and scores</source>
        <translation>牌与比分</translation>
    </message>
    <message>
        <source>To place a tile, you join one of its halves to an open connection of the same value, or you open the empty table. A tile that is not a double joins with the half that matches, a double with its line side A.</source>
        <translation>出牌就是把骨牌的一个半面接到点数相同的可接牌位置上，或者在空桌上开局。非双牌用点数相同的那个半面去接，双牌用直线侧 A 去接。</translation>
    </message>
    <message>
        <source>To place the last tile of a hand is always a domino. Such a placement never makes a blocked round, whatever the others hold.</source>
        <translation>打出最后一张手牌的，一律是出完手牌，不会是封局，别人手里拿着什么都一样。</translation>
    </message>
    <message>
        <source>To win a blocked round is an honour and earns nothing by itself. The winner of the round need not be the one who reaches 61 in its settlement.</source>
        <translation>赢得封局只是个名义，比分并不因此变动。赢了这一局的，也不一定就是在结算中到达 61 的一方。</translation>
    </message>
    <message>
        <source>Two different open connections make two different placements, even if the tile and the value are the same.</source>
        <translation>可接牌位置不同，就是不同的出牌，哪怕打的是同一张牌、接的是同样的点数。</translation>
    </message>
    <message>
        <source>Two, three or four players sit round the table. The seats are numbered clockwise, beginning with seat 0.</source>
        <translation>可以两人、三人或四人同桌。座位按顺时针编号，从 0 号座位开始。</translation>
    </message>
    <message>
        <source>We write a tile with its smaller half first: 1|4 is the tile of 1 and 4. Its smaller half is the low end, the other one the high end.</source>
        <translation>写一张骨牌时，点数小的半面在前：1|4 就是 1 点和 4 点的那张。小的一头叫小点数端，大的一头叫大点数端。</translation>
    </message>
    <message>
        <source>When a player dominoes, the round is over and the hands are revealed for the settlement.</source>
        <translation>有人出完手牌，这一局就结束，亮出手牌来结算。</translation>
    </message>
    <message>
        <source>When an ordinary placement reaches exactly 61 and ends the match, the round is not settled. There is no blocked settlement either, even if the boneyard is empty and no tile fits any more. The hands are revealed all the same.</source>
        <translation>普通出牌正好到 61、整场结束时，这一局不再结算；就算摸牌堆已空、谁也接不上，也不做封局的结算。手牌照样亮出来。</translation>
    </message>
    <message>
        <source>Where equal hands of a blocked round go “in the order of the seats”, the smaller seat number goes first, whoever led the round.</source>
        <translation>封局里点数相等的手牌按座位先后处理，就是座位号小的先来，与这一局谁是先手无关。</translation>
    </message>
    <message>
        <source>With partners, too, each of the four players draws a tile of the lot for themself. The lot finds one leader, not a partnership: partners who are tied draw again.</source>
        <translation>四人分成两队时，抽签也是四位玩家各抽一张牌。选出来的先手是一个人，不是一个队伍：两位搭档抽到的牌点数同样最多，也是同分，他们要再抽。</translation>
    </message>
    <message>
        <source>With two or three players, each player is a scoring entity with a score of their own. With four, the seats 0 and 2 form one partnership and the seats 1 and 3 the other; the partners share one score. Everybody outside your scoring entity is your opponent.</source>
        <translation>两人或三人时，每位玩家各是一个计分方，各记各的比分。四人时，0 号和 2 号座位是一队，1 号和 3 号座位是另一队；同一队伍的搭档共用一个比分。自己这个计分方以外的人，都是对手。</translation>
    </message>
    <message>
        <source>Words and source</source>
        <translation>用语与来源</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你时</translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Find in both languages</source>
        <translation>在两种文字里查找</translation>
    </message>
    <message>
        <source>Five Up rules</source>
        <translation>法伊夫·阿普规则</translation>
    </message>
    <message>
        <source>Nothing was written there. Choose another place.</source>
        <translation>那里没有写入任何东西，请换个位置。</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>存为 PDF</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>存为 PDF…</translation>
    </message>
    <message>
        <source>The PDF could not be saved</source>
        <translation>PDF 没能保存</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place}/{count}</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>显示分 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <comment>gain</comment>
        <translation>
            <numerusform>显示分 +%n</numerusform>
        </translation>
    </message>
    <message>
        <source>needs {points}</source>
        <translation>还差{points}</translation>
    </message>
    <message>
        <source>{before} + {points} would pass 61: discarded. The score stays {before}.</source>
        <translation>{before} + {points} 会超过 61：舍弃，显示分仍是{before}。</translation>
    </message>
    <message>
        <source>{name} stand on exactly 61 and win the match.</source>
        <translation>{name}正好 61，赢下整场。</translation>
    </message>
    <message>
        <source>{name} stand on {score} and need {points}.</source>
        <translation>{name}现在是{score}，还差{points}。</translation>
    </message>
    <message>
        <source>{name} stands on exactly 61 and wins the match.</source>
        <translation>{name}正好 61，赢下整场。</translation>
    </message>
    <message>
        <source>{name} stands on {score} and needs {points}.</source>
        <translation>{name}现在是{score}，还差{points}。</translation>
    </message>
    <message>
        <source>{name} stay on {score} and need {points}. No part of the event counts.</source>
        <translation>{name}仍是{score}，还差{points}。整个事件都不算，不会只取一部分。</translation>
    </message>
    <message>
        <source>{name} stays on {score} and needs {points}. No part of the event counts.</source>
        <translation>{name}仍是{score}，还差{points}。整个事件都不算，不会只取一部分。</translation>
    </message>
    <message>
        <source>{name} would pass 61: discarded</source>
        <translation>{name}会超过 61：舍弃</translation>
    </message>
    <message>
        <source>{name}: {gain}</source>
        <translation>{name}：{gain}</translation>
    </message>
    <message>
        <source>{name}: {score}, {raw}, {needs}</source>
        <translation>{name}：{score}，{raw}，{needs}</translation>
    </message>
    <message>
        <source>{points} raw</source>
        <translation>原始分{points}</translation>
    </message>
    <message>
        <source>{sum}, more than 61: the whole event is discarded</source>
        <translation>{sum}，超过 61：整个事件舍弃</translation>
    </message>
    <message>
        <source>{sum}: accepted</source>
        <translation>{sum}：接受</translation>
    </message>
    <message>
        <source>{sum}: exactly 61</source>
        <translation>{sum}：正好 61</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <comment>gain</comment>
        <translation>
            <numerusform>显示分 −%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>显示分 −%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoresByRoundWords</name>
    <message>
        <source>, </source>
        <comment>between scores</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>. </source>
        <comment>between sentences</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>After round {number}: {scores}</source>
        <translation>第{number}局后：{scores}</translation>
    </message>
    <message>
        <source>At the start: {scores}</source>
        <translation>开始时：{scores}</translation>
    </message>
    <message>
        <source>In round {number} so far: {scores}</source>
        <translation>第{number}局到目前：{scores}</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>每局之后的显示分</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{number}…</source>
        <comment>a round that is not over</comment>
        <translation>{number}…</translation>
    </message>
</context>
<context>
    <name>ScoresDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Displayed points; exactly 61 wins.</source>
        <translation>这里都是显示分，正好 61 赢下整场。</translation>
    </message>
    <message>
        <source>Scores by round</source>
        <translation>逐局比分</translation>
    </message>
</context>
<context>
    <name>ScoresPanel</name>
    <message>
        <source>As a chart</source>
        <translation>看图</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>看表格</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Level at seat {number}</source>
        <translation>座位{number}的水平</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>座位{number}的名字</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <translation>座位{number}由谁来打</translation>
    </message>
</context>
<context>
    <name>SeatTag</name>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message>
        <source>All that you can do, with what it earns, beside the table.</source>
        <translation>桌旁列出你能做的一切，以及各能加多少。</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>一直显示</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>播报</translation>
    </message>
    <message>
        <source>As drawn</source>
        <translation>按摸牌先后</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立刻</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>自己排</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>按点数</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>pips</comment>
        <translation>分明</translation>
    </message>
    <message>
        <source>Clear keeps all six apart for colour-blind eyes.</source>
        <translation>“分明”的六种颜色，色觉不同的人也分得清。</translation>
    </message>
    <message>
        <source>Colours of the pips</source>
        <translation>点子的颜色</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>对比度</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Doubles first</source>
        <translation>双牌在前</translation>
    </message>
    <message>
        <source>Draw and pass without asking</source>
        <translation>自动摸牌和跳过</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Garden</source>
        <comment>pips</comment>
        <translation>花园</translation>
    </message>
    <message>
        <source>Heaviest first</source>
        <translation>重的在前</translation>
    </message>
    <message>
        <source>Hide hands when the window is left</source>
        <translation>离开窗口时藏起手牌</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast</comment>
        <translation>高</translation>
    </message>
    <message>
        <source>How fast tiles move, and how long the computers wait.</source>
        <translation>骨牌移动的快慢，还有电脑出牌前等多久。</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>简短</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>language</comment>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>scheme</comment>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>contrast</comment>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>List of plays</source>
        <translation>出法列表</translation>
    </message>
    <message>
        <source>Mark tiles that fit</source>
        <translation>标出能出的牌</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>不显示动画</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>contrast</comment>
        <translation>标准</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>不播报</translation>
    </message>
    <message>
        <source>Numbers at scoring ends</source>
        <translation>计分端的数字</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>手牌排序</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Tiles appear where they belong; what changed is ringed.</source>
        <translation>牌直接出现在该在的位置，变化处画个圈。</translation>
    </message>
    <message>
        <source>Under the pointer only</source>
        <translation>指向牌桌时显示</translation>
    </message>
    <message>
        <source>What a screen reader says by itself while you play.</source>
        <translation>打牌时读屏软件自动念出的内容。</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>用读屏软件时</translation>
    </message>
    <message>
        <source>With several people at one screen, as between two turns.</source>
        <translation>几个人共用屏幕时，像换人那样先遮住。</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>A change takes effect at once and is kept on this computer.</source>
        <translation>改动立刻生效，存在这台电脑上。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>好</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>SettlementDialog</name>
    <message>
        <source>Back to the settlement</source>
        <translation>回到结算</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>下一个事件</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>看结果</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>看看桌面</translation>
    </message>
    <message>
        <source>Step again</source>
        <translation>再看一遍</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>整场已经结束。</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>看规则</translation>
    </message>
</context>
<context>
    <name>SettlementWords</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n 点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>显示分 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s) stay(s) face down.</source>
        <translation>
            <numerusform>摸牌堆还有 %n 张，仍然扣着。</numerusform>
        </translation>
    </message>
    <message>
        <source>End total 0 earns nothing</source>
        <translation>末端总点数 0，没有加分</translation>
    </message>
    <message>
        <source>End total {total} is a multiple of 5</source>
        <translation>末端总点数{total}，是 5 的倍数</translation>
    </message>
    <message>
        <source>End total {total} is not a multiple of 5</source>
        <translation>末端总点数{total}，不是 5 的倍数</translation>
    </message>
    <message>
        <source>No event for {name}: the rounded difference is 0.</source>
        <translation>{name}没有计分事件：差数舍入后是 0。</translation>
    </message>
    <message>
        <source>Opponents’ hands, added, then rounded</source>
        <translation>对手的手牌，先合计再舍入</translation>
    </message>
    <message>
        <source>Opponent’s hand, rounded</source>
        <translation>对手的手牌，舍入</translation>
    </message>
    <message>
        <source>Partner’s hand, rounded on its own</source>
        <translation>搭档的手牌，单独舍入</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>摸牌堆空了。</translation>
    </message>
    <message>
        <source>The last placement</source>
        <translation>最后一张牌</translation>
    </message>
    <message>
        <source>Three parts, one event</source>
        <translation>三个部分，一个计分事件</translation>
    </message>
    <message>
        <source>Two parts, one event</source>
        <translation>两个部分，一个计分事件</translation>
    </message>
    <message>
        <source>dominoed</source>
        <translation>出完手牌</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>搭档</translation>
    </message>
    <message>
        <source>{name}’s hand of {pips}</source>
        <translation>{name}的手牌，{pips}</translation>
    </message>
    <message>
        <source>{pips} is a multiple of 5 already, and is taken off</source>
        <translation>{pips}点正好是 5 的倍数，要扣掉</translation>
    </message>
    <message>
        <source>{pips} rounds to {five}, and is taken off</source>
        <translation>{pips}点舍入为{five}，要扣掉</translation>
    </message>
    <message>
        <source>{sum}, a multiple of 5 already</source>
        <translation>{sum}，正好是 5 的倍数</translation>
    </message>
    <message>
        <source>{sum}, the nearest five is {five}</source>
        <translation>{sum}，最近的 5 的倍数是{five}</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>显示分 −%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Done</source>
        <translation>好</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse.</source>
        <translation>不用鼠标，什么都能做。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键一览</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>F1 opens the rule.</source>
        <translation>按 F1 看规则。</translation>
    </message>
</context>
<context>
    <name>SpokenWords</name>
    <message numerus="yes">
        <source>%n action(s) taken back.</source>
        <translation>
            <numerusform>收回了 %n 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the boneyard.</source>
        <translation>
            <numerusform>摸牌堆还剩 %n 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation>
            <numerusform>摸牌堆：%n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}. {name} leads.</source>
        <translation>第{number}局。{name}先手。</translation>
    </message>
    <message>
        <source>That was the last tile in hand.</source>
        <translation>那是手里最后一张牌。</translation>
    </message>
    <message>
        <source>You can place: {tiles}.</source>
        <translation>能出的牌：{tiles}。</translation>
    </message>
    <message>
        <source>Your tiles: {tiles}.</source>
        <translation>你的手牌：{tiles}。</translation>
    </message>
    <message>
        <source>{name} draws {tile}.</source>
        <translation>{name}摸到{tile}。</translation>
    </message>
    <message>
        <source>{name} opens with {tile}.</source>
        <translation>{name}首张出{tile}。</translation>
    </message>
    <message>
        <source>{name} places {tile} at {place}.</source>
        <translation>{name}把{tile}接在{place}。</translation>
    </message>
    <message>
        <source>{name}: {tiles}</source>
        <translation>{name}：{tiles}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {tile}, total {total}, %n point(s).</source>
        <translation>
            <numerusform>{name}：{tile}，总点数 {total}，显示分 +%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {tile}, total {total}, discarded.</source>
        <translation>{name}：{tile}，总点数 {total}，舍弃。</translation>
    </message>
    <message>
        <source>{name}: {tile}, total {total}.</source>
        <translation>{name}：{tile}，总点数 {total}。</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n kept here</source>
        <translation>
            <numerusform>存着 %n 场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n 场没打完</numerusform>
        </translation>
    </message>
    <message>
        <source>2, 3 or 4, people or computers</source>
        <translation>2、3 或 4 人，真人电脑都行</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>All that you play is kept here, and files can be brought in</source>
        <translation>打过的都存在这里，也可以导入文件</translation>
    </message>
    <message>
        <source>Both languages, side by side</source>
        <translation>中英文对照</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>一切都只存在这台电脑上。</translation>
    </message>
    <message>
        <source>Exact 61 · 精确61·法伊夫·阿普</source>
        <translation>Exact 61 Five Up</translation>
    </message>
    <message>
        <source>Five Up</source>
        <translation>精确61·法伊夫·阿普</translation>
    </message>
    <message>
        <source>Four computers play, and you look on</source>
        <translation>四家电脑对打，你来旁观</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学打牌</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新的一场</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Twelve short lessons at a real table</source>
        <translation>十二节短课，在真的牌桌上学</translation>
    </message>
    <message>
        <source>Watch a match</source>
        <translation>看电脑打一场</translation>
    </message>
    <message>
        <source>{kept}, {unfinished}</source>
        <translation>{kept}，{unfinished}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%n match(es) read so far…</source>
        <translation>
            <numerusform>已读 %n 场……</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>How everybody does</source>
        <translation>各家战绩</translation>
    </message>
    <message>
        <source>How fair the deals were</source>
        <translation>发牌公平吗</translation>
    </message>
    <message>
        <source>No match that counts has been played by so many yet.</source>
        <translation>这个人数还没有计入统计的对局。</translation>
    </message>
    <message>
        <source>No round has ended yet.</source>
        <translation>还没有打完一局。</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message numerus="yes">
        <source>%n finished</source>
        <comment>matches</comment>
        <translation>
            <numerusform>%n 场打完</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <comment>matches</comment>
        <translation>
            <numerusform>%n 场弃局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <comment>counted</comment>
        <translation>
            <numerusform>共 %n 场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these values lie(s) outside.</source>
        <comment>intervals</comment>
        <translation>
            <numerusform>这里有 %n 个值落在区间外。</numerusform>
        </translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 人</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 人</translation>
    </message>
    <message>
        <source>4 players, two pairs</source>
        <translation>4 人，两两搭档</translation>
    </message>
    <message>
        <source>95% lie within</source>
        <comment>column</comment>
        <translation>95% 落在</translation>
    </message>
    <message>
        <source>A match in which two of a kind play counts twice for them. Points are the displayed points that a player really scored. Practice matches and copies are not counted. A seat that a computer played for a while is in no row: it is neither a person’s nor a computer’s.</source>
        <translation>一场里有两个同类玩家，就算两场。显示分只算玩家自己实际得到的。练习场和副本不计。中途让电脑代打过的座位不列入任何一行：既不算真人，也不算电脑。</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>column</comment>
        <translation>封局</translation>
    </message>
    <message>
        <source>Blocked, won</source>
        <comment>column</comment>
        <translation>封局且赢</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Discarded</source>
        <comment>column</comment>
        <translation>舍弃</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <comment>column</comment>
        <translation>出完手牌</translation>
    </message>
    <message>
        <source>Doubles dealt</source>
        <translation>发到的双牌</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>column</comment>
        <translation>期望</translation>
    </message>
    <message>
        <source>First turns with a tile to place</source>
        <translation>第一手就有牌可出</translation>
    </message>
    <message>
        <source>Found</source>
        <comment>column</comment>
        <translation>实际</translation>
    </message>
    <message>
        <source>Found lies</source>
        <comment>column</comment>
        <translation>实际值在</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>column</comment>
        <translation>输</translation>
    </message>
    <message>
        <source>Lots won</source>
        <translation>抽签得先手</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>column</comment>
        <translation>场次</translation>
    </message>
    <message>
        <source>Occasions</source>
        <comment>column</comment>
        <translation>次数</translation>
    </message>
    <message>
        <source>Of 20 such intervals a fair game misses one as well; below 30 occasions they say little. {missed}</source>
        <translation>就算完全公平，每 20 个区间也会有一个落空；不到 30 次时说明不了什么。{missed}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Points a round</source>
        <comment>column</comment>
        <translation>每局显示分</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>column</comment>
        <translation>局数</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>column</comment>
        <translation>座位</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>摸了几张</translation>
    </message>
    <message>
        <source>What</source>
        <comment>column</comment>
        <translation>项目</translation>
    </message>
    <message>
        <source>Who</source>
        <comment>column</comment>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column</comment>
        <translation>赢</translation>
    </message>
    <message>
        <source>outside</source>
        <comment>interval</comment>
        <translation>区间外</translation>
    </message>
    <message>
        <source>within</source>
        <comment>interval</comment>
        <translation>区间内</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 到 {high}</translation>
    </message>
</context>
<context>
    <name>StepsPanel</name>
    <message>
        <source>All hands weigh the same, so nobody scores.</source>
        <translation>各家点数相同，谁也不加分。</translation>
    </message>
    <message>
        <source>Raw points</source>
        <translation>原始分</translation>
    </message>
</context>
<context>
    <name>StoryTeller</name>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>End total {total} is a multiple of 5</source>
        <translation>末端总点数{total}，是 5 的倍数</translation>
    </message>
    <message>
        <source>Every hand on its own, the lightest first</source>
        <translation>每家手牌单独算，点数小的在先</translation>
    </message>
    <message>
        <source>One placement, one event</source>
        <translation>出一张牌，一个计分事件</translation>
    </message>
    <message>
        <source>Round {number}. {what}</source>
        <translation>第{number}局：{what}</translation>
    </message>
    <message>
        <source>{name} holds {tiles}: {pips}.</source>
        <translation>{name}的手牌是 {tiles}：{pips}。</translation>
    </message>
    <message>
        <source>{name} is out of tiles.</source>
        <translation>{name}的手牌出完了。</translation>
    </message>
    <message>
        <source>{name} places {tile}</source>
        <translation>{name}出{tile}</translation>
    </message>
    <message>
        <source>{next}, {why}</source>
        <comment>heard</comment>
        <translation>{next}，{why}</translation>
    </message>
    <message>
        <source>{sum}. {verdict}. {consequence}</source>
        <comment>heard</comment>
        <translation>{sum}。{verdict}。{consequence}</translation>
    </message>
    <message>
        <source>{title}. {subtitle}</source>
        <comment>heard</comment>
        <translation>{title}。{subtitle}</translation>
    </message>
    <message>
        <source>{title}: {work}, {amount} raw.</source>
        <comment>heard</comment>
        <translation>{title}：{work}，原始分 {amount}。</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Show all (F)</source>
        <translation>看全桌（F）</translation>
    </message>
    <message>
        <source>Table and hand</source>
        <translation>牌桌和手牌</translation>
    </message>
</context>
<context>
    <name>TableVoice</name>
    <message>
        <source>Scores and needs</source>
        <translation>比分和还差多少</translation>
    </message>
    <message>
        <source>The board in words</source>
        <translation>用文字看牌桌</translation>
    </message>
</context>
<context>
    <name>TakingBackWords</name>
    <message>
        <source>A placement can be taken back only until the next action, or until the screen is passed on.</source>
        <translation>出的牌只能在下一步之前收回，屏幕交给别人以后也不行。</translation>
    </message>
    <message>
        <source>Only a placement can be taken back: a draw or a pass stays.</source>
        <translation>只有出的牌能收回，摸牌和跳过不能。</translation>
    </message>
    <message>
        <source>The round has ended: its last placement stays.</source>
        <translation>这一局已经结束，最后一手不能收回。</translation>
    </message>
    <message>
        <source>You have nothing to take back in this round yet.</source>
        <translation>这一局里你还没有可以收回的牌。</translation>
    </message>
    <message>
        <source>{name} has played since: a placement can be taken back only until the next action.</source>
        <translation>{name}已经接着走了：出的牌只能在下一步之前收回。</translation>
    </message>
</context>
<context>
    <name>TimeWords</name>
    <message>
        <source>at an unknown time</source>
        <translation>时间不明</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date</comment>
        <translation>yyyy 年 M 月 d 日</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>今天{time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>昨天{time}</translation>
    </message>
</context>
<context>
    <name>ToldDialog</name>
    <message>
        <source>Done</source>
        <translation>好</translation>
    </message>
</context>
<context>
    <name>TotalPlate</name>
    <message>
        <source>Total</source>
        <translation>末端总点数</translation>
    </message>
</context>
<context>
    <name>TrackerWords</name>
    <message numerus="yes">
        <source>%n of its tiles: no {values}</source>
        <translation>
            <numerusform>其中 %n 张没有{values}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between tiles</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what is known of a hand</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Drew or passed: {known}</source>
        <translation>曾摸牌或跳过：{known}</translation>
    </message>
    <message>
        <source>Nobody’s hand is open now, so there is nothing to tell.</source>
        <translation>现在没有哪家手牌亮着，没什么可记。</translation>
    </message>
    <message>
        <source>Not seen yet: {tiles}</source>
        <translation>还没见到：{tiles}</translation>
    </message>
    <message>
        <source>Nothing is known yet.</source>
        <translation>还什么都不知道。</translation>
    </message>
    <message>
        <source>The round is over: the hands are open.</source>
        <translation>这一局结束了：手牌都亮出来了。</translation>
    </message>
    <message>
        <source>This match is played without the tile tracker, as was chosen at its start.</source>
        <translation>这一场开局时选了不用记牌。</translation>
    </message>
    <message>
        <source>Tiles not seen yet</source>
        <translation>还没见到的牌</translation>
    </message>
    <message>
        <source>no {values}</source>
        <translation>没有{values}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>{count}: {boneyard} in the boneyard, {hands} in other hands</source>
        <translation>{count}张：摸牌堆{boneyard}张，别家手牌{hands}张</translation>
    </message>
    <message>
        <source>{count}: {boneyard} in the boneyard, {hands} in the other hand</source>
        <translation>{count}张：摸牌堆{boneyard}张，对手手牌{hands}张</translation>
    </message>
    <message numerus="yes">
        <source>{name} can hold %n of them.</source>
        <translation>
            <numerusform>其中 %n 张可能在{name}手里。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, {tiles}. {known}</source>
        <translation>{name}，{tiles}。{known}</translation>
    </message>
    <message>
        <source>{tile}: in your hand</source>
        <translation>{tile}：在你的手牌里</translation>
    </message>
    <message>
        <source>{tile}: not seen yet</source>
        <translation>{tile}：还没见到</translation>
    </message>
    <message>
        <source>{tile}: on the table</source>
        <translation>{tile}：在桌上</translation>
    </message>
</context>
<context>
    <name>TranscriptWords</name>
    <message numerus="yes">
        <source>Boneyard: %n tile(s).</source>
        <translation>
            <numerusform>摸牌堆：%n 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>Join {tile} to {place}</source>
        <translation>把 {tile} 接在 {place}</translation>
    </message>
    <message>
        <source>Once it is done: {text}</source>
        <translation>做完之后：{text}</translation>
    </message>
    <message>
        <source>Open with {tile}</source>
        <translation>首张出{tile}</translation>
    </message>
    <message>
        <source>Points before: {scores}.</source>
        <translation>原来的显示分：{scores}。</translation>
    </message>
    <message>
        <source>Your tiles: {tiles}.</source>
        <translation>你的手牌：{tiles}。</translation>
    </message>
    <message>
        <source>{tile} has opened.</source>
        <translation>{tile} 开局。</translation>
    </message>
    <message>
        <source>{tile} is joined to {place}.</source>
        <translation>{tile} 接在 {place}。</translation>
    </message>
</context>
<context>
    <name>TrashDialog</name>
    <message>
        <source>A deleted match</source>
        <translation>已删除的对局</translation>
    </message>
    <message>
        <source>Choose one to bring it back. They are kept for 30 days.</source>
        <translation>选一场就能恢复。它们会保留 30 天。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Deleted matches</source>
        <translation>已删除的对局</translation>
    </message>
    <message>
        <source>Nothing was deleted in the last 30 days.</source>
        <translation>最近 30 天没有删除过对局。</translation>
    </message>
    <message>
        <source>deleted {when}</source>
        <translation>{when}删除</translation>
    </message>
    <message>
        <source>{told} The oldest are not shown.</source>
        <translation>{told}最早的没有列出。</translation>
    </message>
</context>
<context>
    <name>TroubleBar</name>
    <message>
        <source>Another program had changed the file of this match. What it wrote is kept, as {name} in the folder “aside”; your match is saved as you played it.</source>
        <translation>另一个程序改过这场的文件。它写的内容留在“aside”文件夹里，名为{name}；你的对局按你打的样子存好了。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>文件在哪里</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>TroubleWords</name>
    <message>
        <source>Another window of the game has this folder open. You can play here, but nothing of it is kept.</source>
        <translation>游戏的另一个窗口正开着这个文件夹。在这里可以打，但不会保存。</translation>
    </message>
    <message>
        <source>Could not save: {why}. Your match goes on; try again or save it elsewhere.</source>
        <translation>没能保存：{why}。可以接着打，也可以重试或存到别处。</translation>
    </message>
    <message>
        <source>Not saved: another window of the game has this folder open. Your match goes on; close the other window and try again, or save it elsewhere.</source>
        <translation>没有保存：游戏的另一个窗口正开着这个文件夹。可以接着打；关掉那个窗口再重试，或者存到别处。</translation>
    </message>
    <message>
        <source>Nothing was changed: another window of the game has this folder open.</source>
        <translation>没有改动：游戏的另一个窗口正开着这个文件夹。</translation>
    </message>
    <message>
        <source>Nothing was changed: {why}.</source>
        <translation>没有改动：{why}。</translation>
    </message>
    <message>
        <source>The matches cannot be listed: {why}. Whatever lies there stays as it is.</source>
        <translation>列不出对局：{why}。里面的东西保持原样。</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>磁盘是只读的</translation>
    </message>
    <message>
        <source>the folder of matches is gone</source>
        <translation>存放对局的文件夹不见了</translation>
    </message>
    <message>
        <source>the system reports an error</source>
        <translation>系统报告了错误</translation>
    </message>
    <message>
        <source>this folder may not be read</source>
        <translation>这个文件夹不允许读取</translation>
    </message>
    <message>
        <source>this folder may not be written</source>
        <translation>这个文件夹不允许写入</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a place for {tile}</source>
        <translation>为{tile}选一个位置</translation>
    </message>
    <message>
        <source>Choose a tile that fits.</source>
        <translation>选一张能接的牌。</translation>
    </message>
    <message>
        <source>Nothing fits and the boneyard is empty: you pass.</source>
        <translation>没有能接的牌，摸牌堆也空了：只能跳过。</translation>
    </message>
    <message>
        <source>Nothing fits. Draw a tile.</source>
        <translation>没有能接的牌，请摸一张。</translation>
    </message>
    <message>
        <source>You lead: open with any tile.</source>
        <translation>你先手：任选一张牌打出。</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>轮到你了。</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name}在想。</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>轮到{name}。</translation>
    </message>
    <message>
        <source>{tile} fits no open end now.</source>
        <translation>{tile}暂时接不上。</translation>
    </message>
    <message>
        <source>{tile} fits: place it.</source>
        <translation>{tile}能接，请出这一张。</translation>
    </message>
</context>
<context>
    <name>WelcomeCard</name>
    <message>
        <source>A table in the middle of a round</source>
        <translation>打到一半的牌桌</translation>
    </message>
    <message>
        <source>Dominoes on which every double branches, for two, three or four.</source>
        <translation>每张双牌都能分叉的骨牌游戏，二到四人。</translation>
    </message>
    <message>
        <source>Exactly 61</source>
        <translation>正好 61</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新的一场</translation>
    </message>
</context>
<context>
    <name>WelcomeDialog</name>
    <message>
        <source>Go to the start page</source>
        <translation>去起始页</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>边打边学</translation>
    </message>
    <message>
        <source>New to this game?</source>
        <translation>第一次玩这个游戏？</translation>
    </message>
    <message>
        <source>Twelve short lessons at a real table take you to your first match in about fifteen minutes. You find them on the start page whenever you like.</source>
        <translation>十二节短课，都在真的牌桌上，十五分钟左右就能打第一场。以后在起始页随时可以找到。</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>Which language?</source>
        <translation>用哪种语言？</translation>
    </message>
</context>
<context>
    <name>_Standing</name>
    <message>
        <source>exactly 61</source>
        <translation>正好 61</translation>
    </message>
</context>
</TS>
