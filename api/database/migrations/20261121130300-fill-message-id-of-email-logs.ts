import type { Migration } from "../migrator.ts"

// The three engines join texts in different ways, but replace in them alike.
export const up: Migration["up"] = async (queryInterface) => {
  await queryInterface.sequelize.query(
    "UPDATE email_logs SET message_id = REPLACE('<email-log-ID@farelight.invalid>', 'ID', id) WHERE message_id = ''",
  )
}

export const down: Migration["down"] = async () => {}
