import { DataTypes } from "sequelize"
import { addColumns, addIndexes, dropColumns, dropIndex } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const TABLE = "idempotency_keys"
const INDEX = "idempotency_keys_by_caller"

// Old rows stay until they are a day old and count toward no caller's limit.
export const up: Migration["up"] = async (queryInterface) => {
  await addColumns(queryInterface, TABLE, {
    caller: { type: DataTypes.STRING(32), allowNull: false, defaultValue: "" },
    kept_bytes: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
  })
  await addIndexes(queryInterface, TABLE, { indexes: { [INDEX]: ["caller", "kept_bytes"] } })
  await queryInterface.sequelize.query(`UPDATE ${TABLE} SET kept_bytes = LENGTH(answer) WHERE answer IS NOT NULL`)
}

export const down: Migration["down"] = async (queryInterface) => {
  await dropIndex(queryInterface, TABLE, INDEX)
  await dropColumns(queryInterface, TABLE, ["caller", "kept_bytes"])
}
