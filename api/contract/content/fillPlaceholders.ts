/** Replaces `{key}` in every text within the content by that key's value; an unknown key stays as it is written. */
export const fillPlaceholders = <Content>(content: Content, values: Readonly<Record<string, string>>): Content => {
  const fill = (part: unknown): unknown => {
    if (typeof part === "string") {
      return part.replace(/\{([a-z_]+)\}/g, (written, key: string) =>
        Object.hasOwn(values, key) ? (values[key] ?? written) : written,
      )
    }
    if (Array.isArray(part)) return part.map(fill)
    if (typeof part === "object" && part !== null) {
      return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fill(value)]))
    }
    return part
  }
  return fill(content) as Content
}
