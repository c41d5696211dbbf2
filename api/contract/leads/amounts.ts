export interface AmountRange {
  low: number
  high: number
}

export const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`

export const rangeInWords = ({ low, high }: AmountRange, show: (amount: number) => string): string => {
  const [from, to] = [show(low), show(high)]
  return from === to ? from : `${from}–${to}`
}
