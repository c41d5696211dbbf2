// Thousands by commas, as in the prices on the page. `5.000` is refused, as it is five dollars here and five thousand elsewhere.
const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}|\d{1,6}(?=\s*[km])))?\s*([km])?$/i
const POWERS: Readonly<Record<string, number>> = { k: 3, m: 6 }

/** The whole amount in a text such as `5000`, `$5,000`, `5,000.50`, `5k` or `1.5m`; null in any other. Cents are left out. */
export const amountIn = (text: string): number | null => {
  const [found, whole = "", fraction = "", unit = ""] = AMOUNT.exec(text.trim()) ?? []
  if (found === undefined) return null
  // By digits, as 1.005 × 1000 would be less than 1,005.
  return Number(whole.replaceAll(",", "") + fraction.padEnd(6, "0").slice(0, POWERS[unit.toLowerCase()] ?? 0))
}

/** The whole number in a text of digits; null in any other. */
export const wholeIn = (text: string): number | null => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null)

/** A number that is at least one and at most `max`; null for any other. */
export const upTo = (max: number, number: number | null): number | null =>
  number !== null && number >= 1 && number <= max ? number : null
