import { createHash } from "node:crypto"
import { col, fn, Op, type Transaction, where } from "sequelize"
import { type FileOrigin, leadFileTypeOf } from "../../../contract/files/leadFiles.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import type { LeadKey } from "../lead/leadKind.ts"
import { LeadFile, LeadFileBytes, LeadFilePreview } from "./leadFile.model.ts"

const UNKNOWN = "application/octet-stream"

export interface NewFile {
  /** Null while the message that it came with has no lead. */
  lead: LeadKey | null
  messageId?: number | null
  name: string
  bytes: Buffer
  addedBy: FileOrigin
  addedById?: number | null
}

/** Stores a file with its bytes, in the transaction that has locked its lead. Bytes that the lead has are the file that is there. */
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

/** The condition of a request that waits for its file. */
export const isOpenRequest = { answeredAt: null, canceledAt: null }

/** Which of these files no picture can be made of, as far as that was tried. */
export const withoutPreview = async (fileIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const isEmpty = where(fn("LENGTH", col("data")), 0)
  const rows = await LeadFilePreview.findAll({
    attributes: ["fileId"],
    where: { fileId: [...fileIds], [Op.and]: isEmpty },
  })
  return new Set(rows.map(({ fileId }) => fileId))
}
