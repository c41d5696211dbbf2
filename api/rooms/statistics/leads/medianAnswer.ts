export interface AnswerTimes {
  due: number
  inTime: number
  counts: Map<number, number>
}

/** In seconds; null without answers. */
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
