/** How fast leads of a span were answered. */
export interface AnswerTimes {
  /** Whose promised time is over, or who were answered before. */
  due: number
  inTime: number
  /** How many were answered after so many seconds. */
  counts: Map<number, number>
}

/** The answer that as many were faster than as slower; null without any. */
export const medianOf = (all: readonly AnswerTimes[]): number | null => {
  const sorted = all.flatMap(({ counts }) => [...counts]).sort(([one], [other]) => one - other)
  const middle = sorted.reduce((sum, [, count]) => sum + count, 0) / 2
  let seen = 0
  for (const [seconds, count] of sorted) {
    seen += count
    if (seen >= middle) return seconds
  }
  return null
}
