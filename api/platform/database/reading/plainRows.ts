import { type FindOptions, type Model, type ModelStatic, Op, type WhereOptions } from "sequelize"
import { mapWhereFieldNames } from "sequelize/lib/utils"
import { indexHint } from "../connection/dialect.ts"
import { countUpTo, select } from "../connection/statements.ts"
import type { Row } from "./row.ts"
import { type Columns, fieldOf, type RawRow, readerOf } from "./rowReader.ts"

export interface RowsOptions {
  where?: WhereOptions
  order?: readonly (readonly [attribute: string, direction: "ASC" | "DESC"])[]
  limit?: number
  index?: string
}

interface ConditionWriter {
  whereQuery(where: object, options: { model: ModelStatic<Model> }): string
}

/** Sequelize's types omit the default scope, so it is read by a cast. */
export const baseCondition = (model: ModelStatic<Model>) =>
  (model as typeof model & { _scope: { where?: Record<string, unknown> } })._scope.where

const statementFor = (
  model: ModelStatic<Model>,
  selection: string,
  { where: condition, order = [], limit, index }: RowsOptions,
) => {
  const base = baseCondition(model)
  const where = base && condition ? { [Op.and]: [base, condition] } : (base ?? condition)
  const columns: Columns = model.getAttributes()
  const writer = model.sequelize?.getQueryInterface().queryGenerator as ConditionWriter
  return [
    selection,
    ...(index === undefined ? [] : [indexHint(model, index)]),
    ...(where ? [writer.whereQuery(mapWhereFieldNames(where, model), { model })] : []),
    ...(order.length > 0
      ? [`ORDER BY ${order.map(([name, way]) => `${fieldOf(columns, name)} ${way}`).join(", ")}`]
      : []),
    ...(limit === undefined ? [] : [`LIMIT ${Number(limit)}`]),
  ].join(" ")
}

/** Plain objects with the values of an instance, as building instances costs more than reading the rows. */
export const findRows = async <Stored extends Model>(
  model: ModelStatic<Stored>,
  options: RowsOptions = {},
): Promise<Row<Stored>[]> => {
  if (!model.sequelize) throw new Error("No database is open")
  const rows = await select<RawRow>(model.sequelize, statementFor(model, readerOf(model).selection, options))
  return rows.map(readerOf(model).read) as Row<Stored>[]
}

/** Counts no further than the limit. */
export const countRows = async (model: ModelStatic<Model>, { limit, ...options }: Omit<RowsOptions, "order">) => {
  if (!model.sequelize) throw new Error("No database is open")
  return countUpTo(model.sequelize, limit, statementFor(model, `\`${model.getTableName()}\``, options))
}

export const findRaw = async <Selected>(model: ModelStatic<Model>, options: FindOptions): Promise<Selected[]> =>
  (await model.findAll({ ...options, raw: true })) as unknown as Selected[]
