import { leadKinds } from "../../leadKinds.ts"
import { leadEventTypes } from "../leads/leadEvents.ts"
import type { EventRow } from "./event.model.ts"
import { factsOf } from "./team.ts"

type Facts = Record<string, unknown>
type Sentence = (subject: string, facts: Facts) => string

const nouns: Record<string, string> = {
  cms_block: "content block",
  email_log: "mail",
  media_file: "picture",
  user: "account",
  ...Object.fromEntries(leadKinds.map(({ type, noun }) => [type, noun])),
}

const listed = (value: unknown) => (Array.isArray(value) && value.length > 0 ? `, by ${value.join(", ")}` : "")

const sentences: Record<string, Sentence> = {
  ...Object.fromEntries(
    leadKinds.flatMap(({ type }): [string, Sentence][] => [
      [leadEventTypes(type).created, (subject) => `Sent ${subject}`],
      [leadEventTypes(type).statusChanged, (subject, { from, to }) => `Moved ${subject} from ${from} to ${to}`],
    ]),
  ),
  "lead.noted": (subject) => `Wrote a note about ${subject}`,
  "leads.exported": (subject, { filters }) => `Exported ${subject}s to a file${listed(filters)}`,
  "leads.listed": (subject, { filters }) => `Read the whole list of ${subject}s${listed(filters)}`,
  "block.saved": (_subject, { page, sectionId, version }) =>
    `Saved the section ${sectionId} of the page ${page} as version ${version}`,
  "media.uploaded": (subject) => `Uploaded ${subject}`,
  "media.updated": (subject) => `Described ${subject}`,
  "media.deleted": (subject) => `Deleted ${subject}`,
  "mail.resent": (subject) => `Sent ${subject} again`,
  "mail.cancelled": (subject) => `Canceled ${subject}`,
  "mail.tested": (subject) => `Sent a test mail, ${subject}`,
  "mails.listed": () => "Read the whole list of mails",
  "events.exported": () => "Exported the activity to a file",
  "user.signed_in": () => "Signed in",
  "user.signed_out": () => "Signed out",
  "user.sign_in_failed": (subject) => `Failed to sign in to ${subject}`,
  "access.refused": (_subject, { permission }) => `Was refused what needs ${permission}`,
}

/** An event in a sentence, whose subject is who did it. Of a type without one: the type, in words. */
export const summaryOf = (event: EventRow): string => {
  const { type, subjectType, subjectId } = event
  const noun = nouns[subjectType] ?? subjectType.replaceAll("_", " ")
  const subject = subjectId === null ? noun : `${noun} ${subjectId}`
  const say = sentences[type]
  if (say)
    return say(
      subjectType === "user" && subjectId === null ? "an account that does not exist" : subject,
      factsOf(event),
    )
  const words = type.replaceAll(/[._]/g, " ")
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${subject}`
}
