import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs"
import { localizedContent } from "../../contract/content/localizedContent.ts"
import type { StoredSection } from "../../contract/content/pageContent.ts"
import type { Locale } from "../../contract/site/locale.ts"
import { projectCity } from "../../edges/site/cityProjection.ts"

/** Reads a PDF back: its pages' texts, what it is called, and its language. */
export const readPdf = async (bytes: Uint8Array) => {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise
  const pages: string[] = []
  const links: string[] = []
  let size: number[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    for (const { url } of await page.getAnnotations()) links.push(url)
    const [left = 0, top = 0, right = 0, bottom = 0] = page.view
    size = [right - left, bottom - top]
    pages.push(
      items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replace(/\s+/g, " "),
    )
  }
  const { info } = await document.getMetadata()
  const isTagged = Boolean((await document.getMarkInfo())?.Marked)
  return {
    pages,
    text: pages.join(" "),
    title: (info as { Title: string }).Title,
    isTagged,
    links,
    size,
    raw: Buffer.from(bytes),
  }
}

/** What papers are drawn from. */
export const paperContent = (stored: readonly StoredSection[] = [], locale: Locale = "en") => {
  const { global, page, cities } = localizedContent("formats", stored, [], locale, { project: projectCity })
  return { global, page, cities, locale, coverage: localizedContent("cities", stored, [], locale).page }
}
