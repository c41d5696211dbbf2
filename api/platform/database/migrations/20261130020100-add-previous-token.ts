import { DataTypes } from "sequelize"
import { addColumns, addIndexes, columns, dropColumns, dropIndex } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const previousToken = {
  previous_token_hash: { type: DataTypes.CHAR(64), allowNull: true },
  previous_token_until: columns.optionalMoment,
}

const INDEX = "admin_sessions_previous_token"

export const up: Migration["up"] = async (queryInterface) => {
  await addColumns(queryInterface, "admin_sessions", previousToken)
  await addIndexes(queryInterface, "admin_sessions", { indexes: { [INDEX]: ["previous_token_hash"] } })
}

export const down: Migration["down"] = async (queryInterface) => {
  await dropIndex(queryInterface, "admin_sessions", INDEX)
  await dropColumns(queryInterface, "admin_sessions", Object.keys(previousToken))
}
