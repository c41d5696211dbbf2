import { registry } from "@farelight/api/contract/content/registry.ts"
import { keyInWords } from "./changes/contentPath.ts"

/** As much of a block as says where it belongs. */
interface Placed {
  page: string
  sectionId: string
}

const labels: Record<string, string> = { global: "Global: facts all pages share" }

/** What a page is called in the editor: plain words for its name in the content. */
export const pageLabel = (page: string) => {
  const words = keyInWords(page)
  return labels[page] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

const pageOrder = ["home", ...Object.keys(registry).filter((page) => page !== "home")]

const sectionOrder = (page: string) => Object.keys(new Map(Object.entries(registry)).get(page) ?? {})

// What the site does not know comes last, in the order in which it is stored.
const rank = (order: readonly string[], name: string) => (order.includes(name) ? order.indexOf(name) : order.length)

/** The pages that have blocks: home first, then as the site orders them. */
export const pagesOf = (blocks: readonly Placed[]) =>
  [...new Set(blocks.map(({ page }) => page))].sort((one, other) => rank(pageOrder, one) - rank(pageOrder, other))

/** A page's blocks, as they follow each other on the page. */
export const blocksOf = <Block extends Placed>(blocks: readonly Block[], page: string) => {
  const order = sectionOrder(page)
  return blocks
    .filter((block) => block.page === page)
    .sort((one, other) => rank(order, one.sectionId) - rank(order, other.sectionId))
}

const completed = (seed: unknown, value: unknown): unknown => {
  if (value === undefined) return seed
  if (typeof seed !== "object" || seed === null || Array.isArray(seed)) return value
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value
  const stored = new Map(Object.entries(value))
  const missing = Object.entries(seed).filter(([key]) => !stored.has(key))
  const kept = Object.entries(value).map(([key, part]) => [
    key,
    completed(new Map(Object.entries(seed)).get(key), part),
  ])
  return Object.fromEntries([...kept, ...missing])
}

/**
 * The content with every key that the site reads of it. What is not stored shows as the site is delivered with, so an
 * operator who is to change it must find it in the form.
 */
export const completeContent = ({ page, sectionId }: Placed, content: Readonly<Record<string, unknown>>) => {
  const sections = new Map(Object.entries<object>(registry)).get(page) ?? {}
  const all = completed(new Map(Object.entries(sections)).get(sectionId), content)
  return { ...content, ...(typeof all === "object" ? all : {}) }
}
