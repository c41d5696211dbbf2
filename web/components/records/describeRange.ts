/** How many records a page of a list has. */
export const PAGE_SIZE = 25

const formatCount = (count: number) => count.toLocaleString("en-US")

/** Which of how many records a page shows, such as `26–50 of 1,204`. */
export const describeRange = (page: number, shown: number, total: number) => {
  if (shown === 0) return `${formatCount(total)} in all`
  const before = (page - 1) * PAGE_SIZE
  return `${formatCount(before + 1)}–${formatCount(before + shown)} of ${formatCount(total)}`
}
