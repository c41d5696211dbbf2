import type {
  Attributes,
  CreationAttributes,
  Model,
  ModelAttributeColumnOptions,
  ModelStatic,
  Sequelize,
  Transaction,
} from "sequelize"
import { insertIgnoreSql, insertReturningIds, sqlLiteral, storedMoment } from "../connection/dialect.ts"
import { write } from "../connection/statements.ts"

export type Column = ModelAttributeColumnOptions & { field?: string }

/** Inserts bypass the model, so its default and its setter (such as `jsonText`'s) are applied here. */
const storedValue = ({ defaultValue, set }: Column, input: unknown): unknown => {
  let value = input === undefined ? defaultValue : input
  if (set) set.call({ setDataValue: (_name: string, stored: unknown) => (value = stored) } as never, value)
  return value ?? null
}

export const storedLiteral = (sequelize: Sequelize, column: Column, input: unknown) => {
  const value = storedValue(column, input)
  return sqlLiteral(sequelize, value instanceof Date ? storedMoment(sequelize, value) : value)
}

const insertInto = <Stored extends Model>(
  sequelize: Sequelize,
  model: ModelStatic<Stored>,
  rows: readonly CreationAttributes<Stored>[],
) => {
  const attributes = Object.entries<Column>(model.getAttributes() as Record<keyof Attributes<Stored>, Column>)
  const columns = attributes.filter(([, { autoIncrement }]) => !autoIncrement)
  const tuple = (row: Record<string, unknown>) =>
    `(${columns.map(([name, column]) => storedLiteral(sequelize, column, row[name])).join(", ")})`
  const names = columns.map(([name, { field }]) => `\`${field ?? name}\``).join(", ")
  return `INTO \`${model.getTableName()}\` (${names}) VALUES ${rows.map(tuple).join(", ")}`
}

const databaseOf = ({ sequelize }: ModelStatic<Model>): Sequelize => {
  if (!sequelize) throw new Error("No database is open")
  return sequelize
}

/** One statement for all rows, so no hooks, validation or timestamps. Returns the ids in the order of the rows. */
export const insertRows = async <Stored extends Model>(
  model: ModelStatic<Stored>,
  rows: readonly CreationAttributes<Stored>[],
  transaction: Transaction,
): Promise<number[]> => {
  const sequelize = databaseOf(model)
  if (rows.length === 0) return []
  return insertReturningIds(sequelize, `INSERT ${insertInto(sequelize, model, rows)}`, rows.length, transaction)
}

export const insertNewRows = async <Stored extends Model>(
  model: ModelStatic<Stored>,
  rows: readonly CreationAttributes<Stored>[],
): Promise<void> => {
  const sequelize = databaseOf(model)
  await write(sequelize, `${insertIgnoreSql(sequelize)} ${insertInto(sequelize, model, rows)}`)
}
