export interface AmountRange {
  low: number
  high: number
}

/** An amount in whole US dollars, such as `$12,000`. */
export const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`

/** A range such as `$90–$135`, its ends shown by `show`; one amount where both look alike. */
export const rangeInWords = ({ low, high }: AmountRange, show: (amount: number) => string): string => {
  const [from, to] = [show(low), show(high)]
  return from === to ? from : `${from}–${to}`
}
