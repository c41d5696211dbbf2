export type Content = Readonly<Record<string, unknown>>

/** Path in the content of a section, such as `["cards", 1, "title"]`. */
export type Path = readonly (string | number)[]

export const isContent = (value: unknown): value is Content =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Content that was edited by hand may be any value; if it is not an object, it counts as empty. */
export const contentOrEmpty = (value: unknown): Content => (isContent(value) ? value : {})

/** In the notation of `contentFaults` and the server: `cards.1.title`. */
export const pathKey = (path: Path) => path.join(".")

export const isWithin = (key: string, outer: string) => key === outer || key.startsWith(`${outer}.`)

export const keyInWords = (key: string) => key.replaceAll("_", " ")

/** Rows are numbered from one: `cards › 2 › title`. */
export const pathInWords = (path: Path) =>
  path.map((step) => (typeof step === "number" ? step + 1 : keyInWords(step))).join(" › ")

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
  const group = contentOrEmpty(value)
  return { ...group, [step]: replaced(group[step], rest, replacement) }
}

export const withValueAt = (content: Content, path: Path, value: unknown): Content => {
  const edited = replaced(content, path, value)
  return isContent(edited) ? edited : content
}
