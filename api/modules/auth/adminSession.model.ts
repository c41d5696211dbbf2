import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from "sequelize"
import { AdminUser } from "./adminUser.model.ts"

/** A signed-in browser or program. Of its token only a hash is kept. */
export class AdminSession extends Model<InferAttributes<AdminSession>, InferCreationAttributes<AdminSession>> {
  declare id: CreationOptional<number>
  declare adminUserId: ForeignKey<AdminUser["id"]>
  declare tokenHash: string
  declare lastSeenAt: Date
  declare expiresAt: Date
  declare createdAt: CreationOptional<Date>
  /** Loaded with the session. */
  declare adminUser?: NonAttribute<AdminUser>
}

export const defineAdminSession = (sequelize: Sequelize) => {
  AdminSession.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      adminUserId: DataTypes.INTEGER,
      tokenHash: DataTypes.CHAR(64),
      lastSeenAt: DataTypes.DATE(3),
      expiresAt: DataTypes.DATE(3),
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "admin_sessions", updatedAt: false },
  )
  AdminSession.belongsTo(AdminUser, { as: "adminUser", foreignKey: "adminUserId" })
}
