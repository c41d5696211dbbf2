import { DataTypes } from "sequelize"
import type { Migration } from "../versions/migrator.ts"
import { unsealSecrets } from "../writing/sealedText.ts"

const isUnlimited = (dialect: string) => dialect === "sqlite"

const resize = async (queryInterface: Parameters<Migration["up"]>[0], length: number) => {
  if (isUnlimited(queryInterface.sequelize.getDialect())) return
  await queryInterface.changeColumn("user_totp", "secret", { type: DataTypes.STRING(length), allowNull: false })
}

// Longer than before, as secrets that are sealed under SECRETS_KEY need more characters.
export const up: Migration["up"] = (queryInterface) => resize(queryInterface, 255)

export const down: Migration["down"] = async (queryInterface) => {
  await unsealSecrets(queryInterface.sequelize)
  await resize(queryInterface, 64)
}
