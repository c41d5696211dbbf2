import { type CreationOptional, DataTypes, type Sequelize } from "sequelize"
import type { MediaType, RenditionFormat } from "../../../contract/site/media.ts"
import { type Row, StoredRow } from "../../../platform/database/reading/row.ts"

/** A picture in the media library, without its bytes. */
export class MediaFile extends StoredRow<MediaFile> {
  declare id: CreationOptional<number>
  /** SHA-256 of the bytes, in hex. Unique: the same bytes are the same file. */
  declare contentHash: string
  declare filename: string
  declare contentType: MediaType
  /** In bytes. */
  declare size: number
  /** In pixels, as displayed: a photo that its camera marked as rotated is measured upright. */
  declare width: number
  declare height: number
  declare isAnimated: boolean
  declare altText: CreationOptional<string>
  /** What must stay in view where a page crops it, in percent of its size. Null for its center, as is `focalY`. */
  declare focalX: CreationOptional<number | null>
  declare focalY: CreationOptional<number | null>
  declare searchText: string
  declare uploadedBy: string
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

export type MediaFileRow = Row<MediaFile>

export const defineMediaFile = (sequelize: Sequelize) =>
  MediaFile.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      contentHash: DataTypes.CHAR(64),
      filename: DataTypes.STRING,
      contentType: DataTypes.STRING(32),
      size: DataTypes.INTEGER,
      width: DataTypes.INTEGER,
      height: DataTypes.INTEGER,
      isAnimated: DataTypes.BOOLEAN,
      altText: { type: DataTypes.STRING, defaultValue: "" },
      focalX: { type: DataTypes.SMALLINT, defaultValue: null },
      focalY: { type: DataTypes.SMALLINT, defaultValue: null },
      searchText: DataTypes.TEXT,
      uploadedBy: DataTypes.STRING,
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "media_files" },
  )

/** The uploaded bytes of a picture. Deleted with their file. */
export class MediaOriginal extends StoredRow<MediaOriginal> {
  declare mediaFileId: number
  declare data: Buffer
}

export const defineMediaOriginal = (sequelize: Sequelize) =>
  MediaOriginal.init(
    { mediaFileId: { type: DataTypes.INTEGER, primaryKey: true }, data: DataTypes.BLOB("long") },
    { sequelize, tableName: "media_originals", timestamps: false },
  )

/** A smaller version of a picture, stored so that it is made once for all processes. Deleted with its file. */
export class MediaRendition extends StoredRow<MediaRendition> {
  declare mediaFileId: number
  declare width: number
  declare format: RenditionFormat
  declare data: Buffer
}

export const defineMediaRendition = (sequelize: Sequelize) =>
  MediaRendition.init(
    {
      mediaFileId: { type: DataTypes.INTEGER, primaryKey: true },
      width: { type: DataTypes.INTEGER, primaryKey: true },
      format: { type: DataTypes.STRING(8), primaryKey: true },
      data: DataTypes.BLOB("long"),
    },
    { sequelize, tableName: "media_renditions", timestamps: false },
  )
