/** A window so low, as at 400 % zoom, that what is fixed to its edges would cover what is being read. */
export const LOW_WINDOW = "@media (max-height: 30rem)"

/** The system draws everything in a few colors of the reader's choice, as Windows does with its contrast themes. */
export const FORCED_COLORS = "@media (forced-colors: active)"
