import type PDFDocument from "pdfkit"

/** Of the library that reads fonts for the PDF, as much as is used. */
export interface Font {
  unitsPerEm: number
  hasGlyphForCodePoint(codePoint: number): boolean
  layout(text: string): {
    glyphs: { path: { toSVG(): string } }[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
}

/** The document's current font. The library tells of a font's glyphs only here. */
export const fontOf = (document: typeof PDFDocument.prototype): Font =>
  (document as unknown as { _font: { font: Font } })._font.font

// An emoji, of however many characters, with the spaces before it. Digits and signs such as © are none by themselves.
const EMOJI =
  /\s*(?:\p{Extended_Pictographic}(?<![©®™])|\p{Regional_Indicator})[\p{M}\p{Cf}\p{Emoji_Modifier}\p{Extended_Pictographic}]*/gu

/** A text as it can be printed: without emojis, and what the font has no glyph for without its accent, or as a question mark. */
export const printableBy = (font: Pick<Font, "hasGlyphForCodePoint">, text: string) => {
  const isPrintable = (chars: string) =>
    chars !== "" && [...chars].every((char) => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0))
  return text
    .replace(EMOJI, "")
    .normalize("NFC")
    .replace(/[^\n\u0020-\u007e]/gu, (char) => {
      if (/\s/u.test(char)) return char === "\u00a0" ? char : " "
      if (isPrintable(char)) return char
      if (/[\p{M}\p{Cf}]/u.test(char)) return ""
      const plain = char.normalize("NFKD").replace(/\p{M}/gu, "")
      return isPrintable(plain) ? plain : "?"
    })
}
