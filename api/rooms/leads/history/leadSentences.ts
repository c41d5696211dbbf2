// What happened to a lead, in sentences whose subject is who did it: for the activity, which names the lead, and for the
// lead's own history, where it is known. An event type gets its sentence here.

import type { LeadEventType } from "../../../contract/record/eventTypes.ts"

/** What a sentence is made of. */
interface Told {
  /** What to call the lead, or null where nobody could mean another. */
  subject: string | null
  facts: Readonly<Record<string, unknown>>
  actorId: number | null
  /** What an account is called now. */
  nameOfUser: (id: number) => string
}

const it = ({ subject }: Told) => subject ?? "it"

const about = (preposition: string, { subject }: Told) => (subject === null ? "" : ` ${preposition} ${subject}`)

const fieldsIn = ({ fields }: Told["facts"]) =>
  new Intl.ListFormat("en").format(Array.isArray(fields) ? fields.map(String) : [])

const inWords = (day: unknown) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(String(day)))

const reasonIn = ({ reason }: Told["facts"]) => (typeof reason === "string" ? ` (${reason.replaceAll("_", " ")})` : "")

/** To whom a lead was given, or from whom it was taken. */
const assigned = (told: Told) => {
  const { facts, actorId, nameOfUser } = told
  const { from, to } = facts
  if (typeof to === "number") return to === actorId ? `Took ${it(told)}` : `Gave ${it(told)} to ${nameOfUser(to)}`
  return from === actorId ? `Gave ${it(told)} back` : `Took ${it(told)} from ${nameOfUser(Number(from))}`
}

const followUpSet = (told: Told) =>
  typeof told.facts.on === "string"
    ? `Scheduled a follow-up${about("of", told)} for ${inWords(told.facts.on)}`
    : `Canceled the follow-up${about("of", told)}`

/** The sentences by the type of event; a kind of lead has some types under its own name. */
const leadSentences: Readonly<Record<LeadEventType | "created" | "status_changed", (told: Told) => string>> = {
  created: (told) => `Sent ${it(told)}`,
  status_changed: (told) => `Moved ${it(told)} from ${told.facts.from} to ${told.facts.to}`,
  "quarantine.released": (told) => `Took ${it(told)} out of quarantine`,
  "lead.corrected": (told) => `Corrected ${fieldsIn(told.facts)}${about("of", told)}`,
  "lead.assigned": assigned,
  "lead.follow_up_set": followUpSet,
  "lead.replied": (told) => `Answered ${it(told)} by mail`,
  "lead.noted": (told) => `Wrote a note${about("about", told)}`,
  "lead.note_edited": (told) => `Changed a note${about("about", told)}`,
  "lead.deleted": (told) => `Deleted ${it(told)}`,
  "lead.restored": (told) => `Restored ${it(told)}`,
  "lead.sale_opted_out": (told) => `Noted that the data of ${it(told)} may be neither sold nor shared`,
  "lead.link_ended": (told) => `Ended the sender’s link to ${it(told)}`,
  "lead.erased": (told) => `Erased ${it(told)}${reasonIn(told.facts)}`,
  "lead.note_deleted": (told) => `Deleted a note${about("about", told)}`,
}

/** The sentence about an event of a kind of lead; null of one that has none. */
export const leadSentenceOf = (type: string, leadType: string, told: Told): string | null => {
  const sentences: Readonly<Record<string, (told: Told) => string>> = leadSentences
  return sentences[type.startsWith(`${leadType}.`) ? type.slice(leadType.length + 1) : type]?.(told) ?? null
}

/** A sentence behind who did it. */
export const behindName = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)
