import { randomBytes, timingSafeEqual } from "node:crypto"
import { NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { readToken } from "../../../contract/leads/statusLink.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadEvent } from "../history/leadEvents.ts"
import type { Lead } from "../lead/lead.model.ts"
import { leadInput } from "../lead/lead.rules.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { type LinkPurpose, readLinkKey, tokenFor } from "../lead/linkKey.ts"
import { leadKinds } from "../leadKinds.ts"
import { findParts, findSurvivor, survivorIdOf } from "../merged/mergedLeads.ts"
import { kindOf } from "../work/leadAssignment.service.ts"

/** Null for an invalid token. A merged lead's token opens the survivor. */
export const openToken = async (
  token: string,
  purpose: LinkPurpose = "status",
): Promise<{ kind: LeadKind; id: number } | null> => {
  const read = readToken(token)
  const kind = leadKinds.find(({ letter }) => letter === read?.letter)
  if (!read || !kind) return null
  const { id } = read
  // Reads the salt in any place, so that a revoked link stays invalid while its lead is being restored.
  const lead = await kind.model.unscoped().findByPk(id, { attributes: ["linkSalt"] })
  const linkSalt = purpose === "status" ? lead?.linkSalt : null
  const expected = Buffer.from(tokenFor(kind, { id, linkSalt }, await readLinkKey(), purpose))
  const actual = Buffer.from(token)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
    ? { kind, id: await survivorIdOf(kind.type, id) }
    : null
}

export const endStatusLink = async (viewer: Viewer, input: unknown): Promise<Lead> => {
  requirePerson(viewer, "leads:erase")
  const { leadType, leadId } = parseInput(leadInput, input)
  const kind = kindOf(leadType)
  return inTransaction(async (transaction) => {
    const lead = await findSurvivor(kind, leadId, { transaction, lock: true })
    if (!lead) throw new NotFoundError(kind.noun)
    const newSalt = () => ({ linkSalt: randomBytes(16).toString("base64url") })
    await lead.update(newSalt(), { transaction })
    // Merged leads get new salts too, as their links open this lead.
    const id = (await findParts(kind, [lead.id], transaction)).map(({ part }) => part.id)
    await kind.model.unscoped().update(newSalt(), { where: { id }, transaction, silent: true })
    const key = { leadType, leadId: lead.id }
    await recordEvents([leadEvent("lead.link_ended", key, originOf(viewer))], transaction)
    return lead
  })
}
