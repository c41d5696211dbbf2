import type { Migration } from "../migrator.ts"

// Mails queued by a version that sent none are due.
export const up: Migration["up"] = async (queryInterface) => {
  const sql = "UPDATE email_logs SET due_at = created_at, waiting_since = created_at WHERE status = 'queued'"
  await queryInterface.sequelize.query(sql)
}

export const down: Migration["down"] = async () => {}
