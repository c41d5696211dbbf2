import type { LimitFunction } from "p-limit"
import type { Transaction } from "sequelize"
import { ConflictError, NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { fileOrigins, hasPreview, LEAD_FILE_BYTES_MAX, LEAD_FILES_MAX } from "../../../contract/files/leadFiles.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { type Origin, originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { type ReceivedFile, receiveUpload } from "../../content/media/receiveUpload.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import { leadInput } from "../../leads/lead/lead.rules.ts"
import type { LeadKey, LeadKind } from "../../leads/lead/leadKind.ts"
import { findSurvivor } from "../../leads/merged/mergedLeads.ts"
import { LeadFile, LeadFileBytes } from "../../leads/related/leadFile.model.ts"
import { lockLead } from "../../leads/related/leadTexts.ts"
import { type NewFile, storeFile } from "../../leads/related/storedFiles.ts"
import { refreshLead } from "../../leads/work/changeLeads.ts"
import { kindOf, kindOfRow } from "../../leads/work/leadAssignment.service.ts"
import { examineLeadFile, storedName } from "./leadFile.rules.ts"
import { makePreview, readPreview } from "./leadPreviews.ts"

export type ExaminedFile = Pick<NewFile, "name" | "bytes">

export type FileAuthor = Required<Pick<NewFile, "addedBy" | "addedById">> & { origin: Origin }

const accepted = { maxBytes: LEAD_FILE_BYTES_MAX, tooLarge: refusals.leadFileTooLarge }

export const receiveLeadFile = <Result>(
  receive: () => Promise<ReceivedFile>,
  work: (file: ExaminedFile) => Promise<Result>,
  turns?: LimitFunction,
) =>
  receiveUpload(receive, { ...accepted, turns }, async ({ filename, bytes }) =>
    work({ name: storedName(filename, await examineLeadFile(bytes)), bytes }),
  )

/** Returns the lead's file with the same bytes, if any. Throws `ConflictError` if the lead is full. */
export const addFile = async (
  kind: LeadKind,
  lead: Lead,
  file: ExaminedFile,
  { origin, ...adder }: FileAuthor,
  transaction: Transaction,
) => {
  const key = { leadType: kind.type, leadId: lead.id }
  const added = await storeFile({ lead: key, ...file, ...adder }, transaction)
  if (added.isDuplicate) return added
  const addedBy = [fileOrigins.SENDER, fileOrigins.COLLEAGUE]
  const count = await LeadFile.count({ where: { ...key, addedBy }, transaction })
  if (count > LEAD_FILES_MAX) throw new ConflictError(refusals.leadFilesFull)
  await refreshLead(kind, lead, transaction)
  const facts = { fileId: added.file.id, addedBy: adder.addedBy }
  await recordEvents([leadEvent("lead.file_added", key, origin, facts)], transaction)
  return added
}

export const uploadLeadFile = async (viewer: Viewer, input: unknown, receive: () => Promise<ReceivedFile>) => {
  const { id: addedById } = requirePermission(viewer, "leads:write")
  const { leadType, leadId } = parseInput(leadInput, input)
  const kind = kindOf(leadType)
  // Checked first, so that no file is received for an unknown lead.
  if (!(await findSurvivor(kind, leadId, { attributes: ["id"] }))) throw new NotFoundError("lead")
  const uploaded = await receiveLeadFile(receive, (file) =>
    inTransaction(async (transaction) => {
      const lead = await lockLead(kind, leadId, transaction)
      const by = { addedBy: fileOrigins.COLLEAGUE, addedById, origin: originOf(viewer) }
      return { ...(await addFile(kind, lead, file, by, transaction)), lead }
    }),
  )
  if (!uploaded.isDuplicate) makePreview(uploaded.file)
  return uploaded
}

/** Files of quarantined and trashed leads are hidden, like the leads. */
const findWithLead = async (id: string) => {
  const file = await LeadFile.findByPk(idOf(id))
  if (!file) throw new NotFoundError("file", id)
  const { leadType, leadId } = file
  if (leadType === null || leadId === null) return { file, kind: null, leadId }
  const kind = kindOfRow({ leadType }, "file")
  if (!(await findSurvivor(kind, leadId, { attributes: ["id"] }))) throw new NotFoundError("file", id)
  return { file, kind, leadId }
}

/** A file of an unmatched message needs `mail:read`, like the message. Throws `NotFoundError`. */
export const findLeadFile = async (viewer: Viewer, id: string): Promise<LeadFile> => {
  requirePermission(viewer, "leads:read")
  const { file, kind } = await findWithLead(id)
  if (!kind) requirePermission(viewer, "mail:read")
  return file
}

export const readLeadFile = async (viewer: Viewer, id: string) => {
  const file = await findLeadFile(viewer, id)
  const stored = await LeadFileBytes.findByPk(file.id)
  if (!stored) throw new NotFoundError("file", id)
  return { file, bytes: stored.data }
}

export const readLeadFilePreview = async (viewer: Viewer, id: string) => {
  const file = await findLeadFile(viewer, id)
  return hasPreview(file.contentType) ? readPreview(file) : null
}

export const listLeadFiles = async (kind: LeadKind, viewer: Viewer, leadId: string): Promise<LeadFile[]> => {
  requirePermission(viewer, "leads:read")
  const lead = await findSurvivor(kind, idOf(leadId), { attributes: ["id"] })
  if (!lead) throw new NotFoundError(kind.noun, leadId)
  return LeadFile.findAll({ where: { leadType: kind.type, leadId: lead.id }, order: ["id"] })
}

/** Deletions by the product leave `updatedAt` unchanged, as nobody edited the lead. False if the file is gone. */
export const dropFile = async (kind: LeadKind, lead: Lead, id: number, origin: Origin, transaction: Transaction) => {
  const key: LeadKey = { leadType: kind.type, leadId: lead.id }
  if ((await LeadFile.destroy({ where: { ...key, id }, transaction })) === 0) return false
  await refreshLead(kind, lead, transaction, { isSilent: origin.actorType === "system" })
  await recordEvents([leadEvent("lead.file_deleted", key, origin, { fileId: id })], transaction)
  return true
}

export const deleteLeadFile = async (viewer: Viewer, id: string): Promise<Lead | null> => {
  requirePermission(viewer, "leads:write")
  const { file, kind, leadId } = await findWithLead(id)
  if (!kind) {
    requirePermission(viewer, "mail:write")
    // Only while the message is unmatched, as it may have been assigned to a lead since.
    const where = { id: file.id, leadId: null }
    if ((await LeadFile.destroy({ where })) === 0) throw new NotFoundError("file", id)
    return null
  }
  return inTransaction(async (transaction) => {
    const lead = await lockLead(kind, leadId, transaction)
    if (!(await dropFile(kind, lead, file.id, originOf(viewer), transaction))) throw new NotFoundError("file", id)
    return lead
  })
}
