import { createHmac, randomBytes } from "node:crypto"
import { type Transaction, UniqueConstraintError } from "sequelize"
import { database } from "../../../platform/database/connection/database.ts"
import { perDatabase } from "../../../platform/database/connection/perDatabase.ts"
import { select } from "../../../platform/database/connection/statements.ts"
import { seal, unseal } from "../../../platform/database/writing/sealedText.ts"
import type { LeadDescription, LeadRow } from "./leadKind.ts"

/** A status link can be revoked by a salt; an unsubscribe link works for good. */
export type LinkPurpose = "status" | "unsubscribe"

const SETTING = "status_links"

const keyCache = perDatabase((): { key?: string } => ({}))

const selectKey = async (transaction?: Transaction): Promise<string | undefined> => {
  const sql = `SELECT value FROM team_settings WHERE name = '${SETTING}'`
  const [row] = await select<{ value: string }>(database(), sql, { transaction })
  return row && unseal(row.value)
}

const makeKey = async (transaction?: Transaction) => {
  const key = seal(randomBytes(32).toString("hex"))
  try {
    await database().query(`INSERT INTO team_settings (name, value) VALUES ('${SETTING}', '${key}')`, { transaction })
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error
  }
  return selectKey(transaction)
}

/** Created once, as losing the key invalidates all links. */
export const readLinkKey = async (transaction?: Transaction): Promise<string> => {
  const found = keyCache().key ?? (await selectKey(transaction)) ?? (await makeKey(transaction))
  if (!found) throw new Error("The key of the status links is gone")
  // A key created in a transaction is not cached, as it may still be rolled back.
  if (!transaction) keyCache().key = found
  return found
}

/** Derived from the id, so that earlier leads have a token too. The salt invalidates former tokens. */
export const tokenFor = (
  { letter }: Pick<LeadDescription, "letter">,
  { id, linkSalt }: Pick<LeadRow, "id" | "linkSalt">,
  key: string,
  purpose: LinkPurpose = "status",
) => {
  const signed = [purpose, letter, id, ...(linkSalt ? [linkSalt] : [])].join(" ")
  return `${letter}${id}-${createHmac("sha256", key).update(signed).digest("base64url")}`
}
