import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize"
import type { RenditionFormat } from "../../contract/media.ts"

/** A smaller version of a picture, kept so that it is made once for all processes. It goes with its file. */
export class MediaRendition extends Model<InferAttributes<MediaRendition>, InferCreationAttributes<MediaRendition>> {
  declare mediaFileId: number
  /** In pixels. */
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
