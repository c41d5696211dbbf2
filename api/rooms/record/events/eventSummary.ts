import { type RetentionRuleName, retentionRuleNames } from "../../../contract/person/retention.ts"
import type { EventType, LeadEventType } from "../../../contract/record/eventTypes.ts"
import type { RecordedEventRow } from "../../../platform/events/event.model.ts"
import { factsOf, type Team, userIdOf } from "../../accounts/team/team.ts"
import { leadSentenceOf } from "../../leads/history/leadSentences.ts"
import { leadKinds } from "../../leads/leadKinds.ts"

type Facts = Record<string, unknown>
type Sentence = (subject: string, facts: Facts) => string

const nouns: Record<string, string> = {
  cms_block: "content block",
  email_log: "mail",
  media_file: "picture",
  privacy_request: "privacy request",
  ...Object.fromEntries(leadKinds.map(({ type, noun }) => [type, noun])),
}

const listed = (value: unknown) => (Array.isArray(value) && value.length > 0 ? `, by ${value.join(", ")}` : "")

const scopesIn = (scopes: unknown) => (Array.isArray(scopes) ? ` for ${scopes.join(", ")}` : "")

// Older events do not say by what.
const SIGNED_IN: Readonly<Record<string, string>> = {
  password: "Signed in by password alone",
  code: "Signed in by password and code",
  passkey: "Signed in by passkey",
}

const amounts: Record<RetentionRuleName, readonly [string, string]> = {
  MAIL_TEXTS: ["mail's texts", "mails' texts"],
  MAIL_LINES: ["line of the mail log", "lines of the mail log"],
  REJECTED_LEADS: ["rejected lead", "rejected leads"],
  LEADS: ["other lead", "other leads"],
  EVENTS: ["event", "events"],
}

const amountsIn = (counts: unknown) => {
  const countOf = (counts ?? {}) as Partial<Record<RetentionRuleName, number>>
  const parts = retentionRuleNames.flatMap((name) => {
    const count = countOf[name] ?? 0
    return count > 0 ? [`${count} ${amounts[name][count === 1 ? 0 : 1]}`] : []
  })
  return parts.length > 0 ? `: ${new Intl.ListFormat("en").format(parts)}` : ""
}

const roleInWords = (role: unknown) => String(role).toLowerCase()

const sentences: Record<Exclude<EventType, LeadEventType>, Sentence> = {
  "quarantine.deleted": (_subject, { count }) =>
    `Deleted ${count} ${count === 1 ? "submission" : "submissions"} in quarantine`,
  "privacy_request.confirmed": (subject) => `Confirmed ${subject}`,
  "privacy_request.extended": (subject) => `Extended ${subject}`,
  "privacy_request.answered": (subject, { outcome }) =>
    `Answered ${subject}: ${String(outcome).toLowerCase().replaceAll("_", " ")}`,
  "privacy_request.exported": (subject) => `Downloaded the export of ${subject}`,
  "person.erased": (_subject, { leads }) => `Erased a person, with ${leads} ${leads === 1 ? "lead" : "leads"}`,
  "leads.exported": (subject, { filters }) => `Exported ${subject}s to a file${listed(filters)}`,
  "leads.listed": (subject, { filters }) => `Read the whole list of ${subject}s${listed(filters)}`,
  "block.saved": (_subject, { page, sectionId, version }) =>
    `Saved the section ${sectionId} of the page ${page} as version ${version}`,
  "block.scheduled": (_subject, { page, sectionId, publishAt }) =>
    `Scheduled the section ${sectionId} of the page ${page} for ${publishAt}`,
  "block.unscheduled": (_subject, { page, sectionId }) =>
    `Took the section ${sectionId} of the page ${page} off the schedule`,
  "block.publish_failed": (_subject, { page, sectionId }) =>
    `Scheduled the section ${sectionId} of the page ${page}, which could not be published`,
  "block.draft_discarded": (_subject, { page, sectionId }) =>
    `Discarded the draft of the section ${sectionId} of the page ${page}`,
  "media.uploaded": (subject) => `Uploaded ${subject}`,
  "media.updated": (subject) => `Described ${subject}`,
  "media.replaced": (subject) => `Replaced ${subject}`,
  "media.deleted": (subject) => `Deleted ${subject}`,
  "mail.resent": (subject) => `Sent ${subject} again`,
  "mail.failed_resent": (_subject, { count }) => `Sent ${count} given up ${count === 1 ? "mail" : "mails"} again`,
  "mail.cancelled": (subject) => `Canceled ${subject}`,
  "mail.tested": (subject) => `Sent a test mail, ${subject}`,
  "mails.listed": () => "Read the whole list of mails",
  "events.exported": () => "Exported the activity to a file",
  "user.signed_in": (_subject, { proof }) => SIGNED_IN[String(proof)] ?? "Signed in",
  "user.signed_out": () => "Signed out",
  "user.sign_in_failed": (subject) => `Failed to sign in to the account of ${subject}`,
  "user.code_missing": (subject) => `Gave the password of ${subject}, and not yet a code`,
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
  "team.proof_of_work_required": (_subject, { isRequired }) =>
    isRequired ? "Asked all forms for a proof of work" : "No longer asks forms for a proof of work",
  "retention.switched": (_subject, { isOn }) =>
    isOn ? "Switched on that old leads, mails and events are erased" : "Switched off that anything old is erased",
  "retention.applied": (_subject, { counts }) => `Erased what was too old${amountsIn(counts)}`,
  "webhook.created": (subject, { host }) => `Added ${subject} to ${host}`,
  "webhook.updated": (subject, { fields }) =>
    `Changed ${Array.isArray(fields) ? fields.join(" and ") : "facts"} of ${subject}`,
  "webhook.deleted": (subject) => `Deleted ${subject}`,
  "webhook.secret_rotated": (subject) => `Gave ${subject} another secret`,
  "webhook.replayed": (subject, { position }) => `Replayed ${subject} from position ${position}`,
  "webhook.resent": (subject, { deliveryId }) => `Sent message ${deliveryId} of ${subject} again`,
  "webhook.switched_off": (subject) => `Switched off ${subject}, which does not work`,
  "api_key.created": (subject, { scopes }) => `Made the ${subject}${scopesIn(scopes)}`,
  "api_key.revoked": (subject) => `Revoked the ${subject}`,
  "api_key.refused": (_subject, { because }) =>
    `Was refused, as it ${because === "REVOKED" ? "was revoked" : "has expired"}`,
  "access.refused": (_subject, { permission }) => `Was refused what needs ${permission}`,
}

const subjectOf = ({ subjectType, subjectId }: RecordedEventRow, team: Team) => {
  if (subjectType === "user") return subjectId === null ? "somebody unknown" : team.nameOfUser(Number(subjectId))
  if (subjectType === "api_key") return team.nameOfKey(Number(subjectId))
  const noun = nouns[subjectType] ?? subjectType.replaceAll("_", " ")
  return subjectId === null ? noun : `${noun} ${subjectId}`
}

/** An event in a sentence, whose subject is who did it. Of a type without one: the type, in words. */
export const summaryOf = (event: RecordedEventRow, team: Team): string => {
  const { type } = event
  const actorId = userIdOf(event)
  const subject = subjectOf(event, team)
  const facts = factsOf(event)
  const told: Readonly<Record<string, Sentence>> = sentences
  const sentence =
    told[type]?.(subject, facts) ??
    leadSentenceOf(type, event.subjectType, { subject, facts, actorId, nameOfUser: team.nameOfUser })
  if (sentence) return sentence
  const words = type.replaceAll(/[._]/g, " ")
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${subject}`
}
