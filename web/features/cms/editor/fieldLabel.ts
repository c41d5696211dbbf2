import type { Path } from "../changes/content.ts"
import { keyInWords } from "../changes/contentPath.ts"

/** A field's label: its key in upper case, underscores as spaces; a row's has its number behind. */
export const fieldLabel = (path: Path): string => {
  const last = path.at(-1) ?? ""
  if (typeof last === "number") return `${fieldLabel(path.slice(0, -1))} ${last + 1}`
  return keyInWords(last).toUpperCase()
}
