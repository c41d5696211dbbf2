import { Transaction } from "sequelize"
import { ConflictError, NotFoundError } from "../../../contract/api/errors.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import type { Words } from "../../../contract/words/en.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { throttleCorrection } from "../../../platform/throttling/throttle.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { readCorrection } from "../drivers/correction.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import { leadCorrected } from "../history/leadEvents.ts"
import { correctStored } from "../lead/correctLead.ts"
import { type Correction, changesOf } from "../lead/lead.rules.ts"
import { QuarantinedSubmission } from "../quarantine/quarantinedSubmission.model.ts"
import { openToken } from "./statusLink.ts"

const kind = driverApplicationKind

/** Once somebody works with what was sent, its sender asks them. */
const correctWaiting = async (viewer: Viewer, id: number, correction: Correction, transaction: Transaction) => {
  const lead = await kind.model.findByPk(id, { attributes: ["status"], transaction, lock: true })
  if (lead && lead.status !== leadStatuses.PENDING) throw new ConflictError(refusals.correctionOver)
  return correctStored(kind, id, { correction, origin: originOf(viewer) }, transaction)
}

/** What waits in quarantine is corrected as well: its history has that once it is a lead. */
const correctQuarantined = async (viewer: Viewer, id: number, correction: Correction, transaction: Transaction) => {
  const where = { leadType: kind.type, leadId: id }
  const held = await QuarantinedSubmission.findOne({ where, transaction, lock: true })
  if (!held) return false
  const changes = changesOf(correction, held.submitted)
  const fields = Object.keys(changes)
  if (fields.length === 0) return true
  await held.update({ submitted: { ...held.submitted, ...changes } }, { transaction })
  await recordEvents([leadCorrected({ leadType: kind.type, leadId: id }, fields, originOf(viewer))], transaction)
  return true
}

/**
 * Lets a driver who has the link correct the phone number and the city, by the rules of the application, until somebody
 * has begun to work on it.
 */
export const correctApplication = async (
  viewer: Viewer,
  token: string,
  input: unknown,
  words?: Words,
): Promise<void> => {
  await throttleCorrection(viewer)
  const opened = await openToken(token)
  if (opened?.kind !== kind) throw new NotFoundError("application")
  const correction = readCorrection(input, words)
  const isFound = await inTransaction(
    // First in quarantine, as what is there may become a lead meanwhile.
    async (transaction) =>
      (await correctQuarantined(viewer, opened.id, correction, transaction)) ||
      (await correctWaiting(viewer, opened.id, correction, transaction)) !== null,
    // No gap is locked where there is no row, so a release that waits for one of these rows is not in a deadlock with this.
    { isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED },
  )
  if (!isFound) throw new NotFoundError("application")
}
