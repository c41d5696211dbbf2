/** Whole numbers, whole. */
export const count = (value: number) => value.toLocaleString("en-US")

/** Cents as dollars. */
export const money = (cents: number) =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD", minimumFractionDigits: 2 })

/** A part of a whole in percent. */
export const share = (part: number, whole: number) => `${whole > 0 ? ((part / whole) * 100).toFixed(1) : 0}%`
