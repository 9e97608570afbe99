"""What is seen and touched: scene, items, windows, dialogs and theme. QtWidgets.

The foundation that every part of the view builds on:

`view.words`
    `Words(folder)` holds both translations and the interface's `Language`. Its signal `changed`: set all
    texts again. How to write strings: `view.words.language`. The other modules turn values into sentences.
`view.theme`
    `Theme(words)` says how things look now: `palette` (colour tokens), `pip_colours`, `font(role, bold)`,
    `line_height(role)`, `px(height)`, `milliseconds(motion)`, `easing(motion)`, `team_colour(entity)`,
    `language`, `words`. Its signal `changed`: paint again (a language switch included). `app` makes the one
    theme and hands it down to whoever paints or composes; there are no globals. `view.theme.metrics` has the
    spaces, radii and heights of pages.
`view.art`
    Painting, in u (half a tile): tiles, pins, targets, badges, tally, marks, icons.
"""
