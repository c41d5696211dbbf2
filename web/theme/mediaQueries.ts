/** In a low window, such as at 400% zoom, fixed elements would cover the content. */
export const LOW_WINDOW = "@media (max-height: 30rem)"

/** Few characters fit a line, such as on a phone with a large font. */
export const LARGE_LETTERS = "@media (max-width: 19rem)"

/** The system replaces colors by the user's own, as in the contrast themes of Windows. */
export const FORCED_COLORS = "@media (forced-colors: active)"

export const TWO_COLUMNS = "(min-width: 80rem)"

/** Below Chakra's `lg`, lists show cards instead of rows. */
export const CARDS = "(max-width: 63.99rem)"

/** From Chakra's `lg` on, the sidebar is beside the content, and not a bar at the bottom. */
export const SIDEBAR = "(min-width: 64rem)"
