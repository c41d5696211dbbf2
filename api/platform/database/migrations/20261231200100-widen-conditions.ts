import type { Migration } from "../versions/migrator.ts"

// Ten conditions of fifty values of 255 characters at four bytes exceed the 64 KB of MySQL's TEXT. No `down`: the
// previous version can read these columns too.
export const up: Migration["up"] = async ({ sequelize }) => {
  if (sequelize.getDialect() === "sqlite") return
  await sequelize.query("ALTER TABLE lead_rules MODIFY conditions MEDIUMTEXT NOT NULL")
  await sequelize.query("ALTER TABLE webhooks MODIFY filter MEDIUMTEXT NULL")
}
