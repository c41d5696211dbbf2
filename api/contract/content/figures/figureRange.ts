const NUMBER = /(\d[\d,]*(?:\.\d+)?)\s*([kM])?/g
const FACTORS: Readonly<Record<string, number>> = { k: 1_000, M: 1_000_000 }

const numbersIn = (figure: string) =>
  [...figure.matchAll(NUMBER)].map(
    ([, digits = "", unit = ""]) => Number(digits.replaceAll(",", "")) * (FACTORS[unit] ?? 1),
  )

export const isReversedRange = (figure: string) => {
  const [low = 0, high = low] = numbersIn(figure)
  return low > high && /\d[kM%]?\s?(?:[-–—]|to\b)\s?[$€]?\d/.test(figure)
}

/** Parses `$10–$25`, `38,000` or `2M+`; null without a number. */
export const figureRange = (figure: string): { low: number; high: number } | null => {
  const numbers = numbersIn(figure)
  const [low, high = low] = numbers
  if (!low || !high || numbers.length > 2) return null
  return { low: Math.min(low, high), high: Math.max(low, high) }
}
