import { DataTypes } from "sequelize"
import { migration, newColumns } from "../reading/columns.ts"

// Marks mails that were canceled because their lead was deleted, as restoring the lead sends them.
export const { up, down } = migration(
  newColumns("email_logs", { canceled_with_lead: { type: DataTypes.BOOLEAN, allowNull: true } }),
)
