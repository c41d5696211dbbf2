import { Op } from "sequelize"
import { ForbiddenError, NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import type { LeadKey } from "../../leads/lead/leadKind.ts"
import { findSurvivor } from "../../leads/merged/mergedLeads.ts"
import { API_CLIENT_AUTHOR, ReplyDraft } from "../../leads/related/leadMessage.model.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { draftInput } from "./reply.rules.ts"
import { requireOperator } from "./reply.service.ts"

export const findReplyDrafts = (keys: readonly LeadKey[]): Promise<ReplyDraft[]> => {
  const where = { [Op.or]: keys.map(({ leadType, leadId }) => ({ leadType, leadId })) }
  return ReplyDraft.findAll({ where, order: ["id"] })
}

type Author = Pick<ReplyDraft, "authorId" | "keyId">

const storeDraft = async ({ authorId, keyId = null }: Author, input: unknown): Promise<ReplyDraft | null> => {
  const { leadType, leadId, ...texts } = parseInput(draftInput, input)
  const text = { ...texts, keyId }
  const kind = kindOf(leadType)
  return inTransaction(async (transaction) => {
    // The lock guards against erasure, and serializes drafts.
    const lead = await findSurvivor(kind, leadId, { attributes: ["id"], transaction, lock: true })
    if (!lead) throw new NotFoundError("lead")
    const key = { leadType: kind.type, leadId: lead.id, authorId }
    const draft = await ReplyDraft.findOne({ where: key, transaction, lock: true })
    if (text.body !== "")
      return draft ? draft.update(text, { transaction }) : ReplyDraft.create({ ...key, ...text }, { transaction })
    await draft?.destroy({ transaction })
    return null
  })
}

export const saveReplyDraft = async (viewer: Viewer, input: unknown) =>
  storeDraft({ authorId: requireOperator(viewer).id }, input)

/** API clients cannot send mail, so a person sends the draft. */
export const draftForPeople = async (viewer: Viewer, input: unknown) => {
  requirePermission(viewer, "leads:write")
  if (!viewer.apiKey) throw new ForbiddenError()
  return storeDraft({ authorId: API_CLIENT_AUTHOR, keyId: viewer.apiKey.id }, input)
}

export const discardReplyDraft = async (viewer: Viewer, id: string): Promise<boolean> => {
  const { id: authorId } = requireOperator(viewer)
  return (await ReplyDraft.destroy({ where: { id: idOf(id), authorId: [authorId, API_CLIENT_AUTHOR] } })) > 0
}
