import { DataTypes } from "sequelize"
import { addColumns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// Copied here, as migrations must not change. Created per statement, as Sequelize modifies its argument.
const added = () => ({
  driver_applications: { metadata: { type: DataTypes.TEXT, allowNull: true } },
  advertiser_submissions: { metadata: { type: DataTypes.TEXT, allowNull: true } },
  api_keys: { is_test: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false } },
  webhooks: {
    filter: { type: DataTypes.TEXT, allowNull: true },
    is_test: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
  },
})

export const up: Migration["up"] = async (queryInterface) => {
  for (const [table, columns] of Object.entries(added())) await addColumns(queryInterface, table, columns)
}

export const down: Migration["down"] = async (queryInterface) => {
  // The previous version would treat test keys and webhooks as real ones.
  for (const table of ["api_keys", "webhooks"])
    if ((await queryInterface.describeTable(table)).is_test) await queryInterface.bulkDelete(table, { is_test: true })
  for (const [table, columns] of Object.entries(added())) await dropColumns(queryInterface, table, Object.keys(columns))
}
