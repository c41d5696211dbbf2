import { dequal } from "dequal/lite"
import { diffArrays } from "diff"
import { isContent, type Path } from "../content.ts"

/** Undefined `before` means added, undefined `after` removed. */
export interface FieldChange {
  path: Path
  before: unknown
  after: unknown
}

/** Paths use current row numbers, those of removed rows the previous ones. */
const listChanges = (before: readonly unknown[], after: readonly unknown[], path: Path): FieldChange[] => {
  const chunks = diffArrays([...before], [...after], { comparator: dequal })
  const next = { before: 0, after: 0 }
  return chunks.flatMap(({ value, removed, added }, index) => {
    const at = { ...next }
    if (!added) next.before += value.length
    if (!removed) next.after += value.length
    if (removed) {
      const following = chunks[index + 1]
      return value.flatMap((row, place) =>
        // A removed row with an added one in its place counts as one changed row.
        following?.added && place < following.value.length
          ? fieldChanges(row, following.value[place], [...path, at.after + place])
          : [{ path: [...path, at.before + place], before: row, after: undefined }],
      )
    }
    if (!added) return []
    const preceding = chunks[index - 1]
    const replacedCount = preceding?.removed ? preceding.value.length : 0
    return value
      .map((row, place) => ({ path: [...path, at.after + place], before: undefined, after: row }))
      .slice(replacedCount)
  })
}

/** Differences by field. Rows are matched even if others were added or removed before them. */
export const fieldChanges = (before: unknown, after: unknown, path: Path = []): FieldChange[] => {
  if (dequal(before, after)) return []
  if (isContent(before) && isContent(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => fieldChanges(before[key], after[key], [...path, key]))
  }
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path)
  return [{ path, before, after }]
}
