import { QueryTypes } from "sequelize"
import { redactTokens } from "../../text/redactTokens.ts"
import { sqlLiteral } from "../connection/dialect.ts"
import type { Migration } from "../versions/migrator.ts"

interface Message {
  id: number
  lead_type: string | null
  lead_id: number | null
  subject: string
  text: string
  quoted_text: string | null
  html: string | null
}

const AT_ONCE = 200
const TEXTS = ["subject", "text", "quoted_text", "html"] as const

// Anybody who sees the links and addresses that a message quotes could act as its sender, so they are removed. The
// previous version does not need them.
export const up: Migration["up"] = async (queryInterface) => {
  const { sequelize } = queryInterface
  for (let last = 0; ; ) {
    const messages = await sequelize.query<Message>(
      `SELECT id, lead_type, lead_id, subject, text, quoted_text, html FROM lead_messages
       WHERE id > ${last} ORDER BY id LIMIT ${AT_ONCE}`,
      { type: QueryTypes.SELECT },
    )
    for (const message of messages) {
      const changed = TEXTS.filter(
        (name) => message[name] !== null && redactTokens(message[name] ?? "") !== message[name],
      )
      if (changed.length === 0) continue
      const values = changed.map((name) => `${name} = ${sqlLiteral(sequelize, redactTokens(message[name] ?? ""))}`)
      await sequelize.query(`UPDATE lead_messages SET ${values.join(", ")} WHERE id = ${message.id}`)
      if (message.lead_type === null || message.lead_id === null) continue
      // The messages are part of the lead's search text, so the next start rebuilds it.
      const row = { kind: message.lead_type, row_id: message.lead_id }
      await queryInterface.bulkDelete("search_pending", row)
      await queryInterface.bulkInsert("search_pending", [{ ...row, claim: -1 }])
    }
    if (messages.length < AT_ONCE) return
    last = messages.at(-1)?.id ?? last
  }
}
