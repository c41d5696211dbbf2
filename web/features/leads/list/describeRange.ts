import { PAGE_SIZE } from "./leadListView.ts"

const formatCount = (count: number) => count.toLocaleString("en-US")

/** Which of how many leads a page shows, such as `26–50 of 1,204`. */
export const describeRange = (page: number, shown: number, total: number) => {
  if (shown === 0) return `${formatCount(total)} in all`
  const before = (page - 1) * PAGE_SIZE
  return `${formatCount(before + 1)}–${formatCount(before + shown)} of ${formatCount(total)}`
}
