"""What is seen and touched: scene, items, windows, dialogs and theme. QtWidgets.

The foundation that every part of the view builds on:

`view.words`
    `Words(folder)` holds both translations and the interface's `Language`. Its signal `changed`: set all
    texts again. How to write strings: `view.words.language`. Sentences out of values, in the interface's
    language or a given one: `Refusals`, `ScoreWords`, `LogWords`, `TurnWords`, `PreviewWords`, `LotWords`,
    `OutcomeWords`, `SettlementWords`, each made with `(words)`; `Names`; `fill`, `number`, `signed`.
`view.theme`
    `Theme(words)` says how things look now: `palette` (colour tokens), `pip_colours`, `font(role, bold)`,
    `line_height(role)`, `px(height)`, `milliseconds(motion)`, `easing(motion)`, `team_colour(entity)`,
    `language`, `words`. Its signal `changed`: paint again (a language switch included). `app` makes the one
    theme and hands it down to whoever paints or composes; there are no globals. `view.theme.metrics` has the
    spaces, radii and heights of pages.
`view.art`
    Painting, in u (half a tile) or px. `TileArt(theme).pixmap(tile, angle, u, ratio, lift)`; in `table` pins,
    links, caps, targets, badges, rings; `tally`, `felt`, `marks` (seat marks, chips, levels), `bubbles`,
    `icons` (`icon(name, colour, size)`).
`view.controls`
    The widgets of pages, dressed by one style sheet: `AppStyle(app, theme)` and `FocusRing(app, theme)` are
    made once; `Label(role, tone, bold)`, `Button(theme, kind, icon_name)`, `CheckBox`, `ComboBox`,
    `Segments`, `frame(kind)`. All texts are plain texts.
"""
