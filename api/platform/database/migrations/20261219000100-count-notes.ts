import { columns, LEAD_TABLES, migration, newColumns, statements } from "../reading/columns.ts"

const counts = LEAD_TABLES.map((table) => {
  const ofKind = `FROM lead_notes WHERE lead_type = '${table.slice(0, -1)}'`
  return `UPDATE ${table} SET note_count = (SELECT COUNT(*) ${ofKind} AND lead_id = ${table}.id)
    WHERE id IN (SELECT lead_id ${ofKind})`
})

export const { up, down } = migration(
  newColumns(LEAD_TABLES, { note_count: { ...columns.number, defaultValue: 0 } }),
  statements(...counts),
)
