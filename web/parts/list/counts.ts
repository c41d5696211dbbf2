const formatCount = (count: number) => count.toLocaleString("en-US")

export const counted = (count: number, [one, several]: readonly [string, string]) =>
  `${formatCount(count)} ${count === 1 ? one : several}`

interface Range {
  page: number
  pageSize: number
  shown: number
  total: number
  /** False if `total` is a lower bound, as the server stops counting. */
  isExact?: boolean
}

/** Such as `26–50 of 1,204`, or `26–50 of 1,000+` for a lower bound. */
export const describeRange = ({ page, pageSize, shown, total, isExact = true }: Range) => {
  const before = (page - 1) * pageSize
  if (shown === 0) return `${formatCount(total)} in all`
  const all = formatCount(Math.max(total, before + shown))
  return `${formatCount(before + 1)}–${formatCount(before + shown)} of ${all}${isExact ? "" : "+"}`
}
