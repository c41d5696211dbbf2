/** A window too low for fixed elements, such as at 400% zoom: they would cover the content. */
export const LOW_WINDOW = "@media (max-height: 30rem)"

/** Few characters per line, such as a phone with a large font. */
export const LARGE_LETTERS = "@media (max-width: 19rem)"

/** The system replaces colors with the user's palette, as in Windows contrast themes. */
export const FORCED_COLORS = "@media (forced-colors: active)"

export const TWO_COLUMNS = "(min-width: 80rem)"

/** Lists show cards instead of rows: below Chakra's `lg`. */
export const CARDS = "(max-width: 63.99rem)"

/** The sidebar is beside the content, not a bar at the bottom: from Chakra's `lg`. */
export const SIDEBAR = "(min-width: 64rem)"
