import { DataTypes } from "sequelize"
import type { ApiKeyScope } from "../../../contract/accounts/apiKeys.ts"
import { column, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"

/** A key for programs. Only a hash of its secret is stored. One that is revoked stays, so that its name stays known. */
export class ApiKey extends table("api_keys", {
  id: rowId,
  name: column<string>(DataTypes.STRING),
  secretHash: column<string>(DataTypes.CHAR(64)),
  /** The end of the secret. */
  hint: column<string>(DataTypes.STRING),
  scopes: jsonText<readonly ApiKeyScope[]>("scopes"),
  createdById: column<number>(DataTypes.INTEGER),
  expiresAt: column<Date>(DataTypes.DATE(3)),
  /** To about a minute. */
  lastUsedAt: column<Date | null>(DataTypes.DATE(3)),
  revokedAt: column<Date | null>(DataTypes.DATE(3)),
  revokedById: column<number | null>(DataTypes.INTEGER),
  /** When owners were told that it expires soon. */
  warnedAt: column<Date | null>(DataTypes.DATE(3)),
  createdAt: timestamp,
}) {}
