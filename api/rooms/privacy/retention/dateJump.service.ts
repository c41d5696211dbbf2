import { ConflictError } from "../../../contract/api/errors.ts"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { type DateJump, findDateJump, recordMoment } from "../../../platform/database/locks/confirmedDate.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { requirePermission, requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"

export const dateJump = (viewer: Viewer): Promise<DateJump | null> => {
  requirePermission(viewer, "team:manage")
  return findDateJump()
}

/** Resumes deletion by age. `seen` is the date to confirm. Throws `ConflictError` if the date has changed since. */
export const confirmDate = async (viewer: Viewer, { seen }: { seen: Date }): Promise<Date> => {
  requirePerson(viewer, "team:manage")
  const jump = await findDateJump()
  if (!jump) return seen
  if (Math.abs(jump.to.getTime() - seen.getTime()) > DAY_MS)
    throw new ConflictError("The server's date has changed again. Look at it once more.")
  await inTransaction(async (transaction) => {
    await recordMoment(jump.to.getTime(), transaction)
    const facts = { from: jump.from.toISOString() }
    await recordEvents([{ type: "date.confirmed", origin: originOf(viewer), facts }], transaction)
  })
  return jump.to
}
