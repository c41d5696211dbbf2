import { Op } from "sequelize"
import { fileOrigins, LEAD_FILES_MAX } from "../../../contract/files/leadFiles.ts"
import type { SentFiles } from "../../../contract/forms/site.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import type { Lead } from "../lead/lead.model.ts"
import type { LeadKey } from "../lead/leadKind.ts"
import { LeadFile, LeadFileRequest } from "../related/leadFile.model.ts"

/** Attachments of mail do not count toward a lead's limit, as mail cannot be refused. */
const added = { addedBy: { [Op.ne]: fileOrigins.MESSAGE } }

export const acceptsFiles = ({ status }: Pick<Lead, "status">) => status !== leadStatuses.REJECTED

export const readSentFiles = async (key: LeadKey, lead: Pick<Lead, "status">): Promise<SentFiles> => {
  const asked = await LeadFileRequest.findAll({ where: { ...key, canceledAt: null }, order: ["id"] })
  const files = await LeadFile.findAll({ where: { ...key, ...added }, order: ["id"] })
  return {
    asked: asked.map(({ id, what, answeredAt }) => ({
      id: String(id),
      what,
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    sent: files
      .filter(({ addedBy }) => addedBy === fileOrigins.SENDER)
      .map(({ id, name, size, createdAt }) => ({ id: String(id), name, size, sentAt: createdAt.toISOString() })),
    left: acceptsFiles(lead) ? Math.max(0, LEAD_FILES_MAX - files.length) : 0,
  }
}

export const exampleSentFiles = (sentAt: string): SentFiles => ({
  asked: [{ id: "1", what: "Your insurance card", answeredAt: null }],
  sent: [{ id: "1", name: "license.jpg", size: 2_400_000, sentAt }],
  left: LEAD_FILES_MAX - 1,
})
