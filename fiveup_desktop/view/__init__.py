"""What is seen and touched: scene, items, windows, dialogs and theme. QtWidgets.

The foundation that every part of the view builds on:

`view.words`   `Words(folder)` holds both translations and the interface's `Language`; how to write strings stands in
               `view.words.language`. Signal `changed`: set all texts again.
`view.theme`   `Theme(words)` says how things look now: `palette` (colour tokens), `pip_colours`, `font(role, bold)`,
               `line_height(role)`, `px(height)`, `milliseconds(motion)`, `easing(motion)`, `team_colour(entity)`,
               `language`, `words`. Signal `changed`: paint again (emitted for a language switch too). One theme is made
               by `app` and handed down to whoever paints or composes; there are no globals.
`view.theme.metrics`   spaces, radii and heights of pages.
`view.art`     Painting, in u (half a tile): tiles, pins, targets, badges, tally, marks, icons.
"""
