import type { Role } from "../accounts/roles.ts"
import type { FileOrigin } from "../files/leadFiles.ts"
import { type CallOutcome, type CallPart, callWords } from "../leads/callOutcomes.ts"
import type { LeadStatus } from "../leads/leadStatus.ts"
import type { BounceKind, MessageKind, MessageMatch } from "../mail/messages.ts"
import { erasedAmounts, type RetentionPeriods, type RetentionRuleName } from "../privacy/retention.ts"
import type { Locale } from "../text/locale.ts"
import type { EventGroup } from "./eventGroups.ts"
import {
  capitalized,
  counted,
  fieldNamesInWords,
  filtersInWords,
  inLowerCase,
  joinWithAnd,
  mediumDate,
  reasonPhrase,
  type StatusReason,
  signInSentences,
} from "./eventWords.ts"
import { type WebhookEvent, webhookEvents } from "./webhooks.ts"

export interface EventNaming {
  actorId: number | null
  nameOfUser: (id: number) => string
  /** A phrase such as " for lead 7"; empty if the sentence leaves out the subject. */
  about: (preposition: string) => string
}

/** The rest of a sentence after the actor's name. Older events may lack facts, so it must work without any of them. */
type Sentence<Facts> = (it: string, facts: Facts, naming: EventNaming) => string

const about =
  <Subject extends string | null>(subject: Subject, group: EventGroup, webhookEvent: WebhookEvent | null = null) =>
  <Facts = Record<never, never>>(say: Sentence<Facts>) => ({ subject, group, webhookEvent, say })

/** `code` is a password plus an authenticator or recovery code. */
export type SignInProof = "password" | "code" | "passkey" | "invitation"

interface BlockFacts {
  page: string
  sectionId: string
  locale?: Locale
}

// Null, as the subject type of these events is the kind of lead.
const created = about(null, "leads", webhookEvents.LEAD_CREATED)
const statusChanged = about(null, "leads", webhookEvents.LEAD_STATUS_CHANGED)
const lead = about(null, "leads", webhookEvents.LEAD_UPDATED)
const leadUntold = about(null, "leads")
const leadsRead = about(null, "exports")
const block = about("cms_block", "content")
const picture = about("media_file", "pictures")
const mail = about("email_log", "mail")
const letter = about("letter", "letters")
const subscription = about(null, "letters", webhookEvents.LEAD_UPDATED)
const imported = about("lead_import", "leads")
const privacy = about("privacy_request", "privacy")
const signIn = about("user", "sign-in")
const team = about("user", "team")
const security = about("user", "security")
const key = about("api_key", "keys")
const webhook = about("webhook", "webhooks")
const rule = about("lead_rule", "rules")
const retention = about("retention", "team")

interface ByRule {
  ruleId?: number
}

/** Facts never contain a lead's personal data, as events outlive an erasure. */
export const eventTypes = {
  created: created<{ isByHand?: true; importId?: number; runsRules?: true }>(
    (it, { isByHand, importId }, { actorId }) => {
      if (importId) return `Imported ${it}`
      if (!isByHand) return `Sent ${it}`
      // An API key has no account, so `actorId` is null.
      return actorId === null ? `Added ${it}` : `Added ${it} by hand`
    },
  ),
  status_changed: statusChanged<{ from: LeadStatus; to: LeadStatus; changedBy?: string } & StatusReason>(
    (_it, { from, to, ...why }, { about }) =>
      `Changed ${capitalized(from)} to ${capitalized(to)}${about("for")}${reasonPhrase(why)}`,
  ),
  "lead.reason_set": lead<StatusReason>((_it, why, { about }) => {
    const isGiven = Boolean(why.reason || why.hasOwnReason)
    return `${isGiven ? "Gave" : "Removed"} the reason for the status${about("of")}${why.reason ? reasonPhrase(why) : ""}`
  }),
  "lead.assigned": lead<{ from: number | null; to: number | null } & ByRule>(
    (it, { from, to }, { actorId, nameOfUser }) => {
      if (typeof to === "number") return to === actorId ? `Took ${it}` : `Assigned ${it} to ${nameOfUser(to)}`
      return from === actorId ? `Unassigned ${it}` : `Took ${it} from ${nameOfUser(Number(from))}`
    },
  ),
  "lead.follow_up_set": lead<{ on: string | null } & ByRule>((_it, { on }, { about }) =>
    on ? `Scheduled a follow-up${about("of")} for ${mediumDate(on)}` : `Canceled the follow-up${about("of")}`,
  ),
  "lead.call_requested": lead<{ on: string; part: CallPart; who: "applicant" }>(
    (_it, { on, part }, { about }) => `Asked for a call${about("about")} on ${mediumDate(on)}, in the ${part}`,
  ),
  "lead.noted": lead<{ noteId: number; call?: CallOutcome }>((_it, { call }, { about }) =>
    call ? `Called${about("about")}, ${callWords[call]}` : `Wrote a note${about("about")}`,
  ),
  "lead.note_edited": lead<{ noteId: number }>((_it, _facts, { about }) => `Changed a note${about("about")}`),
  "lead.note_deleted": lead<{ noteId: number }>((_it, _facts, { about }) => `Deleted a note${about("about")}`),
  "lead.replied": lead<{ emailLogId: number; letterId?: number } & ByRule>((it, { letterId }) =>
    letterId ? `Wrote to ${it} by letter ${letterId}` : `Answered ${it} by mail`,
  ),
  "lead.message_received": lead<{ messageId: number; kind: MessageKind; matchedBy: MessageMatch | null }>(
    (_it, { kind }, { about }) =>
      kind === "AUTOMATIC" ? `Sent an automatic answer${about("about")}` : `Wrote${about("about")} by mail`,
  ),
  "lead.message_attached": lead<{ messageId: number }>((it) => `Said that a message belongs to ${it}`),
  "lead.message_detached": lead<{ messageId: number }>((it) => `Said that a message does not belong to ${it}`),
  "lead.message_bounced": lead<{ emailLogId: number; kind: BounceKind }>((_it, { kind }, { about }) =>
    kind === "COMPLAINT"
      ? `Reported a mail${about("about")} as spam`
      : `Got a mail${about("about")} back${kind === "HARD" ? ", for good" : " for now"}`,
  ),
  "lead.mail_allowed": lead((_it, _facts, { about }) => `Allowed mail again${about("about")}`),
  "lead.unsubscribed": subscription((_it, _facts, { about }) => `Unsubscribed from letters${about("about")}`),
  "lead.resubscribed": subscription((_it, _facts, { about }) => `Subscribed to letters again${about("about")}`),
  "lead.address_revoked": lead((_it, _facts, { about }) => `Ended the address for answers${about("about")}`),
  "lead.file_added": lead<{ fileId: number; addedBy: FileOrigin }>((it) => `Added a file to ${it}`),
  "lead.file_deleted": lead<{ fileId: number }>((_it, _facts, { about }) => `Deleted a file${about("of")}`),
  "lead.file_requested": lead<{ requestId: number } & ByRule>(
    (_it, _facts, { about }) => `Asked for a file${about("of")}`,
  ),
  "lead.file_request_canceled": lead<{ requestId: number }>(
    (_it, _facts, { about }) => `No longer asks for a file${about("of")}`,
  ),
  "message.answered": about("message", "mail")<{ messageId: number; emailLogId: number }>((it) => `Replied to ${it}`),
  "message.discarded": about("message", "mail")<{ messageId: number }>((it) => `Discarded ${it}`),
  "lead.corrected": lead<{
    who?: "applicant"
    fields: readonly string[]
    privacyRequestIds?: readonly number[]
    importId?: number
  }>((_it, { fields, importId }, { about }) => {
    const names = new Intl.ListFormat("en").format(fields ?? [])
    return importId ? `Changed ${names}${about("of")} by an import` : `Corrected ${names}${about("of")}`
  }),
  "lead.external_set": lead<{ fields: readonly string[] }>(
    (_it, { fields }, { about }) => `Changed ${fieldNamesInWords(fields)}${about("of")}`,
  ),
  // Recorded by rules only; `userIds` are the accounts that a rule notified by mail.
  "lead.people_told": leadUntold<{ userIds: readonly number[] } & ByRule>(
    (_it, { userIds }, { about, nameOfUser }) =>
      `Told ${new Intl.ListFormat("en").format((userIds ?? []).map(nameOfUser))}${about("of")}`,
  ),
  // No longer recorded, but older events still need this sentence.
  "lead.webhook_told": leadUntold((_it, _facts, { about }) => `Told a webhook${about("of")}`),
  "lead.sale_opted_out": lead((it) => `Noted that the data of ${it} may be neither sold nor shared`),
  "lead.link_ended": lead((it) => `Ended the sender’s link to ${it}`),
  "lead.merged": lead<{ mergedId: number; fields: readonly string[] }>((it) => `Merged another lead into ${it}`),
  "lead.merged_into": lead<{ survivorId: number }>((it) => `Merged ${it} into another lead`),
  "lead.unmerged": lead<{ mergedId?: number; survivorId?: number; fields: readonly string[] }>(
    (_it, _facts, { about }) => `Undid a merge${about("of")}`,
  ),
  "lead.deleted": lead((it) => `Deleted ${it}`),
  "lead.restored": lead((it) => `Restored ${it}`),
  "lead.erased": lead<{ reason: string; copies: object }>(
    (it, { reason }) => `Erased ${it}${reason ? ` (${reason.replaceAll("_", " ")})` : ""}`,
  ),
  "person.erased": about(
    "person",
    "leads",
  )<{ reason: string; leads: number }>((_it, { leads }) => `Erased a person, with ${counted(leads, "lead")}`),
  "import.uploaded": imported<{ leadType: string; rows: number }>(
    (it, { rows }) => `Uploaded ${it} of ${counted(rows, "row")}`,
  ),
  "import.started": imported((it) => `Started ${it}`),
  "import.finished": imported<{ created: number; updated: number }>(
    (it, { created, updated }) => `Finished ${it}: ${counted(created, "new lead")}, ${updated} changed`,
  ),
  "import.undone": imported<{ kept: number }>(
    (it, { kept }) => `Undid ${it}${kept > 0 ? `, but for ${counted(kept, "lead")}` : ""}`,
  ),
  "quarantine.released": leadUntold((it) => `Took ${it} out of quarantine`),
  "quarantine.deleted": about(
    "quarantine",
    "leads",
  )<{ count: number }>((_it, { count }) => `Deleted ${counted(count, "submission")} in quarantine`),
  "block.saved": block<BlockFacts & { version: number }>((it, { version }) => `Saved the ${it} as version ${version}`),
  "block.scheduled": block<BlockFacts & { publishAt: string }>(
    (it, { publishAt }) => `Scheduled the ${it} for ${publishAt}`,
  ),
  "block.unscheduled": block<BlockFacts>((it) => `Took the ${it} off the schedule`),
  "block.publish_failed": block<BlockFacts & { missedBecause: string }>(
    (it) => `Scheduled the ${it}, which could not be published`,
  ),
  "block.draft_discarded": block<BlockFacts>((it) => `Discarded the draft of the ${it}`),
  "media.uploaded": picture((it) => `Uploaded ${it}`),
  "media.updated": picture<{ fields: readonly string[] }>((it) => `Described ${it}`),
  "media.replaced": picture((it) => `Replaced ${it}`),
  "media.deleted": picture((it) => `Deleted ${it}`),
  "mail.resent": mail<{ mailType: string }>((it) => `Sent ${it} again`),
  "mail.failed_resent": mail<{ count: number }>((_it, { count }) => `Sent ${counted(count, "given up mail")} again`),
  "mail.cancelled": mail<{ mailType: string }>((it) => `Canceled ${it}`),
  "mail.tested": mail((it) => `Sent a test mail, ${it}`),
  "letter.started": letter<{ leadType: string; leads: number }>(
    (it, { leads }) => `Started ${it} to ${counted(leads, "lead")}`,
  ),
  "letter.stopped": letter((it) => `Stopped ${it}`),
  "letter.failed": letter((it) => `Stopped ${it}, which failed`),
  "letter.continued": letter((it) => `Continued ${it}`),
  "privacy_request.confirmed": privacy<{ kind: string }>((it) => `Confirmed ${it}`),
  "privacy_request.extended": privacy((it) => `Extended ${it}`),
  "privacy_request.answered": privacy<{ kind: string; outcome: string }>(
    (it, { outcome }) => `Answered ${it}: ${inLowerCase(outcome).replaceAll("_", " ")}`,
  ),
  "privacy_request.exported": privacy((it) => `Downloaded the export of ${it}`),
  "leads.exported": leadsRead<{ filters: readonly string[] }>(
    (it, { filters }) => `Exported ${it} to a file${filtersInWords(filters)}`,
  ),
  "leads.listed": leadsRead<{ filters: readonly string[] }>(
    (it, { filters }) => `Read the whole list of ${it}${filtersInWords(filters)}`,
  ),
  "mails.listed": about("email_log", "exports")(() => "Read the whole list of mails"),
  "events.exported": about("event", "exports")<{ filters: readonly string[] }>(() => "Exported the activity to a file"),
  "user.signed_in": signIn<{ isKnownDevice?: boolean; proof?: SignInProof }>(
    (_it, { proof = "" }) => signInSentences[proof] ?? "Signed in",
  ),
  "user.signed_out": signIn(() => "Signed out"),
  "user.sign_in_failed": signIn<{ isKnownDevice?: boolean }>((it) => `Failed to sign in to the account of ${it}`),
  "user.code_missing": signIn<{ isKnownDevice: boolean }>((it) => `Gave the password of ${it}, and not yet a code`),
  "user.session_revoked": signIn<{ count: number; sessionId?: number }>(
    (_it, { count }) => `Ended ${counted(count, "session")} elsewhere`,
  ),
  "user.invited": team<{ role: Role }>((it, { role }) => `Invited ${it} as ${inLowerCase(role)}`),
  "user.invitation_accepted": team(() => "Accepted the invitation"),
  "user.role_changed": team<{ from: Role; role: Role }>(
    (it, { from, role }) => `Changed the role of ${it} from ${inLowerCase(from)} to ${inLowerCase(role)}`,
  ),
  "user.deactivated": team((it) => `Deactivated ${it}`),
  "user.sessions_ended": team<{ count: number }>((it) => `Ended the sessions of ${it}`),
  "user.reactivated": team((it) => `Reactivated ${it}`),
  "user.unlocked": team<{ removesFactors: boolean }>(
    (it, { removesFactors }) => `Unlocked ${it}${removesFactors ? " and removed the second factors" : ""}`,
  ),
  "team.second_factor_required": team<{ isRequired: boolean; roles?: readonly Role[] }>(
    (_it, { isRequired, roles }) => {
      const whom = roles?.length ? joinWithAnd(roles.map((role) => `${inLowerCase(role)}s`)) : "everybody"
      return isRequired ? `Asked ${whom} for a second factor` : "No longer asks for a second factor"
    },
  ),
  "team.proof_of_work_required": team<{ isRequired: boolean }>((_it, { isRequired }) =>
    isRequired ? "Asked all forms for a proof of work" : "No longer asks forms for a proof of work",
  ),
  "retention.switched": retention<{ isOn: boolean } & Partial<RetentionPeriods>>((_it, { isOn, filesDays }) => {
    if (!isOn) return "Switched off that anything old is erased"
    return `Switched on that old leads, mails${filesDays === undefined ? "" : ", files"} and events are erased`
  }),
  "date.confirmed": retention<{ from: string }>(
    (_it, { from }) => `Confirmed the server's date after ${mediumDate(from)}`,
  ),
  "retention.applied": retention<{
    counts: Partial<Record<RetentionRuleName, number>>
    failedCount: number
  }>((_it, { counts }) => ["Erased what was too old", erasedAmounts(counts)].filter(Boolean).join(": ")),
  "user.updated": security<{ fields: readonly string[] }>(
    (_it, { fields }) => `Changed their own ${joinWithAnd(fields)}`,
  ),
  "user.proof_failed": security(() => "Failed to confirm who they are"),
  "user.password_changed": security(() => "Changed the password"),
  "user.password_reset_requested": security((it) => `Asked for a new password for ${it}`),
  "user.password_reset": security(() => "Chose a new password by a mailed link"),
  "user.totp_enabled": security(() => "Set up an authenticator app"),
  "user.totp_disabled": security(() => "Gave up the authenticator app"),
  "user.recovery_codes_made": security(() => "Made new recovery codes"),
  "user.recovery_code_used": security(() => "Used a recovery code"),
  "user.passkey_added": security<{ passkeyId: number }>(() => "Added a passkey"),
  "user.passkey_removed": security<{ passkeyId: number }>(() => "Removed a passkey"),
  "api_key.created": key<{ scopes: readonly string[]; expiresAt: string }>(
    (it, { scopes }) => `Made the ${it}${scopes ? ` for ${scopes.join(", ")}` : ""}`,
  ),
  "api_key.revoked": key((it) => `Revoked the ${it}`),
  "api_key.refused": key<{ because: string }>(
    (_it, { because }) => `Was refused, as it ${because === "REVOKED" ? "was revoked" : "has expired"}`,
  ),
  "tool.called": about("api_key", "assistants")<{ tool: string }>((_it, { tool }) => `Called the tool ${tool}`),
  "webhook.created": webhook<{ host: string }>((it, { host }) => `Added ${it} to ${host}`),
  "webhook.updated": webhook<{ fields: readonly string[] }>(
    (it, { fields }) => `Changed ${joinWithAnd(fields)} of ${it}`,
  ),
  "webhook.secret_rotated": webhook((it) => `Gave ${it} another secret`),
  "webhook.resent": webhook<{ deliveryId: number }>(
    (it, { deliveryId }) => `Sent message ${deliveryId} of ${it} again`,
  ),
  "webhook.replayed": webhook<{ position: number }>((it, { position }) => `Replayed ${it} from position ${position}`),
  "webhook.switched_off": webhook((it) => `Switched off ${it}, which does not work`),
  "webhook.deleted": webhook((it) => `Deleted ${it}`),
  "rule.created": rule((it) => `Made ${it}`),
  "rule.updated": rule<{ fields: readonly string[] }>((it, { fields }) => `Changed ${joinWithAnd(fields)} of ${it}`),
  "rule.switched": rule<{ isOn: boolean }>((it, { isOn }) => `Switched ${it} ${isOn ? "on" : "off"}`),
  "rule.ordered": rule(() => "Changed the order of the rules"),
  "rule.hours_changed": rule(() => "Said on which days the team works"),
  "rule.zone_changed": rule<{ timeZone: string }>((_it, { timeZone }) => `Set the team’s time zone to ${timeZone}`),
  "rule.deleted": rule((it) => `Deleted ${it}`),
  "access.refused": about(
    "user",
    "refusals",
  )<{ permission: string }>((_it, { permission }) => `Was refused what needs ${permission}`),
} as const

export type EventType = keyof typeof eventTypes

export type FactsOf<Type extends EventType> = Parameters<(typeof eventTypes)[Type]["say"]>[1]
export type SubjectOf<Type extends EventType> = (typeof eventTypes)[Type]["subject"]

/** A rest parameter, so that types without facts need no argument. */
export type FactsArgument<Type extends EventType> = [keyof FactsOf<Type>] extends [never] ? [] : [FactsOf<Type>]

export const leadEventTypes = (leadType: string) => ({
  created: `${leadType}.created`,
  statusChanged: `${leadType}.status_changed`,
})

export const storedType = (type: EventType, subjectType: string) =>
  type === "created" || type === "status_changed" ? `${subjectType}.${type}` : type
