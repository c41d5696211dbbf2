import { leadKinds } from "../../leadKinds.ts"
import { leadEventTypes } from "../leads/leadEvents.ts"
import type { RecordedEventRow } from "./event.model.ts"
import { factsOf, type Team } from "./team.ts"

type Facts = Record<string, unknown>
type Sentence = (subject: string, facts: Facts) => string

const nouns: Record<string, string> = {
  cms_block: "content block",
  email_log: "mail",
  media_file: "picture",
  ...Object.fromEntries(leadKinds.map(({ type, noun }) => [type, noun])),
}

const listed = (value: unknown) => (Array.isArray(value) && value.length > 0 ? `, by ${value.join(", ")}` : "")

const roleInWords = (role: unknown) => String(role).toLowerCase()

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
  "user.sign_in_failed": (subject) => `Failed to sign in to the account of ${subject}`,
  "user.proof_failed": () => "Failed to confirm who they are",
  "user.updated": (_subject, { fields }) =>
    `Changed their own ${Array.isArray(fields) ? fields.join(" and ") : "facts"}`,
  "user.sessions_ended": (subject) => `Ended the sessions of ${subject}`,
  "user.invited": (subject, { role }) => `Invited ${subject} as ${roleInWords(role)}`,
  "user.invitation_accepted": () => "Accepted the invitation",
  "user.role_changed": (subject, { from, role }) =>
    `Changed the role of ${subject} from ${roleInWords(from)} to ${roleInWords(role)}`,
  "user.deactivated": (subject) => `Deactivated ${subject}`,
  "user.reactivated": (subject) => `Reactivated ${subject}`,
  "user.password_changed": () => "Changed the password",
  "user.password_reset_requested": (subject) => `Asked for a new password for ${subject}`,
  "user.password_reset": () => "Chose a new password by a mailed link",
  "user.totp_enabled": () => "Set up an authenticator app",
  "user.totp_disabled": () => "Gave up the authenticator app",
  "user.recovery_codes_made": () => "Made new recovery codes",
  "user.recovery_code_used": () => "Used a recovery code",
  "user.passkey_added": () => "Added a passkey",
  "user.passkey_removed": () => "Removed a passkey",
  "user.session_revoked": (_subject, { count }) => `Ended ${count} ${count === 1 ? "session" : "sessions"} elsewhere`,
  "team.second_factor_required": (_subject, { isRequired }) =>
    isRequired ? "Asked everybody for a second factor" : "No longer asks everybody for a second factor",
  "access.refused": (_subject, { permission }) => `Was refused what needs ${permission}`,
}

const subjectOf = ({ subjectType, subjectId }: RecordedEventRow, team: Team) => {
  if (subjectType === "user") return subjectId === null ? "somebody unknown" : team.nameOfUser(Number(subjectId))
  const noun = nouns[subjectType] ?? subjectType.replaceAll("_", " ")
  return subjectId === null ? noun : `${noun} ${subjectId}`
}

/** An event in a sentence, whose subject is who did it. Of a type without one: the type, in words. */
export const summaryOf = (event: RecordedEventRow, team: Team): string => {
  const { type } = event
  const subject = subjectOf(event, team)
  const say = sentences[type]
  if (say) return say(subject, factsOf(event))
  const words = type.replaceAll(/[._]/g, " ")
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${subject}`
}
