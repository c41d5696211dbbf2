import { literal, Op, type Transaction } from "sequelize"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { searchTextOfEmail } from "../../../platform/outbox/createEmailLog.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { SearchPending, searchableOf } from "../../../platform/search/search.model.ts"
import { searchTextOf } from "../../../platform/search/searchText.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { leadKinds } from "../leadKinds.ts"
import { textsBeside } from "../work/leadTexts.ts"

const AT_ONCE = 500

const textsOfLeads = async (kind: LeadKind, id: number[], transaction: Transaction) => {
  const leads = await kind.model.findAll({ where: { id }, transaction })
  const beside = await textsBeside(kind.type, id, transaction)
  return new Map(
    leads.map((lead) => [lead.id, searchTextOf([...kind.searchable(lead), ...(beside.get(lead.id) ?? [])])]),
  )
}

const textsOfMails = async (id: number[], transaction: Transaction) => {
  const logs = await EmailLog.findAll({ attributes: ["id", "subject", "recipient"], where: { id }, transaction })
  return new Map(logs.map((log) => [log.id, searchTextOfEmail(log)]))
}

const sources = [
  ...leadKinds.map((kind) => ({
    kind: kind.type,
    textsOf: (ids: number[], transaction: Transaction) => textsOfLeads(kind, ids, transaction),
  })),
  { kind: "email_log", textsOf: textsOfMails },
]

/** Gives rows from before `searchText` theirs. Marked by the migration, so it can be interrupted. */
export const completeOldRows = async () => {
  for (const { kind, textsOf } of sources) {
    const model = searchableOf(kind)
    const where = { kind, claim: -1 }
    // Goes on behind the last, as those that are done would be passed over again at each step.
    let last = 0
    for (let count = AT_ONCE; count === AT_ONCE; ) {
      const ids = await inTransaction(async (transaction) => {
        const next = { ...where, rowId: { [Op.gt]: last } }
        const options = { where: next, order: ["rowId"], limit: AT_ONCE, raw: true, transaction }
        const marked = await SearchPending.findAll(options)
        const ids = marked.map(({ rowId }) => rowId)
        const texts = await textsOf(ids, transaction)
        const cases = [...texts].map(([id, text]) => `WHEN ${id} THEN ${model.sequelize?.escape(text)}`)
        if (cases.length > 0) {
          const values = { searchText: literal(`CASE id ${cases.join(" ")} END`) }
          await model.update(values, { where: { id: [...texts.keys()] }, silent: true, transaction })
        }
        await SearchPending.update({ claim: 0 }, { where: { ...where, rowId: ids }, transaction })
        return ids
      })
      count = ids.length
      last = ids.at(-1) ?? last
    }
  }
}
