import type { Migration } from "../migrator.ts"

// Mails queued by a version that sent none are due from now on.
export const up: Migration["up"] = async (queryInterface) => {
  const now = new Date()
  await queryInterface.bulkUpdate("email_logs", { due_at: now, waiting_since: now }, { status: "queued" })
}

export const down: Migration["down"] = async () => {}
