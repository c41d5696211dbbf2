import { DataTypes } from "sequelize"
import { columns, tableOptions } from "../columns.ts"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.createTable(
    "media_files",
    {
      id: columns.id,
      content_hash: { type: DataTypes.CHAR(64), allowNull: false },
      filename: columns.text,
      content_type: { type: DataTypes.STRING(32), allowNull: false },
      size: { type: DataTypes.INTEGER, allowNull: false },
      width: { type: DataTypes.INTEGER, allowNull: false },
      height: { type: DataTypes.INTEGER, allowNull: false },
      is_animated: { type: DataTypes.BOOLEAN, allowNull: false },
      alt_text: columns.text,
      search_text: { type: DataTypes.TEXT, allowNull: false },
      uploaded_by: columns.text,
      created_at: columns.moment,
      updated_at: columns.moment,
    },
    { ...tableOptions, uniqueKeys: { media_files_content: { fields: ["content_hash"] } } },
  )

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("media_files")
