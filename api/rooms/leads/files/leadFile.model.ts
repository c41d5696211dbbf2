import { type CreationOptional, DataTypes, type Sequelize } from "sequelize"
import type { FileOrigin } from "../../../contract/leads/leadFiles.ts"
import { type Row, StoredRow } from "../../../platform/database/reading/row.ts"

/** A private file of a lead, without its bytes. */
export class LeadFile extends StoredRow<LeadFile> {
  declare id: CreationOptional<number>
  /** Null, as is `leadId`, while the message that it came with has found no lead. */
  declare leadType: string | null
  declare leadId: number | null
  /** The message that it came with. */
  declare messageId: CreationOptional<number | null>
  declare name: string
  /** By its content; `application/octet-stream` for what is not known. */
  declare contentType: string
  /** In bytes. */
  declare size: number
  /** SHA-256 of the bytes, in hex. */
  declare contentHash: string
  declare addedBy: FileOrigin
  /** The colleague who added it. */
  declare addedById: CreationOptional<number | null>
  declare createdAt: Date
}

export type LeadFileRow = Row<LeadFile>

/** The bytes of a file, and a picture of it for those who may see it. Deleted with their file. */
export class LeadFileBytes extends StoredRow<LeadFileBytes> {
  declare fileId: number
  declare data: Buffer
}

/** WebP, made by the decoder: of a picture, or of the first page of a PDF. */
export class LeadFilePreview extends StoredRow<LeadFilePreview> {
  declare fileId: number
  declare data: Buffer
}

/** Something that a sender was asked for. */
export class LeadFileRequest extends StoredRow<LeadFileRequest> {
  declare id: CreationOptional<number>
  declare leadType: string
  declare leadId: number
  /** As its sender reads it: `Your insurance card`. */
  declare what: string
  declare requestedById: number | null
  declare requestedAt: Date
  declare answeredAt: CreationOptional<Date | null>
  declare canceledAt: CreationOptional<Date | null>
}

export type LeadFileRequestRow = Row<LeadFileRequest>

const id = { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true }
const key = { leadType: DataTypes.STRING, leadId: DataTypes.INTEGER }
const bytes = { fileId: { type: DataTypes.INTEGER, primaryKey: true }, data: DataTypes.BLOB("long") }

export const defineLeadFiles = (sequelize: Sequelize) => {
  LeadFile.init(
    {
      id,
      ...key,
      messageId: DataTypes.INTEGER,
      name: DataTypes.STRING,
      contentType: DataTypes.STRING(128),
      size: DataTypes.INTEGER,
      contentHash: DataTypes.CHAR(64),
      addedBy: DataTypes.STRING,
      addedById: DataTypes.INTEGER,
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "lead_files", timestamps: false },
  )
  LeadFileBytes.init(bytes, { sequelize, tableName: "lead_file_bytes", timestamps: false })
  LeadFilePreview.init({ ...bytes }, { sequelize, tableName: "lead_file_previews", timestamps: false })
  LeadFileRequest.init(
    {
      id,
      ...key,
      what: DataTypes.STRING,
      requestedById: DataTypes.INTEGER,
      requestedAt: DataTypes.DATE(3),
      answeredAt: DataTypes.DATE(3),
      canceledAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "lead_file_requests", timestamps: false },
  )
}
