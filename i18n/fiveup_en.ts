<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>BoardWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message numerus="yes">
        <source>The table of this match: %n tile(s) lie(s) on it.</source>
        <translation>
            <numerusform>The table of this match: %n tile lies on it.</numerusform>
            <numerusform>The table of this match: %n tiles lie on it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>after %n round</numerusform>
            <numerusform>after %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntryWords</name>
    <message numerus="yes">
        <source>%n cannot be read</source>
        <translation>
            <numerusform>%n cannot be read</numerusform>
            <numerusform>%n cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) kept here</source>
        <translation>
            <numerusform>%n match kept here</numerusform>
            <numerusform>%n matches kept here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n unfinished</numerusform>
            <numerusform>%n unfinished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table of this match: %n tile(s) lie(s) on it.</source>
        <translation>
            <numerusform>The table of this match: %n tile lies on it.</numerusform>
            <numerusform>The table of this match: %n tiles lie on it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message numerus="yes">
        <source>%n full group(s) of ten</source>
        <translation>
            <numerusform>%n full group of ten</numerusform>
            <numerusform>%n full groups of ten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stroke(s)</source>
        <translation>
            <numerusform>%n stroke</numerusform>
            <numerusform>%n strokes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message numerus="yes">
        <source>%n of your other tiles fit(s) then (after {play}: {others}).</source>
        <translation>
            <numerusform>%n of your other tiles fits then (after {play}: {others}).</numerusform>
            <numerusform>%n of your other tiles fit then (after {play}: {others}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now</source>
        <translation>
            <numerusform>%n point now</numerusform>
            <numerusform>%n points now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n point(s) now, {play} none.</source>
        <translation>
            <numerusform>Brings %n point now, {play} none.</numerusform>
            <numerusform>Brings %n points now, {play} none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n point(s) now, {play} {points}.</source>
        <translation>
            <numerusform>Brings %n point now, {play} {points}.</numerusform>
            <numerusform>Brings %n points now, {play} {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n point(s) now.</source>
        <translation>
            <numerusform>Brings %n point now.</numerusform>
            <numerusform>Brings %n points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n of the tiles you don’t see fit(s) anywhere then.</source>
        <translation>
            <numerusform>Only %n of the tiles you don’t see fits anywhere then.</numerusform>
            <numerusform>Only %n of the tiles you don’t see fit anywhere then.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n solved at the first try.</source>
        <translation>
            <numerusform>%n solved at the first try.</numerusform>
            <numerusform>All %n solved at the first try.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n exercise(s).</source>
        <translation>
            <numerusform>Next: %n exercise.</numerusform>
            <numerusform>Next: %n exercises.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>award</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LotWords</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesDesk</name>
    <message numerus="yes">
        <source>%n match(es) brought in</source>
        <translation>
            <numerusform>%n match brought in</numerusform>
            <numerusform>%n matches brought in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message numerus="yes">
        <source>Total {sum}: %n point(s).</source>
        <translation>
            <numerusform>Total {sum}: %n point.</numerusform>
            <numerusform>Total {sum}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{opening} opened; %n tile(s) on the table.</source>
        <translation>
            <numerusform>{opening} opened; %n tile on the table.</numerusform>
            <numerusform>{opening} opened; %n tiles on the table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewWords</name>
    <message numerus="yes">
        <source>Total {total}: %n point(s)</source>
        <translation>
            <numerusform>Total {total}: %n point</numerusform>
            <numerusform>Total {total}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Total {total}: %n point(s), and you domino</source>
        <translation>
            <numerusform>Total {total}: %n point, and you domino</numerusform>
            <numerusform>Total {total}: %n points, and you domino</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message numerus="yes">
        <source>%n end(s) count here. A double with a free line side counts both halves.</source>
        <translation>
            <numerusform>%n end counts here. A double with a free line side counts both halves.</numerusform>
            <numerusform>%n ends count here. A double with a free line side counts both halves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The boneyard has %n tile(s).</source>
        <translation>
            <numerusform>The boneyard has %n tile.</numerusform>
            <numerusform>The boneyard has %n tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message numerus="yes">
        <source>One end was left out: %n end(s) count here.</source>
        <translation>
            <numerusform>One end was left out: %n end counts here.</numerusform>
            <numerusform>One end was left out: %n ends count here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RescueWords</name>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <comment>gain</comment>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <comment>gain</comment>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettlementWords</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s) stay(s) face down.</source>
        <translation>
            <numerusform>Boneyard: %n tile stays face down.</numerusform>
            <numerusform>Boneyard: %n tiles stay face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenWords</name>
    <message numerus="yes">
        <source>%n action(s) taken back.</source>
        <translation>
            <numerusform>%n action taken back.</numerusform>
            <numerusform>%n actions taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the boneyard.</source>
        <translation>
            <numerusform>%n tile left in the boneyard.</numerusform>
            <numerusform>%n tiles left in the boneyard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation>
            <numerusform>Boneyard: %n tile</numerusform>
            <numerusform>Boneyard: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {tile}, total {total}, %n point(s).</source>
        <translation>
            <numerusform>{name}: {tile}, total {total}, %n point.</numerusform>
            <numerusform>{name}: {tile}, total {total}, %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n kept here</source>
        <translation>
            <numerusform>%n kept here</numerusform>
            <numerusform>%n kept here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n unfinished</numerusform>
            <numerusform>%n unfinished</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%n match(es) read so far…</source>
        <translation>
            <numerusform>%n match read so far…</numerusform>
            <numerusform>%n matches read so far…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message numerus="yes">
        <source>%n finished</source>
        <comment>matches</comment>
        <translation>
            <numerusform>%n finished</numerusform>
            <numerusform>%n finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <comment>matches</comment>
        <translation>
            <numerusform>%n given up</numerusform>
            <numerusform>%n given up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <comment>counted</comment>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these values lie(s) outside.</source>
        <comment>intervals</comment>
        <translation>
            <numerusform>%n of these values lies outside.</numerusform>
            <numerusform>%n of these values lie outside.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrackerWords</name>
    <message numerus="yes">
        <source>%n of its tiles: no {values}</source>
        <translation>
            <numerusform>%n of its tiles: no {values}</numerusform>
            <numerusform>%n of its tiles: no {values}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} can hold %n of them.</source>
        <translation>
            <numerusform>{name} can hold %n of them.</numerusform>
            <numerusform>{name} can hold %n of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TranscriptWords</name>
    <message numerus="yes">
        <source>Boneyard: %n tile(s).</source>
        <translation>
            <numerusform>Boneyard: %n tile.</numerusform>
            <numerusform>Boneyard: %n tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
</TS>
