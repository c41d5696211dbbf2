import { escapeHtml } from "../../../platform/text/escapeHtml.ts"

export class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

type Part = Markup | string | number | null | false | readonly Part[]

// Control characters that are invalid in documents.
const UNSHOWABLE = /[^\P{Cc}\t\n\r]/gu

const htmlOf = (part: Part): string => {
  if (part instanceof Markup) return part.html
  if (Array.isArray(part)) return part.map(htmlOf).join("")
  if (part === null || part === false) return ""
  return escapeHtml(String(part).replaceAll(UNSHOWABLE, "\ufffd"))
}

/** Template tag for HTML that escapes values unless they are `Markup`. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.map((text, index) => text + (index < parts.length ? htmlOf(parts[index] ?? null) : "")).join(""))
