export type Content = Readonly<Record<string, unknown>>

/** A place in a section's content, from the outside in: `["cards", 1, "title"]`. */
export type Path = readonly (string | number)[]

export const isContent = (value: unknown): value is Content =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A block's content as stored, or none if something else was stored by hand. */
export const contentOf = (value: unknown): Content => (isContent(value) ? value : {})

/** The place as `contentFaults` and the server name it: `cards.1.title`. */
export const pathKey = (path: Path) => path.join(".")

/** Whether the place is the other one or lies within it, both named as by `pathKey`. */
export const isWithin = (key: string, outer: string) => key === outer || key.startsWith(`${outer}.`)

/** The key of a value as an operator reads it. */
export const keyInWords = (key: string) => key.replaceAll("_", " ")

/** The place as an operator reads it, rows counted from one: `cards › 2 › title`. */
export const pathInWords = (path: Path) =>
  path.map((step) => (typeof step === "number" ? step + 1 : keyInWords(step))).join(" › ")

/** The place named by `pathKey`, as an operator reads it. */
export const keyPathInWords = (key: string) =>
  pathInWords(key.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step)))

export const valueAt = (content: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)]
    return isContent(value) ? value[step] : undefined
  }, content)

const replaced = (value: unknown, [step, ...rest]: Path, replacement: unknown): unknown => {
  if (step === undefined) return replacement
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === Number(step) ? replaced(item, rest, replacement) : item))
  }
  const group = contentOf(value)
  return { ...group, [step]: replaced(group[step], rest, replacement) }
}

export const withValueAt = (content: Content, path: Path, value: unknown): Content => {
  const edited = replaced(content, path, value)
  return isContent(edited) ? edited : content
}
