import type { QueryInterface } from "sequelize"
import { columns, LEAD_TABLES, migration, newColumns } from "../reading/columns.ts"

const isTest = { ...columns.flag, defaultValue: false }

/** The previous version would treat test keys and test webhooks as real ones, so a rollback deletes them. */
const deleteTests = async (queryInterface: QueryInterface) => {
  for (const table of ["api_keys", "webhooks"])
    if ((await queryInterface.describeTable(table)).is_test) await queryInterface.bulkDelete(table, { is_test: true })
}

export const { up, down } = migration(
  newColumns(LEAD_TABLES, { metadata: columns.optionalLongText }),
  newColumns("api_keys", { is_test: isTest }),
  newColumns("webhooks", { filter: columns.optionalLongText, is_test: isTest }),
  { down: deleteTests },
)
