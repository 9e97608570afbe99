<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutDialog</name>
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
        <source>Also fits: {tiles}</source>
        <translation>{tiles}也能出</translation>
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
        <source>Space places it.</source>
        <translation>按空格键出牌。</translation>
    </message>
    <message>
        <source>Space plays it: you domino</source>
        <translation>按空格键打出，手牌就出完了</translation>
    </message>
    <message>
        <source>Tab: next · Enter: place · Esc: back</source>
        <translation>Tab 换位置，回车出牌，Esc 放回</translation>
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
        <source>{tile} fits nowhere now. Open: {values}</source>
        <translation>{tile}现在接不上。可接的点数：{values}</translation>
    </message>
    <message>
        <source>{tile} fits one place, on the {value}</source>
        <translation>{tile}只能接在{value}点上</translation>
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
    <message>
        <source>Not dealt yet · {saved}</source>
        <translation>还没发牌 · {saved}</translation>
    </message>
    <message>
        <source>Round {number} · {saved}</source>
        <translation>第{number}局 · {saved}</translation>
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
    <name>CrashDialog</name>
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
        <source>.</source>
        <comment>after the key cap Enter</comment>
        <translation>也可以。</translation>
    </message>
    <message>
        <source>Everybody else, please look away. Or press</source>
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
        <source>New match</source>
        <translation>新的一场</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一场</translation>
    </message>
    <message>
        <source>The same players, from 0, with a new lot</source>
        <translation>还是这几位，从 0 开始，重新抽签</translation>
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
    <name>HandsPanel</name>
    <message>
        <source>Hands, revealed</source>
        <translation>各家手牌，全部亮开</translation>
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
    <name>HowToCard</name>
    <message>
        <source>After your tile, add up all open ends. A multiple of five scores: 15 is 3 points. Whoever plays their last tile also scores what the others still hold.</source>
        <translation>出牌后把各个末端的点数加起来，是 5 的倍数就加分：15 得显示分 3。先出完手牌的人，还能得到别人手里剩下的点数。</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>怎么打</translation>
    </message>
    <message>
        <source>Join equal halves. A double lies across, and once both its sides are taken it branches two more ways.</source>
        <translation>点数相同的半面相接。双牌横着放，两个直线侧都接上以后，还能再分出两条侧分支。</translation>
    </message>
    <message>
        <source>Stand on exactly 61 and you win. Points that would pass 61 are discarded.</source>
        <translation>正好到 61 就赢下整场。会超过 61 的加分，整个舍弃。</translation>
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
        <source>On the start page</source>
        <translation>起始页</translation>
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
        <source>go round the places where it fits</source>
        <translation>在能接的位置之间切换</translation>
    </message>
    <message>
        <source>new match</source>
        <translation>新的一场</translation>
    </message>
    <message>
        <source>open a match file</source>
        <translation>打开对局文件</translation>
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
        <source>put the tile back</source>
        <translation>把牌放回去</translation>
    </message>
    <message>
        <source>the next field or button</source>
        <translation>下一个输入框或按钮</translation>
    </message>
    <message>
        <source>watch a match</source>
        <translation>看电脑打一场</translation>
    </message>
</context>
<context>
    <name>LevelCard</name>
    <message>
        <source>A click chooses a level for all of them.</source>
        <translation>点一下，所有电脑都用这个水平。</translation>
    </message>
    <message>
        <source>How the computers play</source>
        <translation>电脑的水平</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Also reads draws and passes, and plays for exactly 61.</source>
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
        <source>Imagines the hidden tiles hundreds of times, then plays.</source>
        <translation>把看不见的牌设想几百遍，再决定怎么出。</translation>
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
</context>
<context>
    <name>LogCard</name>
    <message>
        <source>Log of this round</source>
        <translation>本局记录</translation>
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
        <source>draws a tile</source>
        <translation>摸了一张牌</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>{name} draws a tile.</source>
        <translation>{name}摸了一张牌。</translation>
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
        <source>Five Up matches (*.fiveup)</source>
        <translation>法伊夫·阿普对局 (*.fiveup)</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Nothing was written there. Your match goes on; please choose another place.</source>
        <translation>那里什么也没写。可以接着打，请换个地方再存。</translation>
    </message>
    <message>
        <source>Open a match file</source>
        <translation>打开对局文件</translation>
    </message>
    <message>
        <source>Partnerships</source>
        <translation>两两搭档</translation>
    </message>
    <message>
        <source>Round {number} · {kind}</source>
        <translation>第{number}局 · {kind}</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>另存一份</translation>
    </message>
    <message>
        <source>The copy could not be saved</source>
        <translation>没能另存</translation>
    </message>
    <message>
        <source>This match cannot be opened</source>
        <translation>打不开这一场</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>三人各打各的</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>两人对打</translation>
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
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键一览</translation>
    </message>
    <message>
        <source>Let the computers wait</source>
        <translation>让电脑等一等</translation>
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
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>另存一份…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
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
        <source>New match</source>
        <translation>新的一场</translation>
    </message>
    <message>
        <source>Only computers play: you watch. Their tiles stay hidden until a round is settled.</source>
        <translation>全是电脑：你来旁观。手牌要到一局结算时才亮开。</translation>
    </message>
    <message>
        <source>Please type a name.</source>
        <translation>请写个名字。</translation>
    </message>
    <message>
        <source>The computers see only what their own seat may see.</source>
        <translation>电脑都只看得到自己座位该看到的牌。</translation>
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
        <translation>全部结算合为{name}的一个计分事件。</translation>
    </message>
    <message>
        <source>because the round was blocked.</source>
        <translation>因为这一局是封局。</translation>
    </message>
    <message>
        <source>because {name} dominoed, though the event was discarded.</source>
        <translation>事件虽被舍弃，手牌仍是{name}先出完的。</translation>
    </message>
    <message>
        <source>because {name} dominoed.</source>
        <translation>因为{name}出完了手牌。</translation>
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
    <name>RackName</name>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message>
        <source>Nothing was changed.</source>
        <translation>什么都没有改动。</translation>
    </message>
    <message>
        <source>The file comes from a newer version of the game.</source>
        <translation>这个文件来自更新版本的游戏。</translation>
    </message>
    <message>
        <source>The file holds no match.</source>
        <translation>这个文件里没有对局。</translation>
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
        <source>The file is too large for a match.</source>
        <translation>文件太大，不会是对局。</translation>
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
        <source>This is not a file that can be read.</source>
        <translation>这不是可以读的文件。</translation>
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
        <translation>{name}仍是{score}，还差{points}。显示分不变，也不会只取其中一部分。</translation>
    </message>
    <message>
        <source>{name} stays on {score} and needs {points}. No part of the event counts.</source>
        <translation>{name}仍是{score}，还差{points}。显示分不变，也不会只取其中一部分。</translation>
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
        <source>At once</source>
        <translation>立刻</translation>
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
        <source>Dark</source>
        <translation>深色</translation>
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
        <source>How fast tiles move, and how long the computers wait.</source>
        <translation>骨牌移动的快慢，还有电脑出牌前等多久。</translation>
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
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>不用动画</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
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
        <source>Step again</source>
        <translation>再看一遍</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>整场结束。</translation>
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
        <source>{pips} is a five already, and is taken off</source>
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
    <name>StartPage</name>
    <message>
        <source>2, 3 or 4 at the table, people or computers</source>
        <translation>2、3 或 4 人一桌，真人电脑都行</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
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
        <source>Four computers play, every round settled step by step</source>
        <translation>四家电脑对打，每局一步一步结算</translation>
    </message>
    <message>
        <source>Go on with a .fiveup file that somebody sent you</source>
        <translation>接着打别人发来的 .fiveup 文件</translation>
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
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新的一场</translation>
    </message>
    <message>
        <source>Open a match file</source>
        <translation>打开对局文件</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Watch a match</source>
        <translation>看电脑打一场</translation>
    </message>
</context>
<context>
    <name>StoryTeller</name>
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
        <source>{name} places {tile}</source>
        <translation>{name}出{tile}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table and hand</source>
        <translation>牌桌和手牌</translation>
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
    <name>TroubleBar</name>
    <message>
        <source> Your match goes on; try again or save it elsewhere.</source>
        <translation>可以接着打，也可以重试或存到别处。</translation>
    </message>
    <message>
        <source>Could not save: the disk is full.</source>
        <translation>没能保存：磁盘已满。</translation>
    </message>
    <message>
        <source>Could not save: the disk is read-only.</source>
        <translation>没能保存：磁盘是只读的。</translation>
    </message>
    <message>
        <source>Could not save: the folder of matches is gone.</source>
        <translation>没能保存：存对局的文件夹不见了。</translation>
    </message>
    <message>
        <source>Could not save: the system reports an error.</source>
        <translation>没能保存：系统报告出错。</translation>
    </message>
    <message>
        <source>Could not save: this folder may not be written.</source>
        <translation>没能保存：没有权限写这个文件夹。</translation>
    </message>
    <message>
        <source>Not saved: another window of the game has this folder open.</source>
        <translation>没有保存：另一个游戏窗口正在用这个文件夹。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
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
    <name>_Standing</name>
    <message>
        <source>exactly 61</source>
        <translation>正好 61</translation>
    </message>
</context>
<context>
    <name>_StepsPanel</name>
    <message>
        <source>All hands weigh the same, so nobody scores.</source>
        <translation>各家点数相同，谁也不加分。</translation>
    </message>
    <message>
        <source>Raw points</source>
        <translation>原始分</translation>
    </message>
</context>
</TS>
