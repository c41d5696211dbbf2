/** A section's content, or a group within it. */
export type Content = Readonly<Record<string, unknown>>

/** A place in a section's content, from the outside in: `["cards", 1, "title"]`. */
export type Path = readonly (string | number)[]

/** Whether the value is a JSON object. */
export const isContent = (value: unknown): value is Content =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The content that a block was stored with; none when somebody has stored something else by hand. */
export const contentOf = (value: unknown): Content => (isContent(value) ? value : {})

/** Whether two JSON values say the same. The order of an object's keys says nothing. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  }
  if (isContent(one) && isContent(other)) {
    const keys = Object.keys(one)
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
    )
  }
  return one === other
}
