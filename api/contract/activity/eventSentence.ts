import { kindFacts } from "../leads/kindFacts.ts"
import { pluralOf } from "../leads/leadFacts.ts"
import { eventSubjects } from "./eventGroups.ts"
import { type EventNaming, type EventType, eventTypes } from "./eventTypes.ts"

export interface ReadEvent {
  type: string
  subjectType: string
  subjectId: string | null
  actorId: number | null
  facts: Readonly<Record<string, unknown>>
}

/** Undefined if another version recorded a type that this one does not know. */
export const eventTypeOf = ({ type, subjectType }: Pick<ReadEvent, "type" | "subjectType">) => {
  const known: Readonly<Record<string, (typeof eventTypes)[EventType]>> = eventTypes
  return known[type] ?? (type.startsWith(`${subjectType}.`) ? known[type.slice(subjectType.length + 1)] : undefined)
}

/** `it` names the subject; null leaves it out. Returns null for a type that this version does not know. */
export const sentenceAbout = (
  it: string | null,
  event: Omit<ReadEvent, "subjectId">,
  nameOfUser: EventNaming["nameOfUser"],
): string | null => {
  const { actorId, facts } = event
  const about = (preposition: string) => (it === null ? "" : ` ${preposition} ${it}`)
  return eventTypeOf(event)?.say(it ?? "it", facts as never, { actorId, nameOfUser, about }) ?? null
}

export const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

const idIn = (fact: unknown) => (typeof fact === "number" ? String(fact) : null)

export const leadHistoryEntry = (event: Omit<ReadEvent, "subjectId">, nameOfUser: EventNaming["nameOfUser"]) => {
  const sentence = sentenceAbout(null, event, nameOfUser)
  const { noteId, emailLogId, messageId, fileId } = event.facts
  const about = { noteId: idIn(noteId), emailLogId: idIn(emailLogId), messageId: idIn(messageId), fileId: idIn(fileId) }
  return sentence && { summary: lowerFirst(sentence), isArrival: event.type.endsWith(".created"), ...about }
}

export interface SentencePart {
  text: string
  isSubject: boolean
}

export interface EventNames {
  nameOfUser: (id: number) => string
  nameOfKey: (id: number) => string
}

const leadNouns: ReadonlyMap<string, string> = new Map(kindFacts.map(({ type, noun }) => [type, noun]))

export const nounOf = (subjectType: string) => {
  const subjects: Readonly<Record<string, { noun: string }>> = eventSubjects
  return subjects[subjectType]?.noun ?? leadNouns.get(subjectType) ?? subjectType.replaceAll("_", " ")
}

const nameOfSubject = ({ subjectType, subjectId, facts }: ReadEvent, { nameOfUser, nameOfKey }: EventNames) => {
  if (subjectType === "user") return subjectId === null ? "somebody unknown" : nameOfUser(Number(subjectId))
  if (subjectType === "api_key") return nameOfKey(Number(subjectId))
  if (subjectType === "cms_block" && facts.sectionId) return `section ${facts.sectionId} of the page ${facts.page}`
  const noun = nounOf(subjectType)
  if (subjectId === null) return subjectType in eventSubjects ? noun : pluralOf(noun)
  return `${noun} ${subjectId}`
}

export const textOf = (parts: readonly SentencePart[]) => parts.map(({ text }) => text).join("")

// Stands for the subject's name. A NUL, as user input cannot contain one.
const MARK = "\0"

export const sentenceOf = (event: ReadEvent, names: EventNames): SentencePart[] => {
  const words = event.type.replaceAll(/[._]/g, " ")
  const sentence =
    sentenceAbout(MARK, event, names.nameOfUser) ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${MARK}`
  const name = nameOfSubject(event, names)
  return sentence
    .split(MARK)
    .flatMap((text, index) => [...(index > 0 ? [{ text: name, isSubject: true }] : []), { text, isSubject: false }])
    .filter(({ text }) => text !== "")
}
