import json from "./letters.json" with { type: "json" }

// Extracted from the site's bold font by `letters.py`.
const widths: Readonly<Record<string, number>> = json.widths
const outlines: Readonly<Record<string, string>> = json.outlines
const kerning: Readonly<Record<string, number>> = json.kerning

// An emoji sequence with leading spaces. Digits and signs such as © are no emojis.
const EMOJI =
  /(?<!\s)\s*(?:\p{Extended_Pictographic}(?<![©®™])|\p{Regional_Indicator})[\p{M}\p{Cf}\p{Emoji_Modifier}\p{Extended_Pictographic}]*/gu

const isKnown = (char: string) => Object.hasOwn(widths, char)

const withoutAccents = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "")

/** Drops emojis, as the font has none. A letter that the font lacks becomes its unaccented form or a question mark. */
export const drawable = (text: string) =>
  text
    .replace(EMOJI, "")
    .normalize("NFC")
    .replace(/[^\u0020-\u007e]/gu, (char) => {
      if (isKnown(char)) return char
      if (/\s/u.test(char)) return " "
      if (/[\p{M}\p{Cf}]/u.test(char)) return ""
      const plain = withoutAccents(char)
      return plain !== "" && [...plain].every(isKnown) ? plain : "?"
    })
    .trim()

const placed = (line: string) => {
  let right = 0
  let before = ""
  const letters = [...line].map((letter) => {
    const plain = withoutAccents(letter)
    right += kerning[before + plain] ?? 0
    const at = right
    right += widths[letter] ?? 0
    before = plain
    return { letter, at }
  })
  return { letters, end: right }
}

export const widthOf = (line: string, size: number) => (placed(line).end * size) / json.unitsPerEm

interface Line {
  x: number
  y: number
  size: number
  color: string
}

export const outlineText = (line: string, { x, y, size, color }: Line) => {
  const scale = size / json.unitsPerEm
  const paths = placed(line).letters.map(
    ({ letter, at }) => `<path transform="translate(${at})" d="${outlines[letter] ?? ""}"/>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${color}">${paths.join("")}</g>`
}
