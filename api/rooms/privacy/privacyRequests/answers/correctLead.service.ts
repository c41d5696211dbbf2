import type { Transaction } from "sequelize"
import { InvalidInputError, NotFoundError } from "../../../../contract/api/errors.ts"
import { parseInput } from "../../../../contract/api/parseInput.ts"
import { refusals } from "../../../../contract/api/refusals.ts"
import { contacts } from "../../../../contract/leads/byHand.ts"
import { inTransaction } from "../../../../platform/database/connection/database.ts"
import { originOf } from "../../../../platform/events/recordEvents.ts"
import { requirePermission, type Viewer } from "../../../../platform/viewer/viewer.ts"
import type { Lead } from "../../../leads/lead/lead.model.ts"
import { refuseStale } from "../../../leads/lead/lead.rules.ts"
import { findSurvivor } from "../../../leads/merged/mergedLeads.ts"
import { readCities } from "../../../leads/waitList/waitList.service.ts"
import { correctStored } from "../../../leads/work/correctLead.ts"
import { kindOf } from "../../../leads/work/leadAssignment.service.ts"
import { deleteUnusedSuppression } from "../../../mail/bounces/suppressionList.ts"
import { PrivacyRequest } from "../../../mail/privacy/privacyRequest.model.ts"
import { comparedEmail } from "../../erasure/person.ts"
import { correctionInput, readCorrection } from "./correctLead.rules.ts"

const requestsOf = async (email: string, transaction: Transaction) => {
  const emailKey = comparedEmail(email)
  const where = { kind: "CORRECT" as const, status: "OPEN" as const, emailKey }
  const requests = await PrivacyRequest.findAll({ attributes: ["id", "emailKey"], where, transaction })
  // MySQL also matches letters with different accents, so addresses are compared again.
  return requests.filter((request) => request.emailKey === emailKey).map(({ id }) => id)
}

/** Throws `ConflictError` if the lead has changed since the user read it, as no unseen change may be overwritten. */
export const correctLead = async (viewer: Viewer, input: unknown): Promise<Lead> => {
  requirePermission(viewer, "leads:erase")
  const { leadType, leadId, values, expectedUpdatedAt } = parseInput(correctionInput, input)
  const kind = kindOf(leadType)
  const correction = readCorrection(kind, values)
  // Read before the transaction, which holds SQLite's only connection.
  const cities = await readCities()
  return inTransaction(async (transaction) => {
    const lead = await findSurvivor(kind, leadId, { transaction, lock: true })
    if (!lead) throw new NotFoundError(kind.noun)
    refuseStale(kind, lead.get(), expectedUpdatedAt)
    const after: Readonly<Record<string, unknown>> = { ...lead.get(), ...correction }
    if (contacts.every((name) => !after[name]))
      throw new InvalidInputError([
        { field: contacts.find((name) => name in correction) ?? "values", message: refusals.noContact },
      ])
    const { email } = lead
    const origin = originOf(viewer)
    await correctStored(kind, lead, { correction, origin, cities, requestsOf }, transaction)
    if (lead.email !== email) await deleteUnusedSuppression(email, transaction)
    return lead
  })
}
