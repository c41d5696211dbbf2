import { DataTypes } from "sequelize"

/** Column definitions that tables share; every moment is UTC with milliseconds. */
export const columns = {
  id: { type: DataTypes.INTEGER, allowNull: false, primaryKey: true, autoIncrement: true },
  moment: { type: DataTypes.DATE(3), allowNull: false },
  text: { type: DataTypes.STRING(255), allowNull: false },
  status: { type: DataTypes.STRING(16), allowNull: false },
  submissionId: { type: DataTypes.CHAR(36), allowNull: true },
}

/** Every table's options: all of Unicode, whatever the server's default is. SQLite knows nothing else. */
export const tableOptions = { charset: "utf8mb4", collate: "utf8mb4_unicode_ci" }
