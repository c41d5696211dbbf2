import { QueryTypes } from "sequelize"
import { termsOf } from "../../modules/search/searchTerms.ts"
import type { Migration } from "../migrator.ts"

const BATCH_SIZE = 500

interface Mail {
  id: number
  subject: string
  recipient: string
}

// Mails of versions before this one are found like new ones. A run that broke off is made anew.
export const up: Migration["up"] = async (queryInterface) => {
  await down(queryInterface)
  const sql = `SELECT id, subject, recipient FROM email_logs WHERE id > :after ORDER BY id LIMIT ${BATCH_SIZE}`
  for (let after = 0; ; ) {
    const options = { replacements: { after }, type: QueryTypes.SELECT as const }
    const mails = await queryInterface.sequelize.query<Mail>(sql, options)
    const last = mails.at(-1)
    if (!last) return
    const terms = mails.flatMap(({ id, subject, recipient }) =>
      termsOf(subject, recipient).map((term) => ({ lead_type: "email_log", term, lead_id: id })),
    )
    await queryInterface.bulkInsert("search_terms", terms)
    after = last.id
  }
}

export const down: Migration["down"] = async (queryInterface) => {
  await queryInterface.bulkDelete("search_terms", { lead_type: "email_log" })
}
