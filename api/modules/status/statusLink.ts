import { randomBytes, timingSafeEqual } from "node:crypto"
import { NotFoundError } from "../../contract/errors.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { readToken } from "../../contract/statusLink.ts"
import { inTransaction } from "../../database/database.ts"
import { leadKinds } from "../../leadKinds.ts"
import { requirePerson, type Viewer } from "../auth/viewer.ts"
import { originOf, recordEvents } from "../events/recordEvents.ts"
import type { Lead } from "../leads/lead.model.ts"
import { leadInput } from "../leads/lead.rules.ts"
import { kindOf } from "../leads/leadAssignment.service.ts"
import { leadLinkEnded } from "../leads/leadEvents.ts"
import type { LeadKind } from "../leads/leadKind.ts"
import { readLinkKey, tokenFor } from "./linkKey.ts"

/** What a token stands for; null for one that is not ours, or that was ended. */
export const openToken = async (token: string): Promise<{ kind: LeadKind; id: number } | null> => {
  const read = readToken(token)
  const kind = leadKinds.find(({ letter }) => letter === read?.letter)
  if (!read || !kind) return null
  const { id } = read
  // What waits in quarantine is no lead yet, and has the link of one that was never ended.
  const lead = await kind.model.findByPk(id, { attributes: ["linkSalt"] })
  const right = Buffer.from(tokenFor(kind, { id, linkSalt: lead?.linkSalt }, await readLinkKey()))
  const given = Buffer.from(token)
  return given.length === right.length && timingSafeEqual(given, right) ? { kind, id } : null
}

/** Ends the links that a lead's sender was given. A receipt that is sent from then on has another. */
export const endStatusLink = async (viewer: Viewer, input: unknown): Promise<Lead> => {
  requirePerson(viewer, "leads:erase")
  const { leadType, leadId } = parseInput(leadInput, input)
  const kind = kindOf(leadKinds, leadType)
  return inTransaction(async (transaction) => {
    const lead = await kind.model.findByPk(leadId, { transaction, lock: true })
    if (!lead) throw new NotFoundError(kind.noun)
    await lead.update({ linkSalt: randomBytes(16).toString("base64url") }, { transaction })
    await recordEvents([leadLinkEnded({ leadType, leadId }, originOf(viewer))], transaction)
    return lead
  })
}
