import type { Transaction } from "sequelize"
import { InvalidInputError, NotFoundError } from "../../contract/errors.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { inTransaction } from "../../database/database.ts"
import { throttleCorrection } from "../../throttling/throttle.ts"
import type { Viewer } from "../auth/viewer.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import type { DriverApplication } from "../drivers/driverApplication.model.ts"
import { driverCorrectionRules } from "../drivers/rules.ts"
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

/** What waits in quarantine is corrected as well, and told of by nothing, like all that is there. */
const correctQuarantined = async (id: number, correction: Correction, transaction: Transaction) => {
  const where = { leadType: kind.type, leadId: id }
  const held = await QuarantinedSubmission.findOne({ where, transaction, lock: true })
  if (!held) return false
  await held.update({ submitted: { ...held.submitted, ...changesOf(correction, held.submitted) } }, { transaction })
  return true
}

/** Lets a driver who has the link correct the phone number and the city, by the rules of the application. */
export const correctApplication = async (viewer: Viewer, token: string, input: unknown): Promise<void> => {
  await throttleCorrection(viewer)
  const opened = await openToken(token)
  if (opened?.letter !== kind.letter) throw new NotFoundError("application")
  const correction = parseInput(driverCorrectionRules, input)
  if (!correction.phone && !correction.city) {
    throw new InvalidInputError([
      { field: "phone", message: "Enter what has changed: the phone number, the city or both." },
    ])
  }
  const isFound = await inTransaction(
    async (transaction) =>
      (await correctLead(viewer, opened.id, correction, transaction)) ||
      (await correctQuarantined(opened.id, correction, transaction)),
  )
  if (!isFound) throw new NotFoundError("application")
}
