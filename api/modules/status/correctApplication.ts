import { Transaction } from "sequelize"
import { NotFoundError } from "../../contract/errors.ts"
import type { Words } from "../../contract/words/en.ts"
import { inTransaction } from "../../database/database.ts"
import { throttleCorrection } from "../../throttling/throttle.ts"
import type { Viewer } from "../auth/viewer.ts"
import { readCorrection } from "../drivers/correction.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import type { DriverApplication } from "../drivers/driverApplication.model.ts"
import { originOf, recordEvents } from "../events/recordEvents.ts"
import { countChanged } from "../leads/countedLeads.ts"
import { leadCorrected } from "../leads/leadEvents.ts"
import type { LeadRow } from "../leads/leadKind.ts"
import { QuarantinedSubmission } from "../quarantine/quarantinedSubmission.model.ts"
import { markChanged, searchTextOf } from "../search/searchIndex.ts"
import { openToken } from "./linkKey.ts"

const kind = driverApplicationKind

type Correction = Partial<Pick<DriverApplication, "phone" | "city">>

/** The parts of a correction that change something. */
const changesOf = (correction: Correction, to: object): Correction =>
  Object.fromEntries(
    Object.entries(correction).filter(([name, value]) => value && value !== (to as Record<string, unknown>)[name]),
  )

const correctLead = async (viewer: Viewer, id: number, correction: Correction, transaction: Transaction) => {
  const lead = await kind.model.findByPk(id, { transaction, lock: true })
  if (!lead) return false
  const before = { ...lead.get() } as LeadRow
  const changes = changesOf(correction, before)
  const fields = Object.keys(changes)
  if (fields.length === 0) return true
  const after = { ...before, ...changes }
  await lead.update(
    { ...changes, ...kind.derived?.(after), searchText: searchTextOf(kind.searchable(after)) },
    { transaction },
  )
  await markChanged([{ kind: kind.type, ids: [id] }], transaction)
  await recordEvents([leadCorrected({ leadType: kind.type, leadId: id }, fields, originOf(viewer))], transaction)
  await countChanged(kind, before, after, transaction)
  return true
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

/** Lets a driver who has the link correct the phone number and the city, by the rules of the application. */
export const correctApplication = async (
  viewer: Viewer,
  token: string,
  input: unknown,
  words?: Words,
): Promise<void> => {
  await throttleCorrection(viewer)
  const opened = await openToken(token)
  if (opened?.letter !== kind.letter) throw new NotFoundError("application")
  const correction = readCorrection(input, words)
  const isFound = await inTransaction(
    // First in quarantine, as what is there may become a lead meanwhile.
    async (transaction) =>
      (await correctQuarantined(viewer, opened.id, correction, transaction)) ||
      (await correctLead(viewer, opened.id, correction, transaction)),
    // No gap is locked where there is no row, so a release that waits for one of these rows is not in a deadlock with this.
    { isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED },
  )
  if (!isFound) throw new NotFoundError("application")
}
