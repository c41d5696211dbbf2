import { columns, migration, newColumns } from "../reading/columns.ts"

export const { up, down } = migration(newColumns("reply_drafts", { key_id: columns.optionalNumber }), {
  // The previous version knows no drafts without an account, so a rollback deletes them.
  down: (queryInterface) => queryInterface.bulkDelete("reply_drafts", { author_id: 0 }),
})
