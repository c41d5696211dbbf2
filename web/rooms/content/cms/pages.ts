import { figureOf, isFigure } from "@farelight/api/contract/content/figures/figure.ts"
import { pathOfPage } from "@farelight/api/contract/content/links/pagePaths.ts"
import { isPageName, registry } from "@farelight/api/contract/content/registry.ts"
import { translationForm } from "@farelight/api/contract/content/translation/sectionTranslation.ts"
import { type Locale, localized } from "@farelight/api/contract/text/locale.ts"
import { type Content, contentOrEmpty, isContent, keyInWords } from "./content.ts"

interface Placed {
  page: string
  sectionId: string
  english?: Content
}

const labels: Record<string, string> = {
  global: "Global: facts all pages share",
  replies: "Replies: templates for answers to leads",
  mails: "Mails: receipts and notices of new leads",
}

export const pageLabel = (page: string) => {
  const words = keyInWords(page)
  return labels[page] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

export const pathOf = (page: string, locale: Locale) => (isPageName(page) ? localized(pathOfPage[page], locale) : null)

const seeds = new Map<string, object>(Object.entries(registry))

const seedsOf = (page: string) => new Map<string, unknown>(Object.entries(seeds.get(page) ?? {}))

const pageOrder = ["home", ...[...seeds.keys()].filter((page) => page !== "home")]

// Pages and sections that the site does not know come last, in the stored order.
const rank = (order: readonly string[], name: string) => (order.includes(name) ? order.indexOf(name) : order.length)

export const pagesOf = (blocks: readonly Placed[]) =>
  [...new Set(blocks.map(({ page }) => page))].sort((one, other) => rank(pageOrder, one) - rank(pageOrder, other))

export const blocksOf = <Block extends Placed>(blocks: readonly Block[], page: string) => {
  const order = [...seedsOf(page).keys()]
  return blocks
    .filter((block) => block.page === page)
    .sort((one, other) => rank(order, one.sectionId) - rank(order, other.sectionId))
}

/** An item of a list may lack its optional texts, so these begin empty. */
const emptyTexts = (model: unknown) =>
  Object.fromEntries(Object.entries(contentOrEmpty(model)).filter(([, part]) => part === ""))

// Not by `resolveContent`, which drops stored values that the site cannot read.
const withDefaults = (stored: Content, defaults: Content): Content => {
  const parts = Object.entries(defaults).map(([key, part]) => {
    const own = Object.hasOwn(stored, key) ? stored[key] : part
    if (isFigure(part) && typeof own === "string") return [key, figureOf(own, part)]
    if (isFigure(part) && isContent(own)) return [key, { ...figureOf(own, part), ...own }]
    if (Array.isArray(own) && Array.isArray(part))
      return [key, own.map((item) => (isContent(item) ? { ...emptyTexts(part[0]), ...item } : item))]
    return [key, isContent(own) && isContent(part) ? withDefaults(own, part) : own]
  })
  return { ...stored, ...Object.fromEntries(parts) }
}

/** Adds every key that the site reads, so that the form shows defaults too. */
export const completeContent = ({ page, sectionId, english }: Placed, content: Content): Content =>
  english
    ? translationForm({ page, sectionId }, english, content)
    : withDefaults(content, contentOrEmpty(seedsOf(page).get(sectionId)))
