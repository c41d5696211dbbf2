import { buffer } from "node:stream/consumers"
import PDFDocument from "pdfkit"
import { dateLocales, type Locale } from "../../../contract/site/locale.ts"
import { colors, type FontName, fontNames, fontPath, type PictureFile, picturePath, sign } from "./brand.ts"
import { fontOf, printableBy } from "./printable.ts"

type Tag = "H1" | "H2" | "H3" | "P" | "Figure" | "Link"

interface PaperTexts {
  title: string
  author: string
  /** As in `en-US`. */
  locale: Locale
  /** In points. */
  size: readonly [width: number, height: number]
}

/** Where a text goes, and how. */
export interface TextBox {
  x: number
  y: number
  width: number
  /** The text gets smaller until it fits, and is cut off at last; without a height it takes what it needs. */
  height?: number
  font?: FontName
  size: number
  color?: string
  align?: "left" | "center" | "right"
  link?: string
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What nobody could read. */
const SMALLEST = 7

/** What follows a line, by the size of its letters: the font has room of its own, too much of it for titles. */
const lines = (size: number) => ({ lineGap: size * (size > 20 ? -0.1 : 0.16) })

/** A tagged PDF with pages of one size, on which everything has its place. */
export const createPaper = ({ title, author, locale, size: [width, height] }: PaperTexts) => {
  const document = new PDFDocument({
    size: [width, height],
    margin: 0,
    font: fontPath("body"),
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: dateLocales[locale],
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author },
  })
  for (const name of fontNames) document.registerFont(name, fontPath(name))
  const font = fontOf(document)
  const printable = (text: string) => printableBy(font, text)
  const root = document.struct("Document", { title })
  document.addStructure(root)

  const tagged = (tag: Tag, draw: () => void, options: { alt?: string } = {}) => {
    const part = document.struct(tag, options, draw)
    root.add(part)
    part.end()
  }

  /** Draws what is not read out, such as lines and surfaces. */
  const decorate = (draw: () => void) => {
    document.markContent("Artifact", { type: "Layout" })
    draw()
    document.endMarkedContent()
  }

  /** Draws a text without a tag, inside of what has one, and returns where it ends. */
  const draw = (text: string, box: TextBox): number => {
    const { x, y, width, height, font = "body", color = colors.night, align = "left", link } = box
    const shown = printable(text)
    if (shown === "") return y
    let { size } = box
    const heightAt = () =>
      document
        .font(font)
        .fontSize(size)
        .heightOfString(shown, { width, ...lines(size) })
    let needed = heightAt()
    while (height !== undefined && needed > height && size > SMALLEST) {
      size = Math.max(SMALLEST, size - 0.5)
      needed = heightAt()
    }
    const cut = height !== undefined && needed > height ? { height, ellipsis: true } : {}
    document.fillColor(color).text(shown, x, y, { width, align, ...lines(size), ...cut, ...(link && { link }) })
    return y + Math.min(needed, height ?? needed)
  }

  /** Writes a text and returns where it ends. */
  const write = (tag: Tag, text: string, box: TextBox): number => {
    let end = box.y
    if (text.trim() !== "") tagged(tag, () => (end = draw(text, box)))
    return end
  }

  /** A picture that fills a box, cut off where it has another shape. */
  const picture = (name: PictureFile, { x, y, width, height }: Box, alt: string) =>
    tagged(
      "Figure",
      () => {
        document.save().rect(x, y, width, height).clip()
        document.image(picturePath(name, locale), x, y, { cover: [width, height], align: "center", valign: "center" })
        document.restore()
      },
      { alt },
    )

  const wordmark = (x: number, y: number, size: number, color: string) => {
    const scale = (size * 1.5) / sign.size
    document
      .save()
      .translate(x - 100 * scale, y - 152 * scale)
      .scale(scale)
    document.path(sign.light).fill(colors.amber)
    document.path(sign.bar).fill(color)
    document.restore()
    draw(author, { x: x + size * 1.08, y: y - size * 0.14, width: 400, font: "bold", size, color })
  }

  return {
    document,
    width,
    height,
    decorate,
    draw,
    write,
    tagged,
    picture,
    /** The sign and the name, as decoration: the document's author is told anyway. */
    wordmark: (x: number, y: number, size: number, color: string) => decorate(() => wordmark(x, y, size, color)),
    finish: async () => {
      root.end()
      const bytes = buffer(document)
      document.end()
      return bytes
    },
  }
}

export type Paper = ReturnType<typeof createPaper>
