import { DataTypes } from "sequelize"
import { columns, migration, newColumns, newIndexes } from "../reading/columns.ts"

export const { up, down } = migration(
  newColumns("advertiser_submissions", {
    phone: { ...columns.text, defaultValue: "" },
    phone_e164: { type: DataTypes.STRING(16), allowNull: true, defaultValue: "" },
  }),
  newIndexes("advertiser_submissions", () => ({
    indexes: {
      advertiser_submissions_by_phone: ["phone", "id"],
      advertiser_submissions_by_phone_e164: ["phone_e164", "id"],
    },
  })),
)
