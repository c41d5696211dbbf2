import { DataTypes } from "sequelize"
import { tableOptions } from "../columns.ts"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.createTable(
    "search_terms",
    {
      lead_type: { type: DataTypes.STRING(32), allowNull: false, primaryKey: true },
      term: { type: DataTypes.STRING(64), allowNull: false, primaryKey: true },
      lead_id: { type: DataTypes.INTEGER, allowNull: false, primaryKey: true },
    },
    // The words are folded already; compared as bytes, a prefix is a range.
    { ...tableOptions, collate: "utf8mb4_bin" },
  )

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("search_terms")
