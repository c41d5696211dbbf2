import { dequal } from "dequal/lite"
import { isContent, type Path } from "../content.ts"

export interface Combination {
  content: unknown
  /** Paths that both sides changed differently; my version wins there. */
  overlaps: readonly Path[]
}

interface Sides {
  base: unknown
  mine: unknown
  theirs: unknown
}

// JSON has no undefined, so such a key was removed by one side.
const withoutRemoved = (entries: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined))

/** Three-way merge. Lists of unchanged length merge row by row. */
export const combineContent = ({ base, mine, theirs }: Sides, path: Path = []): Combination => {
  if (dequal(mine, theirs) || dequal(theirs, base)) return { content: mine, overlaps: [] }
  if (dequal(mine, base)) return { content: theirs, overlaps: [] }
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
