import { DataTypes } from "sequelize"
import { LEAD_TABLES, migration, newColumns } from "../reading/columns.ts"

// With a default, as an earlier version may still store leads.
const locale = { type: DataTypes.STRING(8), allowNull: false, defaultValue: "en" }

export const { up, down } = migration(newColumns(LEAD_TABLES, { locale }))
