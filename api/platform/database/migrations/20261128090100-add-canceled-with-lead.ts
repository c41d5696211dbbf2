import { DataTypes } from "sequelize"
import { migration, newColumns } from "../reading/columns.ts"

// Mails canceled with their lead's deletion; restoring the lead sends them.
export const { up, down } = migration(
  newColumns("email_logs", { canceled_with_lead: { type: DataTypes.BOOLEAN, allowNull: true } }),
)
