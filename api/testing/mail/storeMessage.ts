import { QueryTypes, Sequelize } from "sequelize"
import { projectRoot } from "../../platform/config/projectRoot.ts"
import { readDatabaseUrl } from "../../platform/database/connection/databaseUrl.ts"
import { engineOptions } from "../../platform/database/connection/dialect.ts"

interface Letter {
  /** Which driver has written, by name. */
  name: string
  subject: string
  text: string
  quotedText?: string
}

/** Stores a message from a driver, as if it had come by mail: not every machine has a mailbox to read. */
export const storeMessage = async (databaseUrl: string, { name, subject, text, quotedText }: Letter) => {
  const sequelize = new Sequelize({ ...engineOptions(readDatabaseUrl(databaseUrl, projectRoot)), logging: false })
  try {
    const [lead] = await sequelize.query<{ id: number; email: string }>(
      "SELECT id, email FROM driver_applications WHERE name = :name",
      { replacements: { name }, type: QueryTypes.SELECT },
    )
    if (!lead) throw new Error(`There is no application of ${name}`)
    const now = new Date()
    await sequelize.getQueryInterface().bulkInsert("lead_messages", [
      {
        lead_type: "driver_application",
        lead_id: lead.id,
        direction: "INCOMING",
        kind: "LETTER",
        matched_by: "TOKEN",
        from_name: name,
        from_address: lead.email,
        subject,
        text,
        quoted_text: quotedText ?? null,
        attachments: "[]",
        created_at: now,
        sent_at: now,
      },
    ])
    const waiting = { waiting_since: now, message_count: 1 }
    await sequelize.getQueryInterface().bulkUpdate("driver_applications", waiting, { id: lead.id })
  } finally {
    await sequelize.close()
  }
}
