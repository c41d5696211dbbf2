import { isJsonObject } from "../../api/jsonObject.ts"
import { type Field, isTranslatable } from "../fields.ts"

export type Translation<Content> = Content extends string
  ? string
  : Content extends readonly (infer Item)[]
    ? readonly Translation<Item>[]
    : { readonly [Key in keyof Content]?: Translation<Content[Key]> }

export interface TranslationLayer {
  texts: unknown
  from: unknown
}

export interface Translated {
  text: string
  from: string
  isOutdated: boolean
}

type Visit = (text: { path: string; english: string; translated: Translated | null }) => unknown

const leavesOf = (value: unknown): string[] => {
  if (typeof value === "string") return value.trim() === "" ? [] : [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : []
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A row with a single text may have been edited in place, so two such rows count as at least half a match. */
const sharedTextCount = (row: unknown, other: unknown) => {
  const [leaves, others] = [leavesOf(row), leavesOf(other)]
  const shared = leaves.filter((leaf) => others.includes(leaf)).length
  return leaves.length === 1 && others.length === 1 ? Math.max(shared, 0.5) : shared
}

/** An equal row matches wherever it moved to; otherwise the most similar row matches. */
export const alignedRows = (english: readonly unknown[], from: readonly unknown[]): (number | null)[] => {
  const free = new Set(from.keys())
  const found: (number | null)[] = english.map(() => null)
  const take = (row: number, index: number | undefined) => {
    if (index === undefined) return
    found[row] = index
    free.delete(index)
  }
  for (const [row, item] of english.entries())
    take(
      row,
      [...free]
        .sort((one, other) => Math.abs(one - row) - Math.abs(other - row))
        .find((index) => isSame(item, from[index])),
    )
  for (const [row, item] of english.entries()) {
    if (found[row] !== null) continue
    const like = (index: number) => sharedTextCount(item, from[index])
    const [best] = [...free]
      .filter((index) => like(index) >= 1 || (like(index) > 0 && index === row && english.length === from.length))
      .sort((one, other) => like(other) - like(one) || Math.abs(one - row) - Math.abs(other - row))
    take(row, best)
  }
  return found
}

const partOf = (value: unknown, key: string | number | null) => {
  if (key === null) return undefined
  return Array.isArray(value) ? value[Number(key)] : isJsonObject(value) ? value[key] : undefined
}

const translatedBy = (layers: readonly TranslationLayer[], english: string): Translated | null => {
  for (const { texts: text, from } of layers) {
    if (typeof text !== "string" || text.trim() === "") continue
    const source = typeof from === "string" ? from : english
    return { text, from: source, isOutdated: source !== english }
  }
  return null
}

const mapTree = (
  field: Field,
  english: unknown,
  layers: readonly TranslationLayer[],
  visit: Visit,
  path: string,
): unknown => {
  if (field.kind === "list" && Array.isArray(english)) {
    const aligned = layers.map(({ from }) => alignedRows(english, Array.isArray(from) ? from : []))
    return english.map((item, row) => {
      const own = layers.map(({ texts, from }, layer) => {
        const index = aligned[layer]?.[row] ?? null
        return { texts: partOf(texts, index), from: partOf(from, index) }
      })
      return mapTree(field.item, item, own, visit, `${path}.${row}`)
    })
  }
  if ((field.kind === "group" || field.kind === "figure") && isJsonObject(english)) {
    return Object.fromEntries(
      Object.entries(english).map(([key, part]) => {
        const own = layers.map(({ texts, from }) => ({ texts: partOf(texts, key), from: partOf(from, key) }))
        const fields: Record<string, Field> = field.fields
        const inner = Object.hasOwn(fields, key) ? fields[key] : undefined
        return [key, inner ? mapTree(inner, part, own, visit, path ? `${path}.${key}` : key) : part]
      }),
    )
  }
  if (typeof english !== "string" || !isTranslatable(field)) return english
  return visit({ path, english, translated: translatedBy(layers, english) })
}

export const translateSection = <Content>(
  field: Field,
  english: Content,
  layers: readonly TranslationLayer[],
  visit: Visit,
): Content => mapTree(field, english, layers, visit, "") as Content

export const shownText = (english: string, translated: Translated | null): { text: string; isTranslated: boolean } =>
  translated && english.trim() !== ""
    ? { text: translated.text, isTranslated: true }
    : { text: english, isTranslated: false }

/** A text without letters outside placeholders needs no translation. */
export const translationState = (
  english: string,
  translated: Translated | null,
): "translated" | "outdated" | "missing" | "unneeded" => {
  if (english.trim() === "") return "unneeded"
  if (translated) return translated.isOutdated ? "outdated" : "translated"
  return /\p{L}/u.test(english.replace(/\{[a-z_]+\}/g, "")) ? "missing" : "unneeded"
}
