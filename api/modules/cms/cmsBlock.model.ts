import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize"
import { jsonText } from "../../database/jsonText.ts"

/** A section of a page, as the operator can edit it (SPEC §3). */
export class CmsBlock extends Model<InferAttributes<CmsBlock>, InferCreationAttributes<CmsBlock>> {
  declare id: CreationOptional<number>
  declare page: string
  declare sectionId: string
  declare content: Record<string, unknown>
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

// A row that was mended by hand may hold no JSON. The page then shows its seeds, and a save puts the row right.
const parsedContent = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

export const defineCmsBlock = (sequelize: Sequelize) =>
  CmsBlock.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      page: DataTypes.STRING(64),
      sectionId: DataTypes.STRING(64),
      content: {
        ...jsonText("content"),
        get(this: CmsBlock) {
          return parsedContent(String(this.getDataValue("content")))
        },
      },
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "cms_blocks" },
  )
