import { createHash } from "node:crypto"
import type { Transaction } from "sequelize"
import type { FileOrigin, LeadFileType } from "../../../contract/leads/leadFiles.ts"
import { clock } from "../../../platform/database/locks/clock.ts"
import type { LeadKey } from "../lead/leadKind.ts"
import { LeadFile, LeadFileBytes } from "./leadFile.model.ts"

const UNKNOWN = "application/octet-stream"

const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "mif1", "msf1"]

/** The type that a file's first bytes claim; null for all that senders and colleagues cannot add. */
export const leadFileTypeOf = (bytes: Buffer): LeadFileType | null => {
  const text = (from: number, to: number) => bytes.toString("latin1", from, to)
  if (text(0, 3) === "\xff\xd8\xff") return "image/jpeg"
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png"
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp"
  if (text(4, 8) === "ftyp" && HEIC_BRANDS.includes(text(8, 12))) return "image/heic"
  return text(0, 5) === "%PDF-" ? "application/pdf" : null
}

/** A file that is to be kept. */
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
