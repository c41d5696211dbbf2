/** A text somewhere in a block's content. */
export interface ContentText {
  /** Its place, for example `cards.1.title`. */
  field: string
  text: string
}

/** Every text in a block's content, in its order. */
export const contentTexts = (content: unknown, field = ""): ContentText[] => {
  if (typeof content === "string") return [{ field, text: content }]
  if (typeof content !== "object" || content === null) return []
  return Object.entries(content).flatMap(([key, part]) => contentTexts(part, field ? `${field}.${key}` : key))
}
