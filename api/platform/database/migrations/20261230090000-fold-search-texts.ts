import { QueryTypes } from "sequelize"
import { fold } from "../../text/searchText.ts"
import { sqlLiteral } from "../connection/dialect.ts"
import type { Migration } from "../versions/migrator.ts"

const tables = {
  driver_application: "driver_applications",
  advertiser_submission: "advertiser_submissions",
  email_log: "email_logs",
}

// Searches now fold more letters, so the next start rebuilds the texts. The previous version can search these texts
// too.
export const up: Migration["up"] = async ({ sequelize }) => {
  await sequelize.query("UPDATE search_pending SET claim = -1")
  for (const [kind, table] of Object.entries(tables)) {
    const isKnown = `EXISTS (SELECT 1 FROM search_pending WHERE kind = '${kind}' AND row_id = ${table}.id)`
    await sequelize.query(
      `INSERT INTO search_pending (kind, row_id, claim) SELECT '${kind}', id, -2 FROM ${table} WHERE NOT ${isKnown}`,
    )
  }
  const files = await sequelize.query<{ id: number; text: string }>("SELECT id, search_text AS text FROM media_files", {
    type: QueryTypes.SELECT,
  })
  for (const { id, text } of files.filter(({ text }) => fold(text) !== text))
    await sequelize.query(`UPDATE media_files SET search_text = ${sqlLiteral(sequelize, fold(text))} WHERE id = ${id}`)
}
