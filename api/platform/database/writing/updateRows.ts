import type { Attributes, Model, ModelStatic, Transaction } from "sequelize"
import { write } from "../connection/statements.ts"
import { type Column, storedLiteral } from "./insertRows.ts"

type Change<Stored extends Model> = { id: number } & Partial<Attributes<Stored>>

/** One statement gives each row its own values. No hooks, validation or timestamps, as with `insertRows`. */
export const updateRows = async <Stored extends Model>(
  model: ModelStatic<Stored>,
  changes: readonly Change<Stored>[],
  transaction: Transaction,
): Promise<void> => {
  const { sequelize } = model
  if (!sequelize) throw new Error("No database is open")
  if (changes.length === 0) return
  const columns = Object.entries<Column>(model.getAttributes() as Record<keyof Attributes<Stored>, Column>)
  const assignments = columns.flatMap(([name, column]) => {
    const changed = changes.filter((change) => name !== "id" && change[name as keyof typeof change] !== undefined)
    if (changed.length === 0) return []
    const cases = changed.map(
      (change) =>
        `WHEN ${Number(change.id)} THEN ${storedLiteral(sequelize, column, change[name as keyof typeof change])}`,
    )
    const field = `\`${column.field ?? name}\``
    return [`${field} = CASE id ${cases.join(" ")} ELSE ${field} END`]
  })
  const ids = changes.map(({ id }) => Number(id)).join(", ")
  const sql = `UPDATE \`${model.getTableName()}\` SET ${assignments.join(", ")} WHERE id IN (${ids})`
  await write(sequelize, sql, { transaction })
}
