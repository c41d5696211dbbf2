import {
  type Attributes,
  type DataType,
  DataTypes,
  type InitOptions,
  Model,
  type ModelAttributeColumnOptions,
  type ModelStatic,
  type Sequelize,
} from "sequelize"

export type Row<Stored extends Model> = Attributes<Stored>

declare const columnType: unique symbol

/** A new row may omit columns that are filled, such as by a default. */
export type Column<Value, IsFilled extends boolean = false> = ModelAttributeColumnOptions & {
  readonly [columnType]: { value: Value; isFilled: IsFilled }
}

export type Columns = Readonly<Record<string, Column<unknown, boolean>>>
type ValueOf<One> = One extends Column<infer Value, boolean> ? Value : never
type Named<All extends Columns, Name extends keyof All> = { [Key in Name]: ValueOf<All[Key]> }
type OptionalIn<All extends Columns> = {
  [Name in keyof All]: undefined extends ValueOf<All[Name]> ? Name : never
}[keyof All]
type FilledIn<All extends Columns> = {
  [Name in keyof All]: All[Name] extends Column<unknown, true> ? Name : never
}[keyof All]

export type RowOf<All extends Columns> = Named<All, Exclude<keyof All, OptionalIn<All>>> &
  Partial<Named<All, OptionalIn<All>>>
type NewRowOf<All extends Columns> = Omit<RowOf<All>, FilledIn<All>> & Partial<Named<All, FilledIn<All>>>

type Options = Omit<ModelAttributeColumnOptions, "type">
type Filling = { defaultValue: unknown } | { autoIncrement: true }

export function column<Value>(type: DataType, options: Options & Filling): Column<Value, true>
export function column<Value, IsFilled extends boolean = false>(
  type: DataType,
  options?: Options,
): Column<Value, IsFilled>
export function column(type: DataType, options?: Options) {
  return { type, ...options }
}

export const rowId = column<number>(DataTypes.INTEGER, { primaryKey: true, autoIncrement: true })

/** Sequelize fills in `createdAt` and `updatedAt`, so new rows may omit them. */
export const timestamp = column<Date, true>(DataTypes.DATE(3))

type TableOptions = Omit<InitOptions, "sequelize" | "tableName" | "timestamps">

interface Described {
  readonly description: { tableName: string; columns: Columns; options: TableOptions }
}

export type Table<Stored extends Model> = ModelStatic<Stored> & Described

export const table = <All extends Columns>(tableName: string, columns: All, options: TableOptions = {}) => {
  class Bound extends Model {
    static readonly description = { tableName, columns, options }
  }
  type Stored = Model<RowOf<All>, NewRowOf<All>> & RowOf<All>
  return Bound as unknown as Table<Stored>
}

export const bindModels = (sequelize: Sequelize, models: readonly (ModelStatic<Model> & Described)[]) => {
  for (const model of models) {
    const { tableName, columns, options } = model.description
    // Copies, as Sequelize modifies the columns that it is given.
    const own = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, { ...column }]))
    const timestamps = columns.createdAt === timestamp
    const updatedAt = columns.updatedAt === timestamp ? "updatedAt" : false
    model.init(own, { sequelize, tableName, ...options, ...(timestamps ? { updatedAt } : { timestamps }) })
  }
}
