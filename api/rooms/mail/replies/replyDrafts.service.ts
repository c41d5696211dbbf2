import { Op } from "sequelize"
import { NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import type { LeadKey } from "../../leads/lead/leadKind.ts"
import { findStanding } from "../../leads/merges/mergedLeads.ts"
import { ReplyDraft } from "../../leads/messages/leadMessage.model.ts"
import { draftInput } from "./reply.rules.ts"
import { kindOf, requireOperator } from "./reply.service.ts"

/** The answers to some leads that were begun, the oldest first. */
export const findReplyDrafts = (keys: readonly LeadKey[]): Promise<ReplyDraft[]> => {
  const where = { [Op.or]: keys.map(({ leadType, leadId }) => ({ leadType, leadId })) }
  return ReplyDraft.findAll({ where, order: ["id"] })
}

/** Keeps an answer that the viewer has begun, in the place of an earlier one. One without a text is none: null. */
export const saveReplyDraft = async (viewer: Viewer, input: unknown): Promise<ReplyDraft | null> => {
  const { id: authorId } = requireOperator(viewer)
  const { leadType, leadId, ...text } = parseInput(draftInput, input)
  const kind = kindOf(leadType)
  return inTransaction(async (transaction) => {
    // Locked, so that nothing is written about a lead that is being erased, and one draft after the other is kept.
    const lead = await findStanding(kind, leadId, { attributes: ["id"], transaction, lock: true })
    if (!lead) throw new NotFoundError("lead")
    const key = { leadType, leadId: lead.id, authorId }
    const draft = await ReplyDraft.findOne({ where: key, transaction, lock: true })
    if (text.body !== "")
      return draft ? draft.update(text, { transaction }) : ReplyDraft.create({ ...key, ...text }, { transaction })
    await draft?.destroy({ transaction })
    return null
  })
}

/** Discards an answer that the viewer has begun; says whether there was one. */
export const discardReplyDraft = async (viewer: Viewer, id: string): Promise<boolean> => {
  const { id: authorId } = requireOperator(viewer)
  return (await ReplyDraft.destroy({ where: { id: idOf(id), authorId } })) > 0
}
