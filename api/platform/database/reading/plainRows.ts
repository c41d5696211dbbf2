import {
  DataTypes,
  type Model,
  type ModelAttributeColumnOptions,
  type ModelStatic,
  Op,
  type WhereOptions,
} from "sequelize"
import { mapWhereFieldNames } from "sequelize/lib/utils"
import { indexHint } from "../connection/dialect.ts"
import type { Row } from "./row.ts"
import { select } from "./statements.ts"

type RawRow = Record<string, unknown>
type Columns = Readonly<Record<string, ModelAttributeColumnOptions & { field?: string }>>

export interface RowsOptions {
  where?: WhereOptions
  order?: readonly (readonly [attribute: string, direction: "ASC" | "DESC"])[]
  limit?: number
  index?: string
  /** Whether a replica may answer, which may be a little behind. */
  isStaleAllowed?: boolean
}

interface Reader {
  selection: string
  /** Turns a row as the driver gives it into the model's attributes. */
  read: (row: RawRow) => void
}

// What a search looks at is a copy of other columns, and as long as all of them together.
const UNSHOWN = "searchText"

/** A moment as the driver gives it: SQLite knows texts only. */
export const asMoment = (value: unknown): Date =>
  typeof value === "string" ? new Date(value.includes("+") ? value : `${value}+00:00`) : (value as Date)

const asBoolean = (value: unknown) => (value === null ? null : Boolean(value))

/** What becomes of a column's value; null if it stays as it is. */
const conversionOf = ({ type, get }: ModelAttributeColumnOptions): ((value: unknown) => unknown) | null => {
  // A getter of a model asks its instance for the value of this column.
  if (get) return (value) => get.call({ getDataValue: () => value } as unknown as Model)
  if (type instanceof DataTypes.DATE) return (value) => value && asMoment(value)
  return type instanceof DataTypes.BOOLEAN ? asBoolean : null
}

const fieldOf = (columns: Columns, name: string) => `\`${columns[name]?.field ?? name}\``

const makeReader = (columns: Columns, table: unknown): Reader => {
  const conversions = Object.entries(columns).flatMap(([name, column]) => {
    const convert = conversionOf(column)
    return convert ? [{ name, convert }] : []
  })
  const shown = Object.keys(columns).filter((name) => name !== UNSHOWN)
  return {
    selection: `SELECT ${shown.map((name) => `${fieldOf(columns, name)} AS \`${name}\``).join(", ")} FROM \`${table}\``,
    read: (row) => {
      for (const { name, convert } of conversions) row[name] = convert(row[name])
    },
  }
}

// By the columns, as a model gets new ones whenever a database is opened.
const readers = new WeakMap<object, Reader>()

const readerOf = (model: ModelStatic<Model>): Reader => {
  const columns = model.getAttributes()
  const reader = readers.get(columns) ?? makeReader(columns, model.getTableName())
  readers.set(columns, reader)
  return reader
}

/** What of Sequelize writes conditions; its types do not name it. */
interface ConditionWriter {
  whereQuery(where: object, options: { model: ModelStatic<Model> }): string
}

/** What every read by a model has, by attribute: its default scope, which Sequelize's types do not name. */
export const baseCondition = (model: ModelStatic<Model>) =>
  (model as unknown as { _scope: { where?: Record<string, unknown> } })._scope.where

const statementFor = (model: ModelStatic<Model>, { where: asked, order = [], limit, index }: RowsOptions) => {
  const base = baseCondition(model)
  const where = base && asked ? { [Op.and]: [base, asked] } : (base ?? asked)
  const columns: Columns = model.getAttributes()
  const writer = model.sequelize?.getQueryInterface().queryGenerator as ConditionWriter
  return [
    readerOf(model).selection,
    ...(index === undefined ? [] : [indexHint(model, index)]),
    ...(where ? [writer.whereQuery(mapWhereFieldNames(where, model as never), { model })] : []),
    ...(order.length > 0
      ? [`ORDER BY ${order.map(([name, way]) => `${fieldOf(columns, name)} ${way}`).join(", ")}`]
      : []),
    ...(limit === undefined ? [] : [`LIMIT ${Number(limit)}`]),
  ].join(" ")
}

/**
 * Finds rows as plain objects, with the values that an instance of the model would have: for lists, where building
 * instances costs more than reading the rows.
 */
export const findRows = async <Stored extends Model>(
  model: ModelStatic<Stored>,
  options: RowsOptions = {},
): Promise<Row<Stored>[]> => {
  if (!model.sequelize) throw new Error("No database is open")
  const { read } = readerOf(model)
  const { isStaleAllowed } = options
  const rows = await select<RawRow>(model.sequelize, statementFor(model, options), { isStaleAllowed })
  for (const row of rows) read(row)
  return rows as Row<Stored>[]
}
