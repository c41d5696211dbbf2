import { DataTypes } from "sequelize"
import type { FileOrigin } from "../../../contract/files/leadFiles.ts"
import { column, type Row, rowId, table } from "../../../platform/database/reading/row.ts"

export class LeadFile extends table("lead_files", {
  id: rowId,
  /** Both null while the file's message belongs to no lead. */
  leadType: column<string | null>(DataTypes.STRING),
  leadId: column<number | null>(DataTypes.INTEGER),
  messageId: column<number | null>(DataTypes.INTEGER),
  name: column<string>(DataTypes.STRING),
  /** Detected by content; `application/octet-stream` if unknown. */
  contentType: column<string>(DataTypes.STRING(128)),
  size: column<number>(DataTypes.INTEGER),
  /** SHA-256 of the bytes, in hex. */
  contentHash: column<string>(DataTypes.CHAR(64)),
  addedBy: column<FileOrigin>(DataTypes.STRING),
  addedById: column<number | null>(DataTypes.INTEGER),
  createdAt: column<Date>(DataTypes.DATE(3)),
}) {}

export type LeadFileRow = Row<LeadFile>

export class LeadFileBytes extends table("lead_file_bytes", {
  fileId: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  data: column<Buffer>(DataTypes.BLOB("long")),
}) {}

/** WebP; empty if the file cannot have a preview. */
export class LeadFilePreview extends table("lead_file_previews", {
  fileId: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  data: column<Buffer>(DataTypes.BLOB("long")),
}) {}

export class LeadFileRequest extends table("lead_file_requests", {
  id: rowId,
  leadType: column<string>(DataTypes.STRING),
  leadId: column<number>(DataTypes.INTEGER),
  /** As shown to the sender: `Your insurance card`. */
  what: column<string>(DataTypes.STRING),
  requestedById: column<number | null>(DataTypes.INTEGER),
  requestedAt: column<Date>(DataTypes.DATE(3)),
  answeredAt: column<Date | null>(DataTypes.DATE(3)),
  canceledAt: column<Date | null>(DataTypes.DATE(3)),
}) {}

export type LeadFileRequestRow = Row<LeadFileRequest>
