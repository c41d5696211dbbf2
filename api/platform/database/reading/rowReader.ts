import { DataTypes, type Model, type ModelAttributeColumnOptions, type ModelStatic } from "sequelize"

/** Reads model rows without Sequelize, which is slow per row. */

export type RawRow = Record<string, unknown>
export type Columns = Readonly<Record<string, ModelAttributeColumnOptions & { field?: string }>>

interface Reader {
  selection: string
  read: (row: RawRow) => RawRow
}

// Never selected: it repeats all searchable columns, so it is as long as all of them together.
const UNSHOWN = "searchText"

/** SQLite stores moments as text. */
export const toDate = (value: unknown): Date =>
  typeof value === "string" ? new Date(value.includes("+") ? value : `${value}+00:00`) : (value as Date)

const asBoolean = (value: unknown) => (value === null ? null : Boolean(value))

type Conversion = (value: unknown) => unknown

const conversionOf = ({ type, get }: ModelAttributeColumnOptions): Conversion | null => {
  // A getter reads the value from its model instance. No instance is built, so an object stands in for it.
  if (get) return (value) => get.call({ getDataValue: () => value } as unknown as Model)
  if (type instanceof DataTypes.DATE) return (value) => value && toDate(value)
  return type instanceof DataTypes.BOOLEAN ? asBoolean : null
}

export const fieldOf = (columns: Columns, name: string) => `\`${columns[name]?.field ?? name}\``

const readObjects = (columns: Columns, names: readonly string[]): Reader => {
  const conversions = names.flatMap((name) => {
    const convert = conversionOf(columns[name] as ModelAttributeColumnOptions)
    return convert ? [{ name, convert }] : []
  })
  return {
    selection: names.map((name) => `${fieldOf(columns, name)} AS \`${name}\``).join(", "),
    read: (row) => {
      for (const { name, convert } of conversions) row[name] = convert(row[name])
      return row
    },
  }
}

/**
 * SQLite returns one JSON text per row, as libsql is slow per value. A compiled object literal is faster than setting
 * properties.
 */
const readJson = (columns: Columns, names: readonly string[]): Reader => {
  const conversions = names.map((name) => conversionOf(columns[name] as ModelAttributeColumnOptions))
  const values = names.map((_name, index) =>
    conversions[index] ? `convert[${index}](row[${index}])` : `row[${index}]`,
  )
  const literal = names.map((name, index) => `${JSON.stringify(name)}: ${values[index]}`).join(", ")
  const toObject = new Function("convert", `return (row) => ({ ${literal} })`)(conversions)
  return {
    selection: `json_array(${names.map((name) => fieldOf(columns, name)).join(", ")}) AS json`,
    read: ({ json }) => toObject(JSON.parse(String(json))),
  }
}

// JSON has no bytes, and SQLite would round fractions in it.
const isInJson = ({ type }: ModelAttributeColumnOptions) =>
  [DataTypes.INTEGER, DataTypes.STRING, DataTypes.CHAR, DataTypes.TEXT, DataTypes.DATE, DataTypes.BOOLEAN].some(
    (known) => type instanceof known,
  ) || typeof type === "string"

// Keyed by the columns, as each opened database gets new copies of them.
const readers = new WeakMap<object, Reader>()

const makeReader = (columns: Columns, model: ModelStatic<Model>): Reader => {
  const names = Object.keys(columns).filter((name) => name !== UNSHOWN)
  const isJson = model.sequelize?.getDialect() === "sqlite" && Object.values(columns).every(isInJson)
  const { selection, read } = (isJson ? readJson : readObjects)(columns, names)
  return { selection: `SELECT ${selection} FROM \`${model.getTableName()}\``, read }
}

export const readerOf = (model: ModelStatic<Model>): Reader => {
  const columns = model.getAttributes()
  const reader = readers.get(columns) ?? makeReader(columns, model)
  readers.set(columns, reader)
  return reader
}
