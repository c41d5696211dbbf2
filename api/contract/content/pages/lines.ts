/** A text of several lines. */
export const lines = (...texts: string[]) => texts.join("\n")
