import { DataTypes } from "sequelize"
import { migration, newColumns } from "../reading/columns.ts"

const optionalPercent = { type: DataTypes.SMALLINT, allowNull: true }

export const { up, down } = migration(newColumns("media_files", { focal_x: optionalPercent, focal_y: optionalPercent }))
