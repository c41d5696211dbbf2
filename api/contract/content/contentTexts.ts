interface ContentText {
  /** A path such as `cards.1.title`. */
  field: string
  text: string
}

export const contentTexts = (content: unknown, field = ""): ContentText[] => {
  if (typeof content === "string") return [{ field, text: content }]
  if (typeof content !== "object" || content === null) return []
  return Object.entries(content).flatMap(([key, part]) => contentTexts(part, field ? `${field}.${key}` : key))
}

export const mapTexts = <Content>(content: Content, replace: (text: string) => string): Content => {
  const map = (part: unknown): unknown => {
    if (typeof part === "string") return replace(part)
    if (Array.isArray(part)) return part.map(map)
    if (typeof part === "object" && part !== null)
      return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, map(value)]))
    return part
  }
  return map(content) as Content
}

/** Unknown keys stay as written, so a mistake is visible. */
export const fillPlaceholders = <Content>(content: Content, values: Readonly<Record<string, string>>): Content =>
  mapTexts(content, (text) =>
    text.replace(/\{([a-z_]+)\}/g, (written, key: string) =>
      Object.hasOwn(values, key) ? (values[key] ?? written) : written,
    ),
  )

// Browsers treat backslashes as slashes, and two of either lead to another host.
const LINK = /^(\/(?![/\\])|https?:\/\/[^/\s]|mailto:|tel:)\S*$/i

export const isLink = (text: string): boolean => LINK.test(text)
