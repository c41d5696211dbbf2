import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize"

/** A picture's bytes as they were uploaded. They go with their file. */
export class MediaOriginal extends Model<InferAttributes<MediaOriginal>, InferCreationAttributes<MediaOriginal>> {
  declare mediaFileId: number
  declare data: Buffer
}

export const defineMediaOriginal = (sequelize: Sequelize) =>
  MediaOriginal.init(
    { mediaFileId: { type: DataTypes.INTEGER, primaryKey: true }, data: DataTypes.BLOB("long") },
    { sequelize, tableName: "media_originals", timestamps: false },
  )
