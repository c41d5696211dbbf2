import { ConflictError, NotFoundError } from "../../../contract/api/errors.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import type { Words } from "../../../contract/words/en.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf } from "../../../platform/events/recordEvents.ts"
import { throttleCorrection } from "../../../platform/throttling/throttle.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { readCorrection } from "../drivers/correction.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import { submissionPlaces } from "../lead/leadPlace.ts"
import { readCities } from "../waitList/waitList.service.ts"
import { correctStored } from "../work/correctLead.ts"
import { openToken } from "./statusLink.ts"

export const correctApplication = async (
  viewer: Viewer,
  token: string,
  input: unknown,
  words?: Words,
): Promise<void> => {
  await throttleCorrection(viewer)
  const opened = await openToken(token)
  if (!opened || opened.kind.type !== driverApplicationKind.type) throw new NotFoundError("application")
  const { kind, id } = opened
  const correction = readCorrection(input, words)
  const cities = await readCities()
  await inTransaction(async (transaction) => {
    const where = { id, place: submissionPlaces }
    const lead = await kind.model.unscoped().findOne({ where, transaction, lock: true })
    if (!lead) throw new NotFoundError("application")
    // Once the status has changed, the team may have used the values, so the sender has to ask for a correction.
    if (lead.status !== leadStatuses.PENDING) throw new ConflictError(refusals.correctionOver)
    await correctStored(kind, lead, { correction, cities, origin: originOf(viewer) }, transaction)
  })
}
