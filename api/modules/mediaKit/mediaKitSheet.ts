import { createRequire } from "node:module"
import { buffer } from "node:stream/consumers"
import PDFDocument from "pdfkit"

const MARGIN = 54
const BOTTOM = 72
const TOP = 84

/** The brand's colors, as `web/theme/tokens.ts` has them. */
export const colors = { night: "#0d152b", slate: "#55627e", line: "#d8deea", amber: "#ffb52e", white: "#ffffff" }

// The static cuts of the site's fonts: the library cannot read the variable ones.
const files = {
  body: "@fontsource/overpass/files/overpass-latin-400-normal.woff",
  bold: "@fontsource/overpass/files/overpass-latin-800-normal.woff",
  figure: "@fontsource/overpass-mono/files/overpass-mono-latin-700-normal.woff",
}

export type FontName = keyof typeof files

export interface TextStyle {
  font: FontName
  size: number
  color?: string
  /** Space below. */
  after?: number
}

type Tag = "H1" | "H2" | "H3" | "P" | "L" | "Table"

/** The texts on every sheet, and how its readers are told about it. */
interface SheetTexts {
  title: string
  author: string
  pageLabel: string
}

const fontPath = (name: FontName) => createRequire(import.meta.url).resolve(files[name])

/** What the fonts have no glyph for, without its accent, or as a question mark. */
const printable = (text: string) =>
  text.replace(
    /[^\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]/gu,
    (char) => {
      const plain = char.normalize("NFKD").replace(/\p{M}/gu, "")
      return /^[\u0020-\u007e]+$/.test(plain) ? plain : /\s/u.test(char) ? " " : "?"
    },
  )

/** A tagged PDF of US letter sheets, on which texts follow each other. */
export const createSheets = ({ title, author, pageLabel }: SheetTexts) => {
  const document = new PDFDocument({
    size: "LETTER",
    margins: { top: TOP, bottom: BOTTOM, left: MARGIN, right: MARGIN },
    font: fontPath("body"),
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author },
  })
  for (const name of Object.keys(files) as FontName[]) document.registerFont(name, fontPath(name))
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
