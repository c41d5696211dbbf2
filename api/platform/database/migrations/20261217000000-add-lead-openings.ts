import { columns, migration, newTable } from "../reading/columns.ts"

const key = { primaryKey: true } as const

export const { up, down } = migration(
  newTable("lead_openings", {
    user_id: { ...columns.number, ...key, references: { model: "admin_users", key: "id" }, onDelete: "CASCADE" },
    lead_type: { ...columns.type, ...key },
    lead_id: { ...columns.number, ...key },
    seen_at: columns.moment,
  }),
)
