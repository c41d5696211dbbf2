import { createRequire } from "node:module"
import { buffer } from "node:stream/consumers"
import PDFDocument from "pdfkit"

const MARGIN = 54
const BOTTOM = 72
const TOP = 84

/** The brand's colors, as `web/theme/tokens.ts` has them. */
export const colors = { night: "#0d152b", slate: "#55627e", line: "#d8deea", amber: "#ffb52e", white: "#ffffff" }

// The site's fonts, each with all its glyphs in one file and of one weight: the library reads neither variable fonts nor
// several parts of one.
const files = {
  body: "@expo-google-fonts/overpass/400Regular/Overpass_400Regular.ttf",
  bold: "@expo-google-fonts/overpass/800ExtraBold/Overpass_800ExtraBold.ttf",
  figure: "@expo-google-fonts/overpass-mono/700Bold/OverpassMono_700Bold.ttf",
}

export type FontName = keyof typeof files

export interface TextStyle {
  font: FontName
  size: number
  color?: string
  after?: number
}

type Tag = "H1" | "H2" | "H3" | "P" | "L" | "Table"

interface SheetTexts {
  title: string
  author: string
  pageLabel: string
  /** As in `en-US`. */
  locale: string
}

const fontPath = (name: FontName) => createRequire(import.meta.url).resolve(files[name])

// An emoji, of however many characters, with the spaces before it. Digits and signs such as © are none by themselves.
const EMOJI =
  /\s*(?:\p{Extended_Pictographic}(?<![©®™])|\p{Regional_Indicator})[\p{M}\p{Cf}\p{Emoji_Modifier}\p{Extended_Pictographic}]*/gu

interface Font {
  hasGlyphForCodePoint(codePoint: number): boolean
}

/** A text as it can be printed: without emojis, and what the font has no glyph for without its accent, or as a question mark. */
const printableIn = (font: Font, text: string) => {
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

/** A tagged PDF of US letter sheets, on which texts follow each other. */
export const createSheets = ({ title, author, pageLabel, locale }: SheetTexts) => {
  const document = new PDFDocument({
    size: "LETTER",
    margins: { top: TOP, bottom: BOTTOM, left: MARGIN, right: MARGIN },
    font: fontPath("body"),
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author },
  })
  for (const name of Object.keys(files) as FontName[]) document.registerFont(name, fontPath(name))
  // The library tells of a font's glyphs only here.
  const { font } = (document as unknown as { _font: { font: Font } })._font
  const printable = (text: string) => printableIn(font, text)
  const root = document.struct("Document", { title })
  document.addStructure(root)

  const width = document.page.width - 2 * MARGIN
  const bottom = document.page.height - BOTTOM

  const style = ({ font, size, color = colors.night }: TextStyle) => document.font(font).fontSize(size).fillColor(color)

  const tagged = (tag: Tag, draw: () => void) => {
    const part = document.struct(tag, {}, draw)
    root.add(part)
    part.end()
  }

  /** Draws what is not read out, such as lines and surfaces. */
  const decorate = (draw: () => void) => {
    document.markContent("Artifact", { type: "Layout" })
    draw()
    document.endMarkedContent()
  }

  const ensure = (height: number) => {
    if (document.y + height > bottom) document.addPage()
  }

  const write = (tag: Tag, text: string, given: TextStyle, options: PDFKit.Mixins.TextOptions = {}) => {
    style(given)
    tagged(tag, () => document.text(printable(text), { lineGap: given.size * 0.22, ...options }))
    document.y += given.after ?? 0
  }

  return {
    document,
    locale,
    width,
    left: MARGIN,
    bottom,
    decorate,
    ensure,
    write,
    style,
    tagged,
    printable,
    /** Puts heads and page numbers on all sheets but the first, and ends the document. */
    finish: async () => {
      const { start, count } = document.bufferedPageRange()
      for (let index = start + 1; index < start + count; index += 1) {
        document.switchToPage(index)
        // Below the margin a text would begin another sheet.
        document.page.margins.bottom = 0
        decorate(() => {
          document.rect(0, 0, document.page.width, 8).fill(colors.amber)
          style({ font: "bold", size: 10 }).text(printable(author), MARGIN, 36, { lineBreak: false })
          style({ font: "body", size: 9, color: colors.slate })
          document.text(printable(title), MARGIN, 36, { width, align: "right", lineBreak: false })
          const number = `${pageLabel} ${index + 1} / ${count}`
          document.text(printable(number), MARGIN, document.page.height - 44, {
            width,
            align: "right",
            lineBreak: false,
          })
        })
      }
      root.end()
      const bytes = buffer(document)
      document.end()
      return bytes
    },
  }
}

export type Sheets = ReturnType<typeof createSheets>
