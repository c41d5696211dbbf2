import { type Content, isContent, type Path } from "./content.ts"

/** The place as `contentFaults` and the server name it: `cards.1.title`. */
export const pathKey = (path: Path) => path.join(".")

/** Whether the place is the other one or lies within it, both named as by `pathKey`. */
export const isWithin = (key: string, outer: string) => key === outer || key.startsWith(`${outer}.`)

/** The key of a value as an operator reads it. */
export const keyInWords = (key: string) => key.replaceAll("_", " ")

/** The place as an operator reads it, rows counted from one: `cards › 2 › title`. */
export const pathInWords = (path: Path) =>
  path.map((step) => (typeof step === "number" ? step + 1 : keyInWords(step))).join(" › ")

/** The place that `pathKey` has named, as an operator reads it. */
export const keyPathInWords = (key: string) =>
  pathInWords(key.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step)))

/** The value at the place, or undefined where there is none. */
export const valueAt = (content: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)]
    return isContent(value) ? value[step] : undefined
  }, content)

const replaced = (value: unknown, path: Path, replacement: unknown): unknown => {
  const [step, ...rest] = path
  if (step === undefined) return replacement
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === Number(step) ? replaced(item, rest, replacement) : item))
  }
  const group = isContent(value) ? value : {}
  return { ...group, [step]: replaced(group[step], rest, replacement) }
}

/** The content with another value at the place. */
export const withValueAt = (content: Content, path: Path, value: unknown): Content => {
  const [step, ...rest] = path
  if (step === undefined) return isContent(value) ? value : content
  return { ...content, [step]: replaced(content[step], rest, value) }
}
