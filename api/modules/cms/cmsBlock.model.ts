import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize"
import { contentColumn } from "./contentColumn.ts"

/** A section of a page, as the operator can edit it. */
export class CmsBlock extends Model<InferAttributes<CmsBlock>, InferCreationAttributes<CmsBlock>> {
  declare id: CreationOptional<number>
  declare page: string
  declare sectionId: string
  declare content: Record<string, unknown>
  /** Rises by one with each save. */
  declare version: CreationOptional<number>
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

export const defineCmsBlock = (sequelize: Sequelize) =>
  CmsBlock.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      page: DataTypes.STRING(64),
      sectionId: DataTypes.STRING(64),
      content: contentColumn,
      version: { type: DataTypes.INTEGER, defaultValue: 1 },
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "cms_blocks" },
  )
