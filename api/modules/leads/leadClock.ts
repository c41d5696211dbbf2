import { type LeadStatus, leadStatuses } from "../../contract/leadStatus.ts"

const HOUR_MS = 60 * 60_000

/** Within how many hours senders of this kind of lead were promised an answer. */
interface Promised {
  promiseHours: number
}

/** When the promised answer is due: only a lead that nobody has dealt with still waits for one. */
export const answerDueAt = ({ promiseHours }: Promised, lead: { status: LeadStatus; createdAt: Date }) =>
  lead.status === leadStatuses.PENDING ? new Date(lead.createdAt.getTime() + promiseHours * HOUR_MS) : null

/** What arrived at this moment or before it, and still waits for the promised answer, is overdue. */
export const overdueSince = ({ promiseHours }: Promised) => new Date(Date.now() - promiseHours * HOUR_MS)
