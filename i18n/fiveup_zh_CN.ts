<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact 61 Five Up, a dominoes game for two to four, against people and computers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fonts: Noto Sans SC, Noto Serif SC and Source Sans 3, under the SIL Open Font License.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules are based on the Five-Up rules published by Kelley and PUREMCO.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your matches are kept in {folder}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not dealt yet · {saved}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} · {saved}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The table of this match: %n tile(s) lie(s) on it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your last match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continues this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved on {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved today at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved yesterday at {time}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>.</source>
        <comment>after the key cap Enter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody else, please look away. Or press</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is saved; you can leave at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {name}, show my tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please pass the screen to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please pass the screen to {name}.</source>
        <translation type="unfinished">请把屏幕交给{name}。</translation>
    </message>
    <message>
        <source>partner of {partner} · {name} is to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is to play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndDialog</name>
    <message>
        <source>Back to start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same players, from 0, with a new lot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} win the match</source>
        <comment>partners</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: exactly 61 by a placement, {rounds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: exactly 61 by going out, {rounds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: exactly 61 in a blocked round, {rounds}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>Hands, revealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of tiles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HowToCard</name>
    <message>
        <source>After your tile, add up all open ends. A multiple of five scores: 15 is 3 points. Whoever plays their last tile also scores what the others still hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join equal halves. A double lies across, and once both its sides are taken it branches two more ways.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand on exactly 61 and you win. Points that would pass 61 are discarded.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LevelCard</name>
    <message>
        <source>A click chooses a level for all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the computers play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>Also reads draws and passes, and plays for exactly 61.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imagines the hidden tiles hundreds of times, then plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Novice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Often plays what comes to hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the best award now and never looks further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinks one play ahead: its award, and yours.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is fixed already. After the round its record can be checked against this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot for round {number}</source>
        <translation type="unfinished"></translation>
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
    <name>NewMatchPage</name>
    <message>
        <source>2 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 players, two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seat has this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {count} characters, please.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between two people an opaque page asks for the screen to be passed on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw lots and begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone draws a tile first; the heaviest leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone keeps a score of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only computers play: you watch. Their tiles stay hidden until a round is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please type a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computers see only what their own seat may see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a character in it that turns the writing round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a line break or control character in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those who sit opposite are partners and keep one score.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level at seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>pips</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear keeps all six apart for colour-blind eyes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the pips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garden</source>
        <comment>pips</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast tiles move, and how long the computers wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>language</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>scheme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles appear where they belong; what changed is ringed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>A change takes effect at once and is kept on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettlementDialog</name>
    <message>
        <source>Next event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished">整场已经结束。</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything can be done without a mouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>2, 3 or 4 at the table, people or computers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact 61 · 精确61·法伊夫·阿普</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four computers play, every round settled step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with a .fiveup file that somebody sent you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a match file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch a match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoryTeller</name>
    <message>
        <source>End total {total} is a multiple of 5</source>
        <translation type="unfinished">末端总点数{total}，是 5 的倍数</translation>
    </message>
    <message>
        <source>Every hand on its own, the lightest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One placement, one event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}. {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} places {tile}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not save: the disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not save: the disk is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not save: the folder of matches is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not save: the system reports an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not save: this folder may not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: another window of the game has this folder open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
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
        <source>Please pass the screen to {name}.</source>
        <translation>请把屏幕交给{name}。</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dominoes on which every double branches, for two, three or four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly 61</source>
        <translation type="unfinished">正好 61</translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Standing</name>
    <message>
        <source>exactly 61</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_StepsPanel</name>
    <message>
        <source>All hands weigh the same, so nobody scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
