import { Op, type Transaction } from "sequelize"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { updateRows } from "../../../platform/database/writing/updateRows.ts"
import { searchTextOfEmail } from "../../../platform/outbox/createEmailLog.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { SearchPending, searchableModelOf } from "../../../platform/search/search.model.ts"
import { markChanged, searchTextOf } from "../../../platform/search/searchIndex.ts"
import { removeFromIndex } from "../../../platform/search/searchIndexer.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { leadPlaces } from "../lead/leadPlace.ts"
import { leadKinds } from "../leadKinds.ts"
import { relatedTexts } from "../related/leadTexts.ts"

const AT_ONCE = 500

interface OldRow {
  /** The stored values, as the model's getters would hide differences. */
  row: { id: number; searchText?: string | null }
  values: { searchText: string }
  isIndexed: boolean
}

interface Source {
  kind: string
  find: (id: number[], transaction: Transaction) => Promise<OldRow[]>
}

const leadsOf = (kind: LeadKind): Source => ({
  kind: kind.type,
  find: async (id, transaction) => {
    const leads = await kind.model.unscoped().findAll({ where: { id }, transaction })
    const beside = await relatedTexts(kind, id, transaction)
    return leads.map((lead) => {
      const row = lead.get()
      const searchText = searchTextOf([...kind.searchable(row), ...(beside.get(lead.id) ?? [])])
      const values = { searchText, ...kind.derived?.(row) }
      return { row: lead.dataValues, values, isIndexed: lead.place === leadPlaces.INBOX }
    })
  },
})

const mails: Source = {
  kind: "email_log",
  find: async (id, transaction) => {
    const logs = await EmailLog.findAll({
      attributes: ["id", "subject", "recipient", "searchText"],
      where: { id },
      transaction,
    })
    return logs.map((row) => ({ row, values: { searchText: searchTextOfEmail(row) }, isIndexed: true }))
  },
}

/** Migrations set this claim on rows to recompute. Lower claims mark rows that need no indexing if unchanged. */
const UNPACKED = -1

const completeSome = ({ kind, find }: Source, after: number) =>
  inTransaction(async (transaction) => {
    const where = { kind, claim: { [Op.lt]: 0 }, rowId: { [Op.gt]: after } }
    const marked = await SearchPending.findAll({ where, order: ["rowId"], limit: AT_ONCE, raw: true, transaction })
    const rowId = marked.map(({ rowId }) => rowId)
    const unpacked = new Set(marked.flatMap(({ rowId, claim }) => (claim === UNPACKED ? rowId : [])))
    const rows = await find(rowId, transaction)
    const changed = rows.filter(({ row, values }) =>
      Object.entries(values).some(([name, value]) => row[name as "searchText"] !== value),
    )
    for (const { row, isIndexed } of changed)
      if (isIndexed && row.searchText) await removeFromIndex(kind, row.id, row.searchText, transaction)
    const changes = changed.map(({ row, values }) => ({ id: row.id, ...values }))
    await updateRows(searchableModelOf(kind), changes, transaction)
    const packed = rows.filter((one) => one.isIndexed && (unpacked.has(one.row.id) || changed.includes(one)))
    await SearchPending.destroy({ where: { kind, rowId }, transaction })
    await markChanged([{ kind, ids: packed.map(({ row }) => row.id) }], transaction)
    return rowId
  })

export const backfillRows = async () => {
  // Continues after the last id, as starting over would skip all finished rows each time.
  for (const source of [...leadKinds.map(leadsOf), mails])
    for (let ids = await completeSome(source, 0); ids.length > 0; ) ids = await completeSome(source, ids.at(-1) ?? 0)
}
