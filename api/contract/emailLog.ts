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

/** The mails that are about no lead; kinds of leads name the mails about them (`emailTypes`). */
export const emailLogTypes = { TEST: "test" } as const

/** How an attempt to send a mail ended. */
export const emailAttemptOutcomes = {
  ACCEPTED: "accepted",
  DEFERRED: "deferred",
  REFUSED: "refused",
  INTERRUPTED: "interrupted",
} as const

export type EmailAttemptOutcome = (typeof emailAttemptOutcomes)[keyof typeof emailAttemptOutcomes]
