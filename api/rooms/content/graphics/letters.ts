import json from "./letters.json" with { type: "json" }

// What `letters.py` reads from the site's bold font.
const widths: Readonly<Record<string, number>> = json.widths
const outlines: Readonly<Record<string, string>> = json.outlines
const kerning: Readonly<Record<string, number>> = json.kerning

// An emoji, of however many characters, with the spaces before it. Digits and signs such as © are none by themselves.
const EMOJI =
  /(?<!\s)\s*(?:\p{Extended_Pictographic}(?<![©®™])|\p{Regional_Indicator})[\p{M}\p{Cf}\p{Emoji_Modifier}\p{Extended_Pictographic}]*/gu

const isKnown = (char: string) => Object.hasOwn(widths, char)

const withoutAccents = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "")

/** A text as it can be drawn: without emojis, and a letter that the font lacks without its accent, or as a question mark. */
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

/** Each letter of a line with where it begins, and where the line ends, in the font's units. */
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

export const outlined = (line: string, { x, y, size, color }: Line) => {
  const scale = size / json.unitsPerEm
  const paths = placed(line).letters.map(
    ({ letter, at }) => `<path transform="translate(${at})" d="${outlines[letter] ?? ""}"/>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${color}">${paths.join("")}</g>`
}
