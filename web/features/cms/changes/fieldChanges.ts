import { diffArrays } from "diff"
import { isContent, isSame, type Path } from "./content.ts"

/** What has become of the value at one place. Undefined stands for no value: it was added, or removed. */
export interface FieldChange {
  path: Path
  before: unknown
  after: unknown
}

const listChanges = (before: readonly unknown[], after: readonly unknown[], path: Path): FieldChange[] => {
  const changes: FieldChange[] = []
  let index = 0
  let removed: readonly unknown[] = []
  const flush = () => {
    for (const item of removed) changes.push({ path: [...path, index], before: item, after: undefined })
    removed = []
  }
  for (const run of diffArrays([...before], [...after], { comparator: isSame })) {
    if (run.removed) {
      removed = run.value
      continue
    }
    if (!run.added) {
      flush()
      index += run.value.length
      continue
    }
    for (const item of run.value) {
      // A row that went where another came is read as that row changed.
      const [old, ...others] = removed
      if (removed.length > 0) changes.push(...fieldChanges(old, item, [...path, index]))
      else changes.push({ path: [...path, index], before: undefined, after: item })
      removed = others
      index += 1
    }
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
