import { dequal } from "dequal/lite"
import { diffArrays } from "diff"
import { isContent, type Path } from "../content.ts"

/** What happened to the value at one place: undefined before means that it was added, undefined after, removed. */
export interface FieldChange {
  path: Path
  before: unknown
  after: unknown
}

/** Rows are named by their place now, removed ones by their place before. */
const listChanges = (before: readonly unknown[], after: readonly unknown[], path: Path): FieldChange[] => {
  const changes: FieldChange[] = []
  let at = { before: 0, after: 0 }
  let gone: readonly unknown[] = []
  const flush = () => {
    const start = at.before - gone.length
    changes.push(...gone.map((row, index) => ({ path: [...path, start + index], before: row, after: undefined })))
    gone = []
  }
  for (const { value, removed, added } of diffArrays([...before], [...after], { comparator: dequal })) {
    if (removed) {
      flush()
      gone = value
      at = { ...at, before: at.before + value.length }
      continue
    }
    if (added) {
      // A removed row with an added one in its place counts as one changed row.
      const pairs = Math.min(gone.length, value.length)
      value.forEach((row, index) => {
        const place = [...path, at.after + index]
        if (index < pairs) changes.push(...fieldChanges(gone[index], row, place))
        else changes.push({ path: place, before: undefined, after: row })
      })
      gone = gone.slice(pairs)
      at = { ...at, after: at.after + value.length }
      continue
    }
    flush()
    at = { before: at.before + value.length, after: at.after + value.length }
  }
  flush()
  return changes
}

/** What differs between two values, field by field. Rows of lists are recognized when others come or go before them. */
export const fieldChanges = (before: unknown, after: unknown, path: Path = []): FieldChange[] => {
  if (dequal(before, after)) return []
  if (isContent(before) && isContent(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => fieldChanges(before[key], after[key], [...path, key]))
  }
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path)
  return [{ path, before, after }]
}
