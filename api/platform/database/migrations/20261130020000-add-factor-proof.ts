import { columns, migration, newColumns } from "../reading/columns.ts"

// Last proof of identity with a second factor. Null for a password-only proof, and for earlier sessions.
export const { up, down } = migration(newColumns("admin_sessions", { factor_verified_at: columns.optionalMoment }))
