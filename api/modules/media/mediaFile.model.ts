import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize"
import type { MediaType } from "../../contract/media.ts"

/** A picture of the media library, without its bytes. */
export class MediaFile extends Model<InferAttributes<MediaFile>, InferCreationAttributes<MediaFile>> {
  declare id: CreationOptional<number>
  /** SHA-256 of the bytes, in hex: the same bytes are one file. */
  declare contentHash: string
  declare filename: string
  declare contentType: MediaType
  /** In bytes. */
  declare size: number
  /** In pixels, as it is shown: a picture that a camera marked as turned is measured upright. */
  declare width: number
  declare height: number
  declare isAnimated: boolean
  declare altText: CreationOptional<string>
  /** What the file can be found by, folded by `mediaSearch.ts`. */
  declare searchText: string
  /** User name of the admin who uploaded it. */
  declare uploadedBy: string
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

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
      searchText: DataTypes.TEXT,
      uploadedBy: DataTypes.STRING,
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "media_files" },
  )
