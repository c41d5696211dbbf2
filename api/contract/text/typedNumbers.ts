// Commas separate thousands. `5.000` is refused, as it means five dollars here and five thousand in other countries.
const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}|\d{1,6}(?=\s*[km])))?\s*([km])?$/i
const POWERS: Readonly<Record<string, number>> = { k: 3, m: 6 }

export const parseAmount = (text: string): number | null => {
  const [found, whole = "", fraction = "", unit = ""] = AMOUNT.exec(text.trim()) ?? []
  if (found === undefined) return null
  // Computed by digits, as 1.005 × 1000 is below 1,005 in floating point.
  return Number(whole.replaceAll(",", "") + fraction.padEnd(6, "0").slice(0, POWERS[unit.toLowerCase()] ?? 0))
}

export const parseWholeNumber = (text: string): number | null => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null)

export const numberUpTo = (max: number, number: number | null): number | null =>
  number !== null && number >= 1 && number <= max ? number : null
