const formatCount = (count: number) => count.toLocaleString("en-US")

export const counted = (count: number, [one, several]: readonly [string, string]) =>
  `${formatCount(count)} ${count === 1 ? one : several}`

interface Page {
  nodes: readonly unknown[]
  totalCount: number
  /** False if the total is a lower bound, as the server stops counting at some point. */
  totalCountIsExact?: boolean
  pageInfo: { hasNextPage: boolean }
}

/** Such as `26–50 of 1,204`; if the total is a lower bound, `26–50 of 1,000+`. */
export const describeRange = (page: Page, number: number, pageSize: number) => {
  const { nodes, totalCount, totalCountIsExact = true, pageInfo } = page
  if (nodes.length === 0) return `${formatCount(totalCount)} in all`
  const before = (number - 1) * pageSize
  const last = before + nodes.length
  const isExact = totalCountIsExact || !pageInfo.hasNextPage
  return `${formatCount(before + 1)}–${formatCount(last)} of ${formatCount(Math.max(totalCount, last))}${isExact ? "" : "+"}`
}
