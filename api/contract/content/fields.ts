import type { FieldError } from "../api/errors.ts"
import { isJsonObject } from "../api/jsonObject.ts"
import { citySlug, cityStatuses, degreesOf } from "../cities/city.ts"
import { mediaIdOf } from "../site/media.ts"
import { contentTexts, isLink } from "./contentTexts.ts"
import { type Figure, isDay, isFigure } from "./figures/figure.ts"
import { isReversedRange } from "./figures/figureRange.ts"
import { placeholdersIn } from "./pageContent.ts"
import { parseReplyPromise } from "./promises/promiseHours.ts"
import { unreadablePromise } from "./promises/replyPromise.ts"
import { isInternal, seedOf } from "./registry.ts"
import { conditionFault } from "./settingTexts.ts"

const repeatedCities = (listed: readonly unknown[], path: string): FieldError[] => {
  const slugs = listed.map((item) =>
    isJsonObject(item) ? citySlug({ name: String(item.name ?? ""), state: String(item.state ?? "") }) : "",
  )
  return slugs.flatMap((slug, index) => {
    if (slug === "" || slugs.indexOf(slug) === index) return []
    const message = `Another city has the address /cities/${slug}. Give one of the two another name or state.`
    return [{ field: `${path}.${index}.name`, message }]
  })
}

export type Field =
  /** `isShared`: the same in all languages. `mayLack`: list items may omit the text, as it is empty in the seed. */
  | { kind: "text"; isRequired: boolean; isShared?: true; mayLack?: true }
  | { kind: "number" }
  /** `isOutside`: only an https address of another site, or empty. */
  | { kind: "link"; isOutside?: true }
  | { kind: "email" }
  /** Computed on save, so the editor does not show it. */
  | { kind: "kept" }
  /** Must be a duration that `parseReplyPromise` accepts, as the overdue check needs hours. */
  | { kind: "replyPromise" }
  /** `/api/cms/media/{id}`, or empty for the default picture. */
  | { kind: "picture" }
  /** An ISO day, or empty. */
  | { kind: "day" }
  | { kind: "choice"; options: readonly string[] }
  /** Latitude or longitude in degrees up to the limit; empty if unknown. */
  | { kind: "degrees"; limit: number }
  | { kind: "list"; item: Field; listsCities?: boolean; maxRows?: number }
  | FigureField
  | GroupField

/** Earlier versions stored the value alone as text, which is still accepted. */
export interface FigureField {
  kind: "figure"
  fields: Record<keyof Figure, Field>
}

const figureField: FigureField = {
  kind: "figure",
  fields: {
    value: { kind: "number" },
    measures: { kind: "text", isRequired: false },
    basis: { kind: "text", isRequired: false },
    as_of: { kind: "day" },
  },
}

export interface GroupField {
  kind: "group"
  fields: Record<string, Field>
  placeholders?: readonly string[]
  /** If true, braces may contain only known placeholders, as a mail would show any other braces literally. */
  isMailed?: boolean
}

/** A page without one of these texts has a gap or an unlabeled control. */
const REQUIRED_TEXT = /(^|_)(title|name|label|value|subject|body)$/

/** Numbers, names and codes are the same in all languages. Matches paths without row numbers. */
const SHARED_TEXT =
  /^(mails\.(driver_application|advertiser_inquiry)\.|global\.company\.(name|legal_name|phone)|global\.legal\.|global\.social\.|drivers\.hero\.figure$|drivers\.rates\.cities\.name$|cities\.rides\.items\.name$|cities\.list\.cities\.(name|state|aliases|formats|rule_source|rule_as_of)$|about\.people\.(items\.(person|phone|email)|licenses)$|formats\.case_studies\.items\.(client|source)$|advertising\.clients\.items\.client$|advertising\.partners\.items\.(partner|source)$|media_kit\.kit\.contact_person$|replies\.\w+\.status_reasons$)/

const KEPT_TEXT = /^cities\.list\.(removed|counted_on|cities\.(id|former))$/

/** These layouts have a fixed number of places. The keys are paths. */
const MAX_ROWS: Readonly<Record<string, number>> = { "drivers.how_it_works.steps": 6, "home.hero.advertisements": 2 }

/** Other values are the same in every language, so they are edited in English only. */
export const isTranslatable = (field: Field) => field.kind === "text" && !field.isShared

const EMAIL = /^[^\s@<>]+@[^\s@<>][^\s@<>.]*\.[^\s@<>]+$/

const fieldOf = (key: string, value: unknown, place: string): Field => {
  if (Array.isArray(value))
    return {
      kind: "list",
      item: fieldOf(key, value[0], place),
      ...(key === "cities" && { listsCities: true }),
      ...(MAX_ROWS[place] && { maxRows: MAX_ROWS[place] }),
    }
  if (isFigure(value)) return figureField
  if (isJsonObject(value)) return groupOf(value, place)
  if (key === "picture") return { kind: "picture" }
  if (key === "url") return { kind: "link" }
  if (key === "booking_link") return { kind: "link", isOutside: true }
  if (key === "contact_email") return { kind: "email" }
  if (key.endsWith("_reply")) return { kind: "replyPromise" }
  if (place.endsWith(".items.as_of")) return { kind: "day" }
  if (key === "on_the_site") return { kind: "choice", options: ["no", "yes"] }
  if (key === "status") return { kind: "choice", options: cityStatuses }
  if (key === "latitude") return { kind: "degrees", limit: 90 }
  if (key === "longitude") return { kind: "degrees", limit: 180 }
  if (KEPT_TEXT.test(place)) return { kind: "kept" }
  const isShared = SHARED_TEXT.test(place)
  return {
    kind: "text",
    isRequired: REQUIRED_TEXT.test(key),
    ...(isShared && { isShared }),
    ...(value === "" && { mayLack: true }),
  }
}

const groupOf = (content: object, place: string): GroupField => ({
  kind: "group",
  fields: Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, fieldOf(key, value, `${place}.${key}`)]),
  ),
})

export const sectionField = (page: string, sectionId: string): GroupField | null => {
  const seed = seedOf(page, sectionId)
  if (!seed) return null
  const facts = Object.keys(placeholdersIn({ page, sectionId }, []))
  const isMailed = isInternal(page)
  // A page replaces the placeholders of its default texts itself, so these are allowed too.
  const own = isMailed
    ? []
    : contentTexts(seed).flatMap(({ text }) => [...text.matchAll(NAMED)].map(([, name = ""]) => name))
  return { ...groupOf(seed, `${page}.${sectionId}`), placeholders: [...new Set([...own, ...facts])], isMailed }
}

const numberFault = (text: string): string | null => {
  if (text.trim() === "") return "Write something here."
  if (!/[\d{]/.test(text)) return "Enter a number such as 500+, or a range such as $10–$25."
  return isReversedRange(text) ? "Enter the lower end of the range first, such as $10–$25." : null
}

const textFault = (field: Exclude<Field, { kind: "list" } | FigureField | GroupField>, text: string): string | null => {
  if (field.kind === "text")
    return field.isRequired && text.trim() === "" ? "Write something here." : conditionFault(text)
  if (field.kind === "kept") return null
  if (field.kind === "number") return numberFault(text)
  if (field.kind === "link" && field.isOutside)
    return text === "" || (isLink(text) && /^https:/.test(text))
      ? null
      : "Enter an address such as https://example.com."
  if (field.kind === "link") return isLink(text) ? null : "Enter an address such as /contact or https://example.com."
  if (field.kind === "email") return EMAIL.test(text) ? null : "Enter an email address such as hello@example.com."
  if (field.kind === "day") return text === "" || isDay(text) ? null : "Enter a day such as 2026-09-30."
  if (field.kind === "replyPromise") return parseReplyPromise(text) ? null : unreadablePromise
  if (field.kind === "choice") return field.options.includes(text) ? null : `Choose one of ${field.options.join(", ")}.`
  if (field.kind === "degrees") {
    if (text === "" || degreesOf(text, field.limit) !== null) return null
    return `Enter degrees such as ${field.limit === 90 ? "34.05" : "-118.24"}, from -${field.limit} to ${field.limit}.`
  }
  return text === "" || mediaIdOf(text) !== null ? null : "Choose a picture from the media library."
}

const faultsAt = (field: Field, value: unknown, path: string): FieldError[] => {
  if (field.kind === "list") {
    if (!Array.isArray(value)) return [{ field: path, message: "This must be a list." }]
    const faults = value.flatMap((item, index) => itemFaults(field.item, item, `${path}.${index}`))
    if (field.maxRows && value.length > field.maxRows)
      faults.push({ field: path, message: `There is room for ${field.maxRows} rows. Remove some.` })
    return field.listsCities ? [...faults, ...repeatedCities(value, path)] : faults
  }
  if (field.kind === "figure" && typeof value === "string") return faultsAt(field.fields.value, value, path)
  if (field.kind === "group" || field.kind === "figure") {
    if (!isJsonObject(value)) return [{ field: path, message: "This must be an object." }]
    return Object.entries(field.fields).flatMap(([key, part]) =>
      Object.hasOwn(value, key) ? faultsAt(part, value[key], path ? `${path}.${key}` : key) : [],
    )
  }
  if (typeof value !== "string") return [{ field: path, message: "This must be a text." }]
  const message = textFault(field, value)
  return message ? [{ field: path, message }] : []
}

// The seed supplies missing keys. A list item may have no counterpart in the seed, so its keys are required.
const itemFaults = (field: Field, item: unknown, path: string): FieldError[] => {
  const missing =
    (field.kind === "group" || field.kind === "figure") && isJsonObject(item)
      ? Object.entries(field.fields).flatMap(([key, part]) =>
          Object.hasOwn(item, key) || part.kind === "kept" || (part.kind === "text" && part.mayLack) ? [] : [key],
        )
      : []
  return [
    ...missing.map((key) => ({ field: `${path}.${key}`, message: "This is missing." })),
    ...faultsAt(field, item, path),
  ]
}

/** Values that would break the page, each with its path (`cards.1.title`). Unknown keys are ignored. */
export const contentFaults = (field: GroupField, content: unknown): FieldError[] => [
  ...faultsAt(field, content, ""),
  ...placeholderFaults(field, content),
]

// Unclosed or repeated braces are mistakes too.
const IN_BRACES = /\{+[^{}]*\}*/g

const NAMED = /\{([a-z_]+)\}/g

const placeholderFaults = ({ placeholders, isMailed }: GroupField, content: unknown): FieldError[] => {
  if (!placeholders) return []
  const known = placeholders.map((name) => `{${name}}`)
  return contentTexts(content).flatMap(({ field, text }) => {
    const unknown = (text.match(isMailed ? IN_BRACES : NAMED) ?? []).filter((written) => !known.includes(written))
    if (unknown.length === 0) return []
    return [{ field, message: `Nothing is filled in for ${unknown.join(", ")}. You can use ${known.join(", ")}.` }]
  })
}

export const emptyValue = (field: Field): unknown => {
  if (field.kind === "list") return []
  if (field.kind === "choice") return field.options[0]
  if (field.kind !== "group" && field.kind !== "figure") return ""
  return Object.fromEntries(Object.entries(field.fields).map(([key, part]) => [key, emptyValue(part)]))
}

// The largest section, a legal page, has about 20 KB. Blocks are not for files.
const LIMIT_KB = 64

export const contentTooLarge = `A block's content may have up to ${LIMIT_KB} KB.`

export const isTooLarge = (content: Record<string, unknown>) =>
  new TextEncoder().encode(JSON.stringify(content)).length > LIMIT_KB * 1024
