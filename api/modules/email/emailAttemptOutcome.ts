/** How a try to send a mail ended, by GraphQL name; the values are those of the database. */
export const emailAttemptOutcomes = {
  ACCEPTED: "accepted",
  DEFERRED: "deferred",
  REFUSED: "refused",
  INTERRUPTED: "interrupted",
} as const

export type EmailAttemptOutcome = (typeof emailAttemptOutcomes)[keyof typeof emailAttemptOutcomes]
