/** A count with what is counted, one or several of them: `1 email`, `1,204 emails`. */
export const counted = (count: number, [one, several]: readonly [string, string]) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : several}`
