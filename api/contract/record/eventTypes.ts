/** What the activity is narrowed by, by names that stand in its address. */
export const eventGroups = {
  leads: "Leads",
  content: "Content",
  pictures: "Pictures",
  mail: "Mail",
  privacy: "Privacy requests",
  exports: "Exports and lists",
  "sign-in": "Sign-in",
  team: "Team",
  security: "Passwords and factors",
  keys: "API keys",
  webhooks: "Webhooks",
  refusals: "Refusals",
} as const

export type EventGroup = keyof typeof eventGroups

/**
 * What can happen, each type in its group. Its sentence is in `eventSummary.ts`, or of what happens to a lead in
 * `leadSentences.ts`; the compiler asks for it. Kinds of leads have two types more, under their own names.
 */
export const eventTypes = {
  "lead.assigned": "leads",
  "lead.follow_up_set": "leads",
  "lead.noted": "leads",
  "lead.note_edited": "leads",
  "lead.note_deleted": "leads",
  "lead.replied": "leads",
  "lead.corrected": "leads",
  "lead.sale_opted_out": "leads",
  "lead.link_ended": "leads",
  "lead.deleted": "leads",
  "lead.restored": "leads",
  "lead.erased": "leads",
  "person.erased": "leads",
  "quarantine.released": "leads",
  "quarantine.deleted": "leads",
  "block.saved": "content",
  "block.scheduled": "content",
  "block.unscheduled": "content",
  "block.publish_failed": "content",
  "block.draft_discarded": "content",
  "media.uploaded": "pictures",
  "media.updated": "pictures",
  "media.replaced": "pictures",
  "media.deleted": "pictures",
  "mail.resent": "mail",
  "mail.failed_resent": "mail",
  "mail.cancelled": "mail",
  "mail.tested": "mail",
  "privacy_request.confirmed": "privacy",
  "privacy_request.extended": "privacy",
  "privacy_request.answered": "privacy",
  "privacy_request.exported": "privacy",
  "leads.exported": "exports",
  "leads.listed": "exports",
  "mails.listed": "exports",
  "events.exported": "exports",
  "user.signed_in": "sign-in",
  "user.signed_out": "sign-in",
  "user.sign_in_failed": "sign-in",
  "user.code_missing": "sign-in",
  "user.session_revoked": "sign-in",
  "user.invited": "team",
  "user.invitation_accepted": "team",
  "user.role_changed": "team",
  "user.deactivated": "team",
  "user.sessions_ended": "team",
  "user.reactivated": "team",
  "team.second_factor_required": "team",
  "team.proof_of_work_required": "team",
  "retention.switched": "team",
  "retention.applied": "team",
  "user.updated": "security",
  "user.proof_failed": "security",
  "user.password_changed": "security",
  "user.password_reset_requested": "security",
  "user.password_reset": "security",
  "user.totp_enabled": "security",
  "user.totp_disabled": "security",
  "user.recovery_codes_made": "security",
  "user.recovery_code_used": "security",
  "user.passkey_added": "security",
  "user.passkey_removed": "security",
  "api_key.created": "keys",
  "api_key.revoked": "keys",
  "api_key.refused": "keys",
  "webhook.created": "webhooks",
  "webhook.updated": "webhooks",
  "webhook.secret_rotated": "webhooks",
  "webhook.resent": "webhooks",
  "webhook.replayed": "webhooks",
  "webhook.switched_off": "webhooks",
  "webhook.deleted": "webhooks",
  "access.refused": "refusals",
} as const satisfies Record<string, EventGroup>

export type EventType = keyof typeof eventTypes

/** What happens to one lead, which its own history tells as well. */
export type LeadEventType = Extract<EventType, `lead.${string}`> | "quarantine.released"

/** The types of events that each kind of lead has. */
export const leadEventTypes = (leadType: string) =>
  ({
    created: `${leadType}.created`,
    statusChanged: `${leadType}.status_changed`,
  }) as const

export type RecordedType = EventType | ReturnType<typeof leadEventTypes>["created" | "statusChanged"]
