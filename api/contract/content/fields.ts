import type { FieldError } from "../errors.ts"
import { parseReplyPromise, unreadablePromise } from "../replyPromise.ts"
import { isLink } from "./link.ts"
import { mediaIdOf } from "./mediaAddress.ts"
import { registry } from "./registry.ts"

/** What a place in a block's content holds. */
export type Field =
  | { kind: "text"; isRequired: boolean }
  /** An address that `isLink` takes. */
  | { kind: "link" }
  | { kind: "email" }
  /** A time that `parseReplyPromise` reads: mails, messages and the overdue clock follow it. */
  | { kind: "replyPromise" }
  /** The address of a picture in the media library, `/api/cms/media/{id}`; empty for the page's default picture. */
  | { kind: "picture" }
  | { kind: "list"; item: Field }
  | GroupField

/** An object with keys that are known. */
export interface GroupField {
  kind: "group"
  fields: Record<string, Field>
}

/** A heading, a name or what a control is called: without it the page has a hole, or a link that nobody can name. */
const REQUIRED_TEXT = /(^|_)(title|name|label|value)$/

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const fieldOf = (key: string, value: unknown): Field => {
  if (Array.isArray(value)) return { kind: "list", item: fieldOf(key, value[0]) }
  if (isObject(value)) return groupOf(value)
  if (key === "picture") return { kind: "picture" }
  if (key === "url") return { kind: "link" }
  if (key === "contact_email") return { kind: "email" }
  if (key.endsWith("_reply")) return { kind: "replyPromise" }
  return { kind: "text", isRequired: REQUIRED_TEXT.test(key) }
}

const groupOf = (content: object): GroupField => ({
  kind: "group",
  fields: Object.fromEntries(Object.entries(content).map(([key, value]) => [key, fieldOf(key, value)])),
})

/** What the site reads of a section, by kind: follows from what the registry seeds it with. Null for one it does not know. */
export const sectionField = (page: string, sectionId: string): GroupField | null => {
  const sections: Record<string, object> = Object.hasOwn(registry, page) ? registry[page as keyof typeof registry] : {}
  const content = Object.hasOwn(sections, sectionId) ? sections[sectionId] : undefined
  return content ? groupOf(content) : null
}

const textFault = (field: Exclude<Field, { kind: "list" } | GroupField>, text: string): string | null => {
  if (field.kind === "text") return field.isRequired && text.trim() === "" ? "Write something here." : null
  if (field.kind === "link") return isLink(text) ? null : "Enter an address such as /contact or https://example.com."
  if (field.kind === "email") return EMAIL.test(text) ? null : "Enter an email address such as hello@example.com."
  if (field.kind === "replyPromise") return parseReplyPromise(text) ? null : unreadablePromise
  return text === "" || mediaIdOf(text) !== null ? null : "Choose a picture from the media library."
}

const faultsAt = (field: Field, value: unknown, path: string): FieldError[] => {
  if (field.kind === "list") {
    if (!Array.isArray(value)) return [{ field: path, message: "This must be a list." }]
    return value.flatMap((item, index) => itemFaults(field.item, item, `${path}.${index}`))
  }
  if (field.kind === "group") {
    if (!isObject(value)) return [{ field: path, message: "This must be an object." }]
    return Object.entries(field.fields).flatMap(([key, part]) =>
      Object.hasOwn(value, key) ? faultsAt(part, value[key], path ? `${path}.${key}` : key) : [],
    )
  }
  if (typeof value !== "string") return [{ field: path, message: "This must be a text." }]
  const message = textFault(field, value)
  return message ? [{ field: path, message }] : []
}

// Elsewhere a missing key is completed from the seeds; in a list there may be none to complete it from.
const itemFaults = (field: Field, item: unknown, path: string): FieldError[] => {
  const missing =
    field.kind === "group" && isObject(item) ? Object.keys(field.fields).filter((key) => !Object.hasOwn(item, key)) : []
  return [
    ...missing.map((key) => ({ field: `${path}.${key}`, message: "This is missing." })),
    ...faultsAt(field, item, path),
  ]
}

/**
 * All values in a section's content that would break its page, each by its place, for example `cards.1.title`. Keys
 * that the site does not read may hold anything. The same rule refuses them in the editor and on the server.
 */
export const contentFaults = (field: GroupField, content: unknown): FieldError[] => faultsAt(field, content, "")

/** A value to start from, for a row that is added to a list. */
export const emptyValue = (field: Field): unknown => {
  if (field.kind === "list") return []
  if (field.kind !== "group") return ""
  return Object.fromEntries(Object.entries(field.fields).map(([key, part]) => [key, emptyValue(part)]))
}
