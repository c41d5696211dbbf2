import { randomBytes } from "node:crypto"
import type { Transaction } from "sequelize"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { plusAddress } from "../../../platform/outbox/bareAddress.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import { leadInput } from "../../leads/lead/lead.rules.ts"
import type { LeadKey } from "../../leads/lead/leadKind.ts"
import { LeadAddress } from "../../leads/related/leadMessage.model.ts"
import { lockLead } from "../../leads/related/leadTexts.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
// 130 bits with 32 letters, so that tokens cannot be guessed.
const TOKEN_LENGTH = 26

const newToken = () => Array.from(randomBytes(TOKEN_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join("")

/**
 * Null without a mailbox. The lead is not locked, as that could deadlock while its mail is locked. Two processes may
 * therefore each create an address; both stay valid, and the older one is used from then on.
 */
export const replyAddressOf = async (
  { leadType, leadId }: LeadKey,
  transaction: Transaction,
): Promise<string | null> => {
  if (!config.mailbox) return null
  const where = { leadType, leadId, revokedAt: null }
  const order: [string, string][] = [
    ["createdAt", "ASC"],
    ["token", "ASC"],
  ]
  const found = await LeadAddress.findOne({ where, order, transaction })
  const made = { token: newToken(), leadType, leadId, createdAt: clock.wallTime() }
  const { token } = found ?? (await LeadAddress.create(made, { transaction }))
  return plusAddress(config.mailbox.address, token)
}

export const revokeReplyAddress = async (viewer: Viewer, input: unknown): Promise<Lead> => {
  requirePermission(viewer, "leads:write")
  requirePermission(viewer, "mail:write")
  const { leadType, leadId } = parseInput(leadInput, input)
  const kind = kindOf(leadType)
  return inTransaction(async (transaction) => {
    const lead = await lockLead(kind, leadId, transaction)
    const key = { leadType, leadId: lead.id }
    const where = { ...key, revokedAt: null }
    const [count] = await LeadAddress.update({ revokedAt: clock.wallTime() }, { where, transaction })
    if (count === 0) return lead
    await recordEvents([leadEvent("lead.address_revoked", key, originOf(viewer))], transaction)
    lead.changed("updatedAt", true)
    return lead.save({ transaction })
  })
}
