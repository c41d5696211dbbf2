import type { LeadKindFacts } from "../leads/leadKind.ts"

/** What kinds of things happen, by their names in the address, each with its types of events. */
export const eventKinds = (leadKinds: readonly LeadKindFacts[]) => {
  const leadTypes = leadKinds.flatMap(({ type }) => [
    `${type.toLowerCase()}.created`,
    `${type.toLowerCase()}.status_changed`,
  ])
  return [
    {
      name: "leads",
      label: "Leads",
      types: [
        ...leadTypes,
        "lead.assigned",
        "lead.follow_up_set",
        "lead.noted",
        "lead.note_edited",
        "lead.note_deleted",
        "lead.replied",
        "lead.deleted",
        "lead.restored",
        "lead.erased",
        "person.erased",
        "quarantine.released",
        "quarantine.deleted",
      ],
    },
    { name: "content", label: "Content", types: ["block.saved"] },
    {
      name: "pictures",
      label: "Pictures",
      types: ["media.uploaded", "media.updated", "media.replaced", "media.deleted"],
    },
    { name: "mail", label: "Mail", types: ["mail.resent", "mail.failed_resent", "mail.cancelled", "mail.tested"] },
    {
      name: "privacy",
      label: "Privacy requests",
      types: [
        "privacy_request.confirmed",
        "privacy_request.extended",
        "privacy_request.answered",
        "privacy_request.exported",
      ],
    },
    {
      name: "exports",
      label: "Exports and lists",
      types: ["leads.exported", "leads.listed", "mails.listed", "events.exported"],
    },
    {
      name: "sign-in",
      label: "Sign-in",
      types: ["user.signed_in", "user.signed_out", "user.sign_in_failed", "user.code_missing", "user.session_revoked"],
    },
    {
      name: "team",
      label: "Team",
      types: [
        "user.invited",
        "user.invitation_accepted",
        "user.role_changed",
        "user.deactivated",
        "user.sessions_ended",
        "user.reactivated",
        "team.second_factor_required",
        "team.proof_of_work_required",
        "retention.switched",
        "retention.applied",
      ],
    },
    {
      name: "security",
      label: "Passwords and factors",
      types: [
        "user.updated",
        "user.proof_failed",
        "user.password_changed",
        "user.password_reset_requested",
        "user.password_reset",
        "user.totp_enabled",
        "user.totp_disabled",
        "user.recovery_codes_made",
        "user.recovery_code_used",
        "user.passkey_added",
        "user.passkey_removed",
      ],
    },
    {
      name: "webhooks",
      label: "Webhooks",
      types: [
        "webhook.created",
        "webhook.updated",
        "webhook.secret_rotated",
        "webhook.resent",
        "webhook.replayed",
        "webhook.switched_off",
        "webhook.deleted",
      ],
    },
    { name: "refusals", label: "Refusals", types: ["access.refused"] },
  ] as const
}

/** What events are about, by their `subjectType`. */
export const eventSubjects = (leadKinds: readonly LeadKindFacts[]) => [
  // As events call them: to an operator an advertiser submission is an inquiry.
  ...leadKinds.map(({ type, title }) => ({
    name: type.toLowerCase(),
    label: title,
    noun: type.toLowerCase().replaceAll("_", " "),
  })),
  { name: "cms_block", label: "Content", noun: "content block" },
  { name: "media_file", label: "Pictures", noun: "picture" },
  { name: "email_log", label: "Mail", noun: "mail" },
  { name: "privacy_request", label: "Privacy requests", noun: "privacy request" },
  { name: "user", label: "Accounts", noun: "account" },
  { name: "webhook", label: "Webhooks", noun: "webhook" },
]
