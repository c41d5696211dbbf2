/** In a low window, such as at 400% zoom, fixed elements would cover the content. */
export const LOW_WINDOW = "@media (max-height: 30rem)"

/** Few characters fit a line, such as on a phone with a large font. */
export const LARGE_LETTERS = "@media (max-width: 19rem)"

/** The system replaces colors by the user's own, as in the contrast themes of Windows. */
export const FORCED_COLORS = "@media (forced-colors: active)"

export const TWO_COLUMNS = "(min-width: 80rem)"

/** Lists show cards instead of rows: below Chakra's `lg`. */
export const CARDS = "(max-width: 63.99rem)"

/** The sidebar is beside the content, not a bar at the bottom: from Chakra's `lg`. */
export const SIDEBAR = "(min-width: 64rem)"
