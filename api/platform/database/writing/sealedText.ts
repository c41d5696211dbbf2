import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto"
import { DataTypes, type Model, QueryTypes, type Sequelize } from "sequelize"
import { config } from "../../config/config.ts"
import { column } from "../reading/row.ts"

/** The prefix of a sealed text. The key's id follows, then nonce, tag and ciphertext of AES-256-GCM in base64url. */
const SEALED = "sealed:"

const NONCE_BYTES = 12
const TAG_BYTES = 16

const idOf = (key: Buffer) => createHash("sha256").update("key id").update(key).digest("hex").slice(0, 8)

export const seal = (text: string): string => {
  const [key] = config.secrets.keys
  if (!key) return text
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv("aes-256-gcm", key, nonce)
  const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
  return `${SEALED}${idOf(key)}:${Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString("base64url")}`
}

/** Returns a text unchanged if it is not sealed. Throws if the key is missing. */
export const unseal = (stored: string): string => {
  if (!stored.startsWith(SEALED)) return stored
  const [, id, encoded = ""] = stored.split(":")
  const key = config.secrets.keys.find((one) => idOf(one) === id)
  if (!key) throw new Error(`SECRETS_KEY lacks the key ${id}, under which secrets in the database are sealed`)
  const bytes = Buffer.from(encoded, "base64url")
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8")
}

/** For secrets that must stay readable, for which a hash does not suffice. */
export const sealedText = <Value extends string | null>(attribute: string) =>
  column<Value>(DataTypes.STRING, {
    get(this: Model): unknown {
      const stored = this.getDataValue(attribute)
      return typeof stored === "string" ? unseal(stored) : stored
    },
    set(this: Model, value: unknown) {
      this.setDataValue(attribute, typeof value === "string" ? seal(value) : value)
    },
  })

const places = [
  { table: "user_totp", id: "user_id", column: "secret", where: "secret IS NOT NULL" },
  { table: "webhooks", id: "id", column: "secret", where: "secret IS NOT NULL" },
  { table: "webhooks", id: "id", column: "previous_secret", where: "previous_secret IS NOT NULL" },
  { table: "team_settings", id: "name", column: "value", where: "name IN ('status_links', 'proof_of_work')" },
]

/** The update names the old value, so a secret that changes in the meantime stays. */
const rewriteSecrets = async (sequelize: Sequelize, rewrite: (stored: string) => string) => {
  for (const { table, id, column, where } of places) {
    const sql = `SELECT ${id} AS id, ${column} AS sealed FROM ${table} WHERE ${where}`
    const rows = await sequelize.query<{ id: number | string; sealed: string }>(sql, { type: QueryTypes.SELECT })
    for (const row of rows) {
      const replacements = { ...row, rewritten: rewrite(row.sealed) }
      if (replacements.rewritten === row.sealed) continue
      const update = `UPDATE ${table} SET ${column} = :rewritten WHERE ${id} = :id AND ${column} = :sealed`
      await sequelize.query(update, { replacements })
    }
  }
}

export const sealSecrets = (sequelize: Sequelize) => {
  const [key] = config.secrets.keys
  const current = key && `${SEALED}${idOf(key)}:`
  return rewriteSecrets(sequelize, (stored) => {
    const text = unseal(stored)
    return current && !stored.startsWith(current) ? seal(text) : stored
  })
}

export const unsealSecrets = (sequelize: Sequelize) => rewriteSecrets(sequelize, unseal)
