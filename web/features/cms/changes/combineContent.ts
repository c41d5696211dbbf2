import { isContent, isSame, type Path } from "./content.ts"

/** Two edits of the same content put together. */
export interface Combination {
  content: unknown
  /** The places that both have changed, each in another way; there the own edit stands. */
  overlaps: readonly Path[]
}

interface Sides {
  base: unknown
  mine: unknown
  theirs: unknown
}

// JSON has no undefined: a key that one side has removed.
const withoutRemoved = (entries: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined))

/**
 * Own changes where there are some, theirs elsewhere, field by field. Lists are put together row by row as long as
 * nobody has added or removed any; otherwise they are taken whole.
 */
export const combineContent = ({ base, mine, theirs }: Sides, path: Path = []): Combination => {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { content: mine, overlaps: [] }
  if (isSame(mine, base)) return { content: theirs, overlaps: [] }
  if (isContent(base) && isContent(mine) && isContent(theirs)) {
    const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    const parts = keys.map((key) => {
      const sides = { base: base[key], mine: mine[key], theirs: theirs[key] }
      return [key, combineContent(sides, [...path, key])] as const
    })
    return {
      content: withoutRemoved(parts.map(([key, { content }]) => [key, content])),
      overlaps: parts.flatMap(([, { overlaps }]) => overlaps),
    }
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (base.length === mine.length && mine.length === theirs.length) {
      const parts = mine.map((item, index) =>
        combineContent({ base: base[index], mine: item, theirs: theirs[index] }, [...path, index]),
      )
      return { content: parts.map(({ content }) => content), overlaps: parts.flatMap(({ overlaps }) => overlaps) }
    }
  }
  return { content: mine, overlaps: [path] }
}
