import { escapeHtml } from "../../../platform/text/escapeHtml.ts"

/** HTML that may be shown as it is. */
export class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

type Part = Markup | string | number | null | false | readonly Part[]

// What no document may have, and what browsers would drop.
const UNSHOWABLE = /[^\P{Cc}\t\n\r]/gu

const htmlOf = (part: Part): string => {
  if (part instanceof Markup) return part.html
  if (Array.isArray(part)) return part.map(htmlOf).join("")
  if (part === null || part === false) return ""
  return escapeHtml(String(part).replaceAll(UNSHOWABLE, "\ufffd"))
}

/** Makes HTML of a template: whatever is filled in is escaped, unless it was made by this. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.map((text, index) => text + (index < parts.length ? htmlOf(parts[index] ?? null) : "")).join(""))
