import { columns, migration, newIndexedTable } from "../reading/columns.ts"

export const { up, down } = migration(
  newIndexedTable("cms_drafts", {
    columns: {
      block_id: { ...columns.number, primaryKey: true, references: { model: "cms_blocks", key: "id" } },
      content: { ...columns.document, allowNull: true },
      version: columns.number,
      base_version: columns.number,
      saved_by: columns.text,
      saved_at: columns.moment,
      publish_at: columns.optionalMoment,
      scheduled_by: columns.optionalText,
      scheduled_by_id: columns.optionalNumber,
      missed_at: columns.optionalMoment,
      missed_because: { ...columns.status, allowNull: true },
    },
    indexes: { cms_drafts_publish_at: ["publish_at"] },
  }),
)
