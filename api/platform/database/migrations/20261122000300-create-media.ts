import { DataTypes } from "sequelize"
import { columns, migration, newIndexedTable, newTable } from "../reading/columns.ts"

const fileId = {
  ...columns.number,
  primaryKey: true,
  references: { model: "media_files", key: "id" },
  onDelete: "CASCADE",
}
const bytes = { type: DataTypes.BLOB("long"), allowNull: false }

export const { up, down } = migration(
  newIndexedTable("media_files", {
    columns: {
      id: columns.id,
      content_hash: columns.sha256,
      filename: columns.text,
      content_type: { type: DataTypes.STRING(32), allowNull: false },
      size: columns.number,
      width: columns.number,
      height: columns.number,
      is_animated: columns.flag,
      alt_text: columns.text,
      search_text: columns.longText,
      uploaded_by: columns.text,
      created_at: columns.moment,
      updated_at: columns.moment,
    },
    unique: { media_files_content: ["content_hash"] },
    indexes: { media_files_by_filename: ["filename", "id"], media_files_by_size: ["size", "id"] },
  }),
  // Separate tables, so that a list of files cannot read the bytes by mistake.
  newTable("media_originals", { media_file_id: fileId, data: bytes }),
  newTable("media_renditions", {
    media_file_id: fileId,
    width: { ...columns.number, primaryKey: true },
    format: { type: DataTypes.STRING(8), allowNull: false, primaryKey: true },
    data: bytes,
  }),
)
