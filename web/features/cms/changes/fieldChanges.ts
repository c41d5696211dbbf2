import { diffArrays } from "diff"
import { isContent, isSame, type Path } from "./content.ts"

/** What has become of the value at one place. Undefined stands for no value: it was added, or removed. */
export interface FieldChange {
  path: Path
  before: unknown
  after: unknown
}

/** Rows are told by where they are now, those that are gone by where they were. */
const listChanges = (before: readonly unknown[], after: readonly unknown[], path: Path): FieldChange[] => {
  const changes: FieldChange[] = []
  let at = { before: 0, after: 0 }
  let gone: readonly unknown[] = []
  const flush = () => {
    const start = at.before - gone.length
    changes.push(...gone.map((row, index) => ({ path: [...path, start + index], before: row, after: undefined })))
    gone = []
  }
  for (const { value, removed, added } of diffArrays([...before], [...after], { comparator: isSame })) {
    if (removed) {
      flush()
      gone = value
      at = { ...at, before: at.before + value.length }
      continue
    }
    if (added) {
      // A row that went where another came is read as that row changed.
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

/** What differs between two values, field by field; rows of lists are recognised when others come or go before them. */
export const fieldChanges = (before: unknown, after: unknown, path: Path = []): FieldChange[] => {
  if (isSame(before, after)) return []
  if (isContent(before) && isContent(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => fieldChanges(before[key], after[key], [...path, key]))
  }
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path)
  return [{ path, before, after }]
}
