import { DataTypes } from "sequelize"
import type { ApiKeyScope } from "../../../contract/accounts/apiKeys.ts"
import { column, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"

/** Only a hash of the secret is stored. Revoked keys stay, so that their names stay known. */
export class ApiKey extends table("api_keys", {
  id: rowId,
  name: column<string>(DataTypes.STRING),
  secretHash: column<string>(DataTypes.CHAR(64)),
  hint: column<string>(DataTypes.STRING),
  scopes: jsonText<readonly ApiKeyScope[]>("scopes"),
  createdById: column<number>(DataTypes.INTEGER),
  expiresAt: column<Date>(DataTypes.DATE(3)),
  /** Accurate to about a minute. */
  lastUsedAt: column<Date | null>(DataTypes.DATE(3)),
  revokedAt: column<Date | null>(DataTypes.DATE(3)),
  revokedById: column<number | null>(DataTypes.INTEGER),
  warnedAt: column<Date | null>(DataTypes.DATE(3)),
  createdAt: timestamp,
}) {}
