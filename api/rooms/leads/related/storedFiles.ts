import { createHash } from "node:crypto"
import { col, fn, Op, type Transaction, where } from "sequelize"
import { type FileOrigin, leadFileTypeOf } from "../../../contract/files/leadFiles.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import type { LeadKey } from "../lead/leadKind.ts"
import { LeadFile, LeadFileBytes, LeadFilePreview } from "./leadFile.model.ts"

const UNKNOWN = "application/octet-stream"

export interface NewFile {
  lead: LeadKey | null
  messageId?: number | null
  name: string
  bytes: Buffer
  addedBy: FileOrigin
  addedById?: number | null
}

/** The lead must be locked. Returns the lead's file with the same bytes, if any. */
export const storeFile = async (
  { lead, bytes, messageId = null, addedById = null, ...file }: NewFile,
  transaction: Transaction,
): Promise<{ file: LeadFile; isDuplicate: boolean }> => {
  const contentHash = createHash("sha256").update(bytes).digest("hex")
  const key = { leadType: lead?.leadType ?? null, leadId: lead?.leadId ?? null }
  const known = lead && (await LeadFile.findOne({ where: { ...lead, contentHash }, transaction }))
  if (known) return { file: known, isDuplicate: true }
  const facts = { contentType: leadFileTypeOf(bytes) ?? UNKNOWN, size: bytes.length, contentHash, messageId, addedById }
  const stored = await LeadFile.create({ ...key, ...file, ...facts, createdAt: clock.wallTime() }, { transaction })
  await LeadFileBytes.create({ fileId: stored.id, data: bytes }, { transaction })
  return { file: stored, isDuplicate: false }
}

export const isOpenRequest = { answeredAt: null, canceledAt: null }

/** Returns files that cannot have a preview. Files for which no preview was tried yet may still get one. */
export const idsWithoutPreview = async (fileIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const isEmpty = where(fn("LENGTH", col("data")), 0)
  const rows = await LeadFilePreview.findAll({
    attributes: ["fileId"],
    where: { fileId: [...fileIds], [Op.and]: isEmpty },
  })
  return new Set(rows.map(({ fileId }) => fileId))
}
