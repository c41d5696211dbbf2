import {
  type Attributes,
  DataTypes,
  type FindOptions,
  type Model,
  type ModelAttributeColumnOptions,
  type ModelStatic,
} from "sequelize"
import type { Row } from "./row.ts"

type RawRow = Record<string, unknown>

interface Reader {
  attributes: string[]
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

const makeReader = (columns: Readonly<Record<string, ModelAttributeColumnOptions>>): Reader => {
  const conversions = Object.entries(columns).flatMap(([name, column]) => {
    const convert = conversionOf(column)
    return convert ? [{ name, convert }] : []
  })
  return {
    attributes: Object.keys(columns).filter((name) => name !== UNSHOWN),
    read: (row) => {
      for (const { name, convert } of conversions) row[name] = convert(row[name])
    },
  }
}

// By the columns, as a model gets new ones whenever a database is opened.
const readers = new WeakMap<object, Reader>()

const readerOf = (model: ModelStatic<Model>): Reader => {
  const columns = model.getAttributes()
  const reader = readers.get(columns) ?? makeReader(columns)
  readers.set(columns, reader)
  return reader
}

/**
 * Finds rows as plain objects, with the values that an instance of the model would have: for lists, where building
 * instances costs more than reading the rows.
 */
export const findRows = async <Stored extends Model>(
  model: ModelStatic<Stored>,
  options: FindOptions<Attributes<Stored>>,
): Promise<Row<Stored>[]> => {
  const { attributes, read } = readerOf(model)
  const rows: unknown[] = await model.findAll({ ...options, attributes, raw: true })
  for (const row of rows) read(row as RawRow)
  return rows as Row<Stored>[]
}
