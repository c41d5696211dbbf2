// The states of rows that workers deliver, by the columns that all queues have.

const QUEUED = "queued"
const SENDING = "sending"

/** The state of a row that is due now: a new one, or one that is sent again. */
export const queuedRow = (now: Date) =>
  ({
    status: QUEUED,
    claimToken: null,
    dueAt: now,
    waitingSince: now,
    attemptCount: 0,
  }) as const

/** The state of a row that the holder of the token is sending. After the lease, others may take it over. */
export const claimedRow = (
  { attemptCount }: { attemptCount: number },
  { token, endsAt }: { token: string; endsAt: Date },
) => ({ status: SENDING, claimToken: token, dueAt: endsAt, attemptCount: attemptCount + 1 }) as const

/** The state of a row that waits for its next attempt. */
export const waitingRow = (now: Date, pauseMs: number) =>
  ({ status: QUEUED, claimToken: null, dueAt: new Date(now.getTime() + pauseMs) }) as const

export const finishedRow = <Status extends string>(status: Status) => ({
  status,
  claimToken: null,
  dueAt: null,
  waitingSince: null,
})
