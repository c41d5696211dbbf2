/** A window so low, as at 400% zoom, that elements fixed to its edges would cover the content. */
export const LOW_WINDOW = "@media (max-height: 30rem)"

/** A window with few letters in a line, as a phone's with a large font. */
export const LARGE_LETTERS = "@media (max-width: 19rem)"

/** The system replaces all colors by a few of the user's choice, as in Windows' contrast themes. */
export const FORCED_COLORS = "@media (forced-colors: active)"

export const TWO_COLUMNS = "(min-width: 80rem)"

/** A window so narrow that lists show cards instead of rows: below Chakra's `lg`. */
export const CARDS = "(max-width: 63.99rem)"

/** A window wide enough for the rail at its side: Chakra's `lg`. */
export const RAIL = "(min-width: 64rem)"
