import { DataTypes, type QueryInterface, QueryTypes, type Sequelize, type Transaction } from "sequelize"
import { sqlLiteral, storedMoment } from "../connection/dialect.ts"
import { addColumns, addIndexes, columns, createTable, dropColumns, dropIndex } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"
import { up as addQuarantine } from "./20261126040000-add-quarantine.ts"
import { up as addTrash } from "./20261128080000-add-trash.ts"
import { up as addQuarantineLeadIndex } from "./20261128090000-add-quarantine-lead-index.ts"

// Copied here, as the original may change, but a migration must always do the same.
const tables: Readonly<Record<string, string>> = {
  driver_application: "driver_applications",
  advertiser_submission: "advertiser_submissions",
}

const ordered: Readonly<Record<string, readonly string[]>> = {
  driver_applications: ["status", "name", "email", "city", "platform", "phone", "phone_e164"],
  advertiser_submissions: ["status", "company_name", "contact_name", "email"],
}

const indexesOf = (table: string): Record<string, string[]> => ({
  ...Object.fromEntries((ordered[table] ?? []).map((column) => [`${table}_by_${column}`, [column, "id"]])),
  [`${table}_by_owner`]: ["owner_id", "id"],
  [`${table}_by_follow_up`]: ["follow_up_on", "id"],
  [`${table}_by_update`]: ["updated_at", "id"],
  [`${table}_by_work`]: ["owner_id", "status", "follow_up_on"],
  [`${table}_by_creation`]: ["created_at"],
})

const reindex = async (queryInterface: QueryInterface, table: string, indexes: Record<string, string[]>) => {
  const found = (await queryInterface.showIndex(table)) as { name: string; fields: { attribute: string }[] }[]
  for (const [name, fields] of Object.entries(indexes)) {
    const present = found.find((index) => index.name === name)?.fields.map(({ attribute }) => attribute)
    if (present?.join() === fields.join()) continue
    await dropIndex(queryInterface, table, name)
    await addIndexes(queryInterface, table, { indexes: { [name]: fields } })
  }
}

const AT_ONCE = 500
const documents = ["ad_formats", "planned_cities"]
const moments = ["created_at", "updated_at", "terms_accepted_at", "sale_opt_out_at", "moved_at", "deleted_at"]
const unsent = "id place search_text phone_e164 status owner_id follow_up_on link_salt created_at updated_at".split(" ")

type Row = Record<string, unknown>

/** The JSON of the old tables has these names as keys. */
const inCamelCase = (column: string) =>
  column.replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())

const asDate = (value: unknown) => {
  if (value instanceof Date) return value
  return new Date(/Z$|\+/.test(String(value)) ? String(value) : `${value}Z`)
}

const select = (sequelize: Sequelize, sql: string, transaction: Transaction) =>
  sequelize.query<Row>(sql, { type: QueryTypes.SELECT, transaction })

const listed = (sequelize: Sequelize, values: readonly unknown[]) =>
  `(${values.map((value) => sqlLiteral(sequelize, value)).join(", ") || "NULL"})`

const insert = async (sequelize: Sequelize, table: string, rows: readonly Row[], transaction: Transaction) => {
  const [first] = rows
  if (!first) return
  const literal = ([column, value]: [string, unknown]) =>
    sqlLiteral(sequelize, moments.includes(column) && value != null ? storedMoment(sequelize, asDate(value)) : value)
  const tuples = rows.map((row) => `(${Object.entries(row).map(literal).join(", ")})`)
  const names = Object.keys(first).map((column) => `\`${column}\``)
  await sequelize.query(`INSERT INTO ${table} (${names.join(", ")}) VALUES ${tuples.join(", ")}`, { transaction })
}

/** In batches with a transaction each, so that an interrupted run continues where it ended. */
const moveAll = async (
  queryInterface: QueryInterface,
  table: string,
  move: (rows: readonly Row[], transaction: Transaction) => Promise<void>,
) => {
  const { sequelize } = queryInterface
  if (!(await queryInterface.tableExists(table))) return
  for (let count = AT_ONCE; count === AT_ONCE; )
    count = await sequelize.transaction(async (transaction) => {
      const rows = await select(sequelize, `SELECT * FROM ${table} ORDER BY id LIMIT ${AT_ONCE}`, transaction)
      await move(rows, transaction)
      await sequelize.query(`DELETE FROM ${table} WHERE id <= ${rows.at(-1)?.id ?? 0}`, { transaction })
      return rows.length
    })
  await queryInterface.dropTable(table)
}

const moment = "1970-01-02T00:00:00Z"

/** Only inserting a row uses up an id, so these are placeholder rows. The ids of both tables are public. */
const blank: Readonly<Record<string, Row>> = {
  quarantined_submissions: { lead_type: "", lead_id: 0, submitted: "{}", reasons: "[]", score: 0, created_at: moment },
  lead_placements: { lead_type: "", lead_id: 0, place: "", moved_at: moment },
}

/** `to` must not reuse ids of `from`, as a client may still request a deleted row by its id. */
const continueIds = async (queryInterface: QueryInterface, from: string, to: string) => {
  const { sequelize } = queryInterface
  if (!(await queryInterface.tableExists(from))) return
  await sequelize.transaction(async (transaction) => {
    const use = async (table: string, id: unknown) => {
      await insert(sequelize, table, [{ id, ...blank[table] }], transaction)
      const [row] = await select(sequelize, `SELECT id FROM ${table} WHERE lead_type = ''`, transaction)
      await sequelize.query(`DELETE FROM ${table} WHERE lead_type = ''`, { transaction })
      return row?.id
    }
    await use(to, await use(from, null))
  })
}

const place = { ...columns.status, defaultValue: "INBOX" }

export const up: Migration["up"] = async (queryInterface) => {
  const { sequelize } = queryInterface
  await createTable(
    queryInterface,
    "lead_placements",
    {
      id: columns.id,
      lead_type: columns.type,
      lead_id: columns.number,
      place: columns.status,
      reasons: { ...columns.longText, allowNull: true },
      score: { type: DataTypes.INTEGER, allowNull: true },
      submission_id: columns.submissionId,
      moved_by_id: { type: DataTypes.INTEGER, allowNull: true },
      moved_at: columns.moment,
    },
    {
      unique: { lead_placements_lead: ["lead_type", "lead_id"] },
      indexes: { lead_placements_place: ["place", "id"], lead_placements_moved: ["place", "moved_at"] },
    },
  )
  const columnsOf: Record<string, string[]> = {}
  for (const table of Object.values(tables)) {
    await addColumns(queryInterface, table, { place })
    columnsOf[table] = Object.keys(await queryInterface.describeTable(table))
  }

  const store = async (leads: readonly { values: Row; how: Row }[], transaction: Transaction) => {
    for (const [type, table] of Object.entries(tables)) {
      const own = leads.filter(({ how }) => how.lead_type === type)
      const rows = own.map(({ values, how }) => {
        const defaults: Row = { locale: "en", status: "pending", updated_at: values.createdAt, place: how.place }
        const stored = (column: string) => {
          const value = values[inCamelCase(column)] ?? defaults[column] ?? null
          return documents.includes(column) && typeof value === "object" && value ? JSON.stringify(value) : value
        }
        return { ...Object.fromEntries((columnsOf[table] ?? []).map((name) => [name, stored(name)])), id: how.lead_id }
      }) as Row[]
      const takenIn = async (column: string) => {
        const values = listed(
          sequelize,
          rows.map((row) => row[column]),
        )
        const sql = `SELECT ${column} AS value FROM ${table} WHERE ${column} IN ${values}`
        return new Set((await select(sequelize, sql, transaction)).map(({ value }) => value))
      }
      // After a restore of a backup, a reserved id may be in use already, so its row gets a new id.
      const [ids, submissions] = [await takenIn("id"), await takenIn("submission_id")]
      const [kept, others]: [Row[], Row[]] = [[], []]
      for (const row of rows) {
        if (submissions.has(row.submission_id)) row.submission_id = null
        else submissions.add(row.submission_id)
        if (ids.has(row.id)) others.push(row)
        else kept.push(row)
        ids.add(row.id)
      }
      await insert(sequelize, table, kept, transaction)
      for (const row of others) {
        await insert(sequelize, table, [{ ...row, id: null }], transaction)
        const [last] = await select(sequelize, `SELECT MAX(id) AS id FROM ${table}`, transaction)
        row.id = last?.id
      }
      const placements = own.map(({ how }, index) => ({ ...how, lead_id: rows[index]?.id }))
      await insert(sequelize, "lead_placements", placements, transaction)
    }
  }
  await continueIds(queryInterface, "quarantined_submissions", "lead_placements")
  // Quarantined rows are moved first, as their ids are public and must stay.
  await moveAll(queryInterface, "quarantined_submissions", (all, transaction) =>
    store(
      all.map(({ id, lead_type, lead_id, submission_id, reasons, score, created_at, submitted }) => ({
        values: { ...JSON.parse(String(submitted)), createdAt: created_at, submissionId: submission_id },
        how: { id, lead_type, lead_id, place: "QUARANTINE", reasons, score, moved_at: created_at },
      })),
      transaction,
    ),
  )
  await moveAll(queryInterface, "trashed_leads", (all, transaction) =>
    store(
      all.map(({ lead_type, lead_id, stored, deleted_by_id, deleted_at }) => {
        const { submissionId, ...values } = JSON.parse(String(stored))
        const by = { moved_by_id: deleted_by_id, moved_at: deleted_at }
        return { values, how: { lead_type, lead_id, place: "TRASH", submission_id: submissionId, ...by } }
      }),
      transaction,
    ),
  )
  for (const table of Object.values(tables)) {
    const within = Object.entries(indexesOf(table)).map(([name, fields]) => [name, ["place", ...fields]])
    await reindex(queryInterface, table, { ...Object.fromEntries(within), [`${table}_by_place`]: ["place", "id"] })
  }
}

export const down: Migration["down"] = async (queryInterface) => {
  const { sequelize } = queryInterface
  await addQuarantine(queryInterface)
  await addQuarantineLeadIndex(queryInterface)
  await addTrash(queryInterface)
  await continueIds(queryInterface, "lead_placements", "quarantined_submissions")
  await moveAll(queryInterface, "lead_placements", async (all, transaction) => {
    for (const [type, table] of Object.entries(tables)) {
      const placed = all.filter(({ lead_type }) => lead_type === type)
      const ids = listed(
        sequelize,
        placed.map(({ lead_id }) => lead_id),
      )
      const which = `FROM ${table} WHERE id IN ${ids}`
      const leads = new Map((await select(sequelize, `SELECT * ${which}`, transaction)).map((lead) => [lead.id, lead]))
      const own = placed.filter(({ lead_id }) => leads.has(lead_id))
      await sequelize.query(`DELETE ${which}`, { transaction })
      const isTrashed = ({ place }: Row) => place === "TRASH"
      const jsonOf = (placement: Row) => {
        const values: Row = {}
        for (const [column, value] of Object.entries(leads.get(placement.lead_id) ?? {})) {
          if (isTrashed(placement) ? column === "place" : unsent.includes(column)) continue
          const isRead = !isTrashed(placement) && documents.includes(column) && value !== null
          const isMoment = moments.includes(column) && value !== null
          values[inCamelCase(column)] = isMoment ? asDate(value) : isRead ? JSON.parse(String(value)) : value
        }
        return JSON.stringify(isTrashed(placement) ? { ...values, submissionId: placement.submission_id } : values)
      }
      const trashed = own.filter(isTrashed).map((placement) => {
        const { lead_type, lead_id, moved_by_id, moved_at } = placement
        return { lead_type, lead_id, stored: jsonOf(placement), deleted_by_id: moved_by_id, deleted_at: moved_at }
      })
      const held = own
        .filter((placement) => !isTrashed(placement))
        .map((placement) => {
          const { id, lead_type, lead_id, reasons, score } = placement
          const { submission_id, created_at } = leads.get(lead_id) ?? {}
          return { id, lead_type, lead_id, submission_id, submitted: jsonOf(placement), reasons, score, created_at }
        })
      await insert(sequelize, "trashed_leads", trashed, transaction)
      await insert(sequelize, "quarantined_submissions", held, transaction)
    }
  })
  for (const table of Object.values(tables)) {
    await dropIndex(queryInterface, table, `${table}_by_place`)
    await reindex(queryInterface, table, indexesOf(table))
    await dropColumns(queryInterface, table, ["place"])
  }
}
