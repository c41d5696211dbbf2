// What the mail log says of a mail, each by GraphQL name; the values are those of REST and the database.

/** What has become of a mail. */
export const emailLogStatuses = {
  LOGGED: "logged",
  QUEUED: "queued",
  SENDING: "sending",
  SENT: "sent",
  FAILED: "failed",
  CANCELLED: "cancelled",
} as const

export type EmailLogStatus = (typeof emailLogStatuses)[keyof typeof emailLogStatuses]

/** What a mail is about. */
export const emailLogTypes = {
  DRIVER_APPLICATION: "driver_application",
  ADVERTISER_INQUIRY: "advertiser_inquiry",
  DRIVER_RECEIPT: "driver_receipt",
  ADVERTISER_RECEIPT: "advertiser_receipt",
  TEST: "test",
} as const

export type EmailLogType = (typeof emailLogTypes)[keyof typeof emailLogTypes]

/** How an attempt to send a mail ended. */
export const emailAttemptOutcomes = {
  ACCEPTED: "accepted",
  DEFERRED: "deferred",
  REFUSED: "refused",
  INTERRUPTED: "interrupted",
} as const

export type EmailAttemptOutcome = (typeof emailAttemptOutcomes)[keyof typeof emailAttemptOutcomes]
