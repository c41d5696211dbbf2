/** What has become of a mail, by GraphQL name; the values are those of REST and the database. */
export const emailLogStatuses = {
  LOGGED: "logged",
  QUEUED: "queued",
  SENDING: "sending",
  SENT: "sent",
  FAILED: "failed",
  CANCELLED: "cancelled",
} as const

export type EmailLogStatus = (typeof emailLogStatuses)[keyof typeof emailLogStatuses]
