// No process uses read replicas any more. A rollback creates an empty table, and a column that is 0.
export { down as up, up as down } from "./20261124020000-add-replication.ts"
