import { columns, migration, newColumns } from "../reading/columns.ts"

// The last proof of identity with a second factor. Null for sessions with proofs by password only, and for sessions
// that are older than this column.
export const { up, down } = migration(newColumns("admin_sessions", { factor_verified_at: columns.optionalMoment }))
