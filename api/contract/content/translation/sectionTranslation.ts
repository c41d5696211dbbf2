import { isJsonObject, type JsonObject } from "../../api/jsonObject.ts"
import { DEFAULT_LOCALE, type Locale } from "../../text/locale.ts"
import { type Field, type GroupField, isTranslatable, sectionField } from "../fields.ts"
import type { StoredSection } from "../pageContent.ts"
import { seedOf } from "../registry.ts"
import { resolveContent } from "../resolveContent.ts"
import { spanish } from "./es/spanish.ts"
import { shownText, type TranslationLayer, translateSection, translationState } from "./translation.ts"

/** Drafts and versions keep the English source under this key, so a restored translation still has it. */
export const TRANSLATED_FROM = "translated_from"

const delivered = (page: string, sectionId: string): unknown => {
  const pages: Record<string, Record<string, unknown> | undefined> = {
    ...spanish.pages,
    global: spanish.global,
    replies: spanish.replies,
    mails: spanish.mails,
  }
  return Object.hasOwn(pages, page) ? pages[page]?.[sectionId] : undefined
}

interface Place {
  page: string
  sectionId: string
}

/** The first layer wins: the operator's texts precede the delivered ones. */
const layersOf = ({ page, sectionId }: Place, stored: unknown): TranslationLayer[] => [
  { texts: stored, from: isJsonObject(stored) ? stored[TRANSLATED_FROM] : undefined },
  { texts: delivered(page, sectionId), from: seedOf(page, sectionId) },
]

type Finish = (text: string, isTranslated: boolean) => string

/** Ignores the entries of `stored` in other languages. */
export const translatedSections = <Sections extends object>(
  page: string,
  english: Sections,
  { stored, locale, finish = (text) => text }: { stored: readonly StoredSection[]; locale: Locale; finish?: Finish },
): Sections => {
  const inSpanish = ([sectionId, content]: [string, unknown]) => {
    const field = sectionField(page, sectionId)
    const isOwn = (block: StoredSection) =>
      block.page === page && block.sectionId === sectionId && block.locale === locale
    if (!field) return [sectionId, content]
    const layers = layersOf({ page, sectionId }, stored.findLast(isOwn)?.content)
    const translated = translateSection(field, content, layers, ({ english: text, translated }) => {
      const shown = shownText(text, translated)
      return finish(shown.text, shown.isTranslated)
    })
    return [sectionId, translated]
  }
  return locale === DEFAULT_LOCALE ? english : (Object.fromEntries(Object.entries(english).map(inSpanish)) as Sections)
}

const translatablePart = (field: Field): Field | null => {
  if (field.kind === "list") {
    const item = translatablePart(field.item)
    return item && { kind: "list", item }
  }
  if (field.kind !== "group" && field.kind !== "figure")
    return isTranslatable(field) ? { kind: "text", isRequired: false } : null
  const parts: Record<string, Field> = field.fields
  const fields = Object.fromEntries(
    Object.entries(parts).flatMap(([key, part]) => {
      const own = translatablePart(part)
      return own ? [[key, own]] : []
    }),
  )
  return Object.keys(fields).length > 0 ? { kind: "group", fields } : null
}

/** All fields are optional, as English fills the gaps. Null if nothing is translatable. */
export const translatableField = (page: string, sectionId: string): GroupField | null => {
  const section = sectionField(page, sectionId)
  const part = section && translatablePart(section)
  if (part?.kind !== "group") return null
  const { placeholders = [], isMailed = false } = section ?? {}
  return { ...part, placeholders, isMailed }
}

const pruned = (field: Field, value: unknown): unknown => {
  if (field.kind === "list") return Array.isArray(value) ? value.map((item) => pruned(field.item, item)) : []
  if (field.kind !== "group" || !isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(field.fields).flatMap(([key, part]) =>
      Object.hasOwn(value, key) ? [[key, pruned(part, value[key])]] : [],
    ),
  )
}

export const completeEnglish = ({ page, sectionId }: Place, stored: unknown) =>
  resolveContent((seedOf(page, sectionId) ?? {}) as Record<string, string>, stored) as JsonObject

/** Rows are in English order; untranslated texts are empty. */
export const translationForm = (place: Place, english: unknown, stored: unknown): JsonObject => {
  const field = sectionField(place.page, place.sectionId)
  const own = translatableField(place.page, place.sectionId)
  if (!field || !own) return {}
  const complete = completeEnglish(place, english)
  const layers = layersOf(place, stored)
  const texts = translateSection(field, complete, layers, ({ translated }) => translated?.text ?? "")
  const from = translateSection(field, complete, layers, (text) => text.translated?.from ?? text.english)
  return { ...(pruned(own, texts) as JsonObject), [TRANSLATED_FROM]: from }
}

/** Lists paths. A text is outdated if its English has changed since it was translated. */
export const translationGaps = (place: Place, english: unknown, stored: unknown) => {
  const field = sectionField(place.page, place.sectionId)
  const missing: string[] = []
  const outdated: string[] = []
  if (!field) return { missing, outdated }
  const layers = layersOf(place, stored)
  translateSection(field, completeEnglish(place, english), layers, (text) => {
    const state = translationState(text.english, text.translated)
    if (state === "missing") missing.push(text.path)
    if (state === "outdated") outdated.push(text.path)
    return ""
  })
  return { missing, outdated }
}

/** A restored translation keeps the source from which it was translated. */
export const withSource = (place: Place, english: unknown, content: JsonObject): JsonObject =>
  isJsonObject(content[TRANSLATED_FROM]) ? content : { ...content, [TRANSLATED_FROM]: completeEnglish(place, english) }

export const withoutSource = ({ [TRANSLATED_FROM]: _source, ...texts }: JsonObject): JsonObject => texts
