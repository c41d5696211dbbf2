export const emailLogStatuses = {
  LOGGED: "logged",
  QUEUED: "queued",
  SENDING: "sending",
  SENT: "sent",
  FAILED: "failed",
  CANCELLED: "cancelled",
} as const

export type EmailLogStatus = (typeof emailLogStatuses)[keyof typeof emailLogStatuses]

/** Mails to colleagues that name a lead. An erasure removes them, and only colleagues who may read leads get them. */
export const leadNamingTypes = {
  FOLLOW_UP_REMINDER: "follow_up_reminder",
  LEAD_RULE: "lead_rule",
  MESSAGE_RECEIVED: "message_received",
  MORNING_SUMMARY: "morning_summary",
  NOTE_MENTION: "note_mention",
} as const

export const accountEmailTypes = {
  ACCOUNT_INVITATION: "account_invitation",
  ACCOUNT_PASSWORD_RESET: "account_password_reset",
  ACCOUNT_SIGN_IN: "account_sign_in",
  ACCOUNT_UNLOCKED: "account_unlocked",
  API_KEY_EXPIRING: "api_key_expiring",
  CONTENT_HELD_UP: "content_held_up",
  ...leadNamingTypes,
  PRIVACY_REQUEST_DUE: "privacy_request_due",
  PRIVACY_REQUEST_NEW: "privacy_request_new",
  WEBHOOK_SWITCHED_OFF: "webhook_switched_off",
} as const

export const privacyEmailTypes = {
  PRIVACY_ANSWER: "privacy_answer",
  PRIVACY_CONFIRMATION: "privacy_confirmation",
  PRIVACY_EXTENSION: "privacy_extension",
  PRIVACY_RECEIPT: "privacy_receipt",
} as const

/** Mails about leads are missing, as each kind of lead defines its own in `emailTypes`. */
export const emailLogTypes = {
  ...accountEmailTypes,
  ...privacyEmailTypes,
  MESSAGE_REPLY: "message_reply",
  TEST: "test",
} as const

export const emailAttemptOutcomes = {
  ACCEPTED: "accepted",
  DEFERRED: "deferred",
  REFUSED: "refused",
  INTERRUPTED: "interrupted",
} as const

export type EmailAttemptOutcome = (typeof emailAttemptOutcomes)[keyof typeof emailAttemptOutcomes]
