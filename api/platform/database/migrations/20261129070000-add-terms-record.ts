import { DataTypes } from "sequelize"
import { columns, LEAD_TABLES, migration, newColumns } from "../reading/columns.ts"

const termsRecord = {
  terms_accepted_at: columns.optionalMoment,
  terms_date: columns.optionalText,
  terms_version: { type: DataTypes.CHAR(64), allowNull: true },
}

export const { up, down } = migration(newColumns(LEAD_TABLES, termsRecord))
