// All delivery queues have these columns, so that mails and webhooks follow the same states.

const QUEUED = "queued"
const SENDING = "sending"

export const queuedRow = (now: Date) =>
  ({
    status: QUEUED,
    claimToken: null,
    dueAt: now,
    waitingSince: now,
    attemptCount: 0,
  }) as const

export const claimedRow = (
  { attemptCount }: { attemptCount: number },
  { token, endsAt }: { token: string; endsAt: Date },
) => ({ status: SENDING, claimToken: token, dueAt: endsAt, attemptCount: attemptCount + 1 }) as const

export const waitingRow = (now: Date, pauseMs: number) =>
  ({ status: QUEUED, claimToken: null, dueAt: new Date(now.getTime() + pauseMs) }) as const

export const finishedRow = <Status extends string>(status: Status) => ({
  status,
  claimToken: null,
  dueAt: null,
  waitingSince: null,
})
