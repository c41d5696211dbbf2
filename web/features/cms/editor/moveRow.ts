/** The rows with one of them at another place. */
export const moveRow = <Row>(rows: readonly Row[], from: number, to: number): Row[] => {
  const rest = rows.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)]
}
