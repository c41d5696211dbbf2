import { DataTypes, type QueryInterface, QueryTypes, type Sequelize, type Transaction } from "sequelize"
import { quoted, storedMoment } from "../connection/dialect.ts"
import { addColumns, addIndexes, columns, createTable, dropColumns, dropIndex } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"
import { up as addQuarantine } from "./20261126040000-add-quarantine.ts"
import { up as addTrash } from "./20261128080000-add-trash.ts"
import { up as addQuarantineLeadIndex } from "./20261128090000-add-quarantine-lead-index.ts"

// Named here, as a migration must do the same for ever.
const tables: Readonly<Record<string, string>> = {
  driver_application: "driver_applications",
  advertiser_submission: "advertiser_submissions",
}

/** The columns in whose order the leads of a table are listed. */
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

/** Gives the indexes of a table these columns, under their names. */
const reindex = async (queryInterface: QueryInterface, table: string, indexes: Record<string, string[]>) => {
  const found = (await queryInterface.showIndex(table)) as { name: string; fields: { attribute: string }[] }[]
  for (const [name, fields] of Object.entries(indexes)) {
    const present = found.find((index) => index.name === name)?.fields.map(({ attribute }) => attribute)
    if (present?.join() === fields.join()) continue
    await dropIndex(queryInterface, table, name)
    await addIndexes(queryInterface, table, { indexes: { [name]: fields } })
  }
}

const AT_ONCE = 200
/** What JSON is stored as text in. */
const documents = ["ad_formats", "planned_cities"]
const moments = ["created_at", "updated_at", "terms_accepted_at", "sale_opt_out_at", "moved_at", "deleted_at"]
/** What no sender gives. */
const unsent = "id place search_text phone_e164 status owner_id follow_up_on link_salt created_at updated_at".split(" ")

type Row = Record<string, unknown>

/** A column as the model names it, by which the tables of before have it in JSON. */
const inCamelCase = (column: string) =>
  column.replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())

const asDate = (value: unknown) => {
  if (value instanceof Date) return value
  return new Date(/Z$|\+/.test(String(value)) ? String(value) : `${value}Z`)
}

const select = (sequelize: Sequelize, sql: string, transaction: Transaction) =>
  sequelize.query<Row>(sql, { type: QueryTypes.SELECT, transaction })

const insert = (sequelize: Sequelize, table: string, row: Row, transaction: Transaction) => {
  const values = Object.entries(row).map(([column, value]) =>
    quoted(sequelize, moments.includes(column) && value != null ? storedMoment(sequelize, asDate(value)) : value),
  )
  const names = Object.keys(row).map((column) => `\`${column}\``)
  const sql = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${values.join(", ")})`
  return sequelize.query(sql, { transaction })
}

/** Moves all rows of a table, some in each transaction: a run that was cut off goes on where it ended. */
const moveAll = async (
  queryInterface: QueryInterface,
  table: string,
  move: (row: Row, transaction: Transaction) => Promise<void>,
) => {
  const { sequelize } = queryInterface
  if (!(await queryInterface.tableExists(table))) return
  for (let count = AT_ONCE; count === AT_ONCE; )
    count = await sequelize.transaction(async (transaction) => {
      const rows = await select(sequelize, `SELECT * FROM ${table} ORDER BY id LIMIT ${AT_ONCE}`, transaction)
      for (const row of rows) {
        await move(row, transaction)
        await sequelize.query(`DELETE FROM ${table} WHERE id = ${row.id}`, { transaction })
      }
      return rows.length
    })
  await queryInterface.dropTable(table)
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

  /** Stores a lead by its values in JSON, and how it was placed. Only a restored backup can have given its id away. */
  const store = async (values: Row, { lead_type, lead_id, ...how }: Row, transaction: Transaction) => {
    const table = tables[String(lead_type)] ?? ""
    const isTaken = async (column: string, value: unknown) => {
      const sql = `SELECT id FROM ${table} WHERE ${column} = ${quoted(sequelize, value)}`
      return (await select(sequelize, sql, transaction)).length > 0
    }
    const row: Row = { locale: "en", status: "pending", updated_at: values.createdAt, place: how.place }
    for (const column of columnsOf[table] ?? []) {
      const value = values[inCamelCase(column)]
      const isDocument = documents.includes(column) && typeof value === "object" && value !== null
      if (value !== undefined) row[column] = isDocument ? JSON.stringify(value) : value
    }
    if (row.submission_id && (await isTaken("submission_id", row.submission_id))) row.submission_id = null
    if (await isTaken("id", lead_id)) delete row.id
    else row.id = lead_id
    await insert(sequelize, table, row, transaction)
    const [last] = await select(sequelize, `SELECT MAX(id) AS id FROM ${table}`, transaction)
    await insert(sequelize, "lead_placements", { lead_type, lead_id: row.id ?? last?.id, ...how }, transaction)
  }
  // First those whose own ids are known outside.
  await moveAll(queryInterface, "quarantined_submissions", (row, transaction) => {
    const { id, lead_type, lead_id, submission_id, reasons, score, created_at } = row
    const sent = { createdAt: created_at, submissionId: submission_id }
    const how = { id, place: "QUARANTINE", reasons, score, moved_at: created_at }
    return store({ ...JSON.parse(String(row.submitted)), ...sent }, { lead_type, lead_id, ...how }, transaction)
  })
  await moveAll(queryInterface, "trashed_leads", (row, transaction) => {
    const { submissionId, ...stored } = JSON.parse(String(row.stored))
    const { lead_type, lead_id, deleted_by_id, deleted_at } = row
    const how = { place: "TRASH", submission_id: submissionId, moved_by_id: deleted_by_id, moved_at: deleted_at }
    return store(stored, { lead_type, lead_id, ...how }, transaction)
  })
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
  await moveAll(queryInterface, "lead_placements", async (placement, transaction) => {
    const { id, lead_type, lead_id, place, reasons, score, submission_id, moved_by_id, moved_at } = placement
    const table = tables[String(lead_type)] ?? ""
    const [lead] = await select(sequelize, `SELECT * FROM ${table} WHERE id = ${lead_id}`, transaction)
    if (!lead) return
    const key = { lead_type, lead_id }
    const isTrashed = place === "TRASH"
    const values = Object.entries(lead).flatMap(([column, value]) => {
      if (isTrashed ? column === "place" : unsent.includes(column)) return []
      if (moments.includes(column) && value !== null) return [[inCamelCase(column), asDate(value)]]
      const isRead = !isTrashed && documents.includes(column) && value !== null
      return [[inCamelCase(column), isRead ? JSON.parse(String(value)) : value]]
    })
    const json = JSON.stringify({ ...Object.fromEntries(values), ...(isTrashed && { submissionId: submission_id }) })
    await sequelize.query(`DELETE FROM ${table} WHERE id = ${lead_id}`, { transaction })
    const { created_at } = lead
    if (isTrashed) {
      const by = { deleted_by_id: moved_by_id, deleted_at: moved_at }
      await insert(sequelize, "trashed_leads", { ...key, stored: json, ...by }, transaction)
    } else {
      const sent = { submission_id: lead.submission_id, submitted: json, reasons, score, created_at }
      await insert(sequelize, "quarantined_submissions", { id, ...key, ...sent }, transaction)
    }
  })
  for (const table of Object.values(tables)) {
    await dropIndex(queryInterface, table, `${table}_by_place`)
    await reindex(queryInterface, table, indexesOf(table))
    await dropColumns(queryInterface, table, ["place"])
  }
}
