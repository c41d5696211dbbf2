import { Op, QueryTypes, type Transaction } from "sequelize"
import { fileOrigins } from "../../../contract/files/leadFiles.ts"
import { database } from "../../../platform/database/connection/database.ts"
import type { LeadKey } from "../lead/leadKind.ts"
import { LeadFile, LeadFileBytes, LeadFilePreview } from "./leadFile.model.ts"
import { LeadMessage } from "./leadMessage.model.ts"

export const deleteFiles = async (ids: readonly number[], transaction: Transaction) => {
  const fileId = [...ids]
  await LeadFileBytes.destroy({ where: { fileId }, transaction })
  await LeadFilePreview.destroy({ where: { fileId }, transaction })
  await LeadFile.destroy({ where: { id: fileId }, transaction })
}

type Place = Pick<LeadFile, "leadType" | "leadId">

const copyFile = async (file: LeadFile, to: Place & { messageId: number }, transaction: Transaction) => {
  const { id: _id, ...facts } = file.get()
  const copy = await LeadFile.create(
    { ...facts, ...to, addedBy: fileOrigins.MESSAGE, addedById: null },
    { transaction },
  )
  for (const table of [LeadFileBytes.tableName, LeadFilePreview.tableName])
    await database().query(
      `INSERT INTO ${table} (file_id, data) SELECT :to, data FROM ${table} WHERE file_id = :from`,
      {
        replacements: { from: file.id, to: copy.id },
        type: QueryTypes.INSERT,
        transaction,
      },
    )
  return copy.id
}

const findOtherUses = async (message: LeadMessage, transaction: Transaction) => {
  const { id, leadType, leadId } = message
  const uses = new Map<number, number>()
  if (leadId === null) return uses
  const where = { leadType, leadId, id: { [Op.ne]: id } }
  const others = await LeadMessage.findAll({ attributes: ["id", "attachments"], where, transaction, lock: true })
  for (const other of others)
    for (const { fileId } of other.attachments) if (fileId !== null) uses.set(fileId, other.id)
  return uses
}

/** Lock all affected leads first. A lead stores equal bytes once, and a file with other uses stays and is copied. */
export const moveFiles = async (message: LeadMessage, to: LeadKey | null, transaction: Transaction) => {
  const ids = message.attachments.flatMap(({ fileId }) => fileId ?? [])
  const files = await LeadFile.findAll({ where: { id: ids }, order: ["id"], transaction, lock: true })
  const otherUses = files.length > 0 ? await findOtherUses(message, transaction) : new Map<number, number>()
  const place = { leadType: to?.leadType ?? null, leadId: to?.leadId ?? null }
  const moved = new Map<number, number>()
  for (const file of files) {
    const { contentHash } = file
    const known = to && (await LeadFile.findOne({ where: { ...place, contentHash }, transaction, lock: true }))
    const user = otherUses.get(file.id) ?? null
    const stays = file.addedBy !== fileOrigins.MESSAGE || user !== null
    if (known) moved.set(file.id, known.id)
    else if (stays) moved.set(file.id, await copyFile(file, { ...place, messageId: message.id }, transaction))
    else await file.update({ ...place, messageId: message.id }, { transaction })
    if (stays && file.messageId === message.id) await file.update({ messageId: user }, { transaction })
    if (known && !stays) await deleteFiles([file.id], transaction)
  }
  return message.attachments.map((one) => ({
    ...one,
    fileId: one.fileId === null ? null : (moved.get(one.fileId) ?? one.fileId),
  }))
}

/** Files that users or senders also added are left out. */
export const findFilesOf = async (messageIds: readonly number[], transaction?: Transaction): Promise<number[]> => {
  const where = { messageId: [...messageIds], addedBy: fileOrigins.MESSAGE }
  const files = await LeadFile.findAll({ attributes: ["id"], where, transaction })
  return files.map(({ id }) => id)
}
