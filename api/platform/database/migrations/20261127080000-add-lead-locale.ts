import { DataTypes } from "sequelize"
import { LEAD_TABLES, migration, newColumns } from "../reading/columns.ts"

// Default for leads that an earlier version still stores.
const locale = { type: DataTypes.STRING(8), allowNull: false, defaultValue: "en" }

export const { up, down } = migration(newColumns(LEAD_TABLES, { locale }))
