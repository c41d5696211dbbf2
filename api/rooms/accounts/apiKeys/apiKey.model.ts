import { DataTypes } from "sequelize"
import type { ApiKeyScope } from "../../../contract/accounts/apiKeys.ts"
import { column, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"

/** Revoked keys stay, as the activity still names them. */
export class ApiKey extends table("api_keys", {
  id: rowId,
  name: column<string>(DataTypes.STRING),
  secretHash: column<string>(DataTypes.CHAR(64)),
  hint: column<string>(DataTypes.STRING),
  scopes: jsonText<readonly ApiKeyScope[]>("scopes"),
  createdById: column<number>(DataTypes.INTEGER),
  expiresAt: column<Date>(DataTypes.DATE(3)),
  /** Updated once a minute at most, so that not every request with the key causes a write. */
  lastUsedAt: column<Date | null>(DataTypes.DATE(3)),
  revokedAt: column<Date | null>(DataTypes.DATE(3)),
  revokedById: column<number | null>(DataTypes.INTEGER),
  warnedAt: column<Date | null>(DataTypes.DATE(3)),
  createdAt: timestamp,
}) {}
