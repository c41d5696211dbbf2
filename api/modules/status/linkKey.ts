import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { type Sequelize, type Transaction, UniqueConstraintError } from "sequelize"
import { readToken } from "../../contract/statusLink.ts"
import { database } from "../../database/database.ts"
import { seal, unseal } from "../../database/sealedText.ts"
import { select } from "../../database/statements.ts"
import type { LeadDescription } from "../leads/leadKind.ts"

/** Its value is the key by which all processes sign the links for senders. */
const SETTING = "status_links"

const known = new WeakMap<Sequelize, string>()

const selectKey = async (transaction?: Transaction): Promise<string | undefined> => {
  const sql = `SELECT value FROM team_settings WHERE name = '${SETTING}'`
  const [row] = await select<{ value: string }>(database(), sql, { transaction })
  return row && unseal(row.value)
}

/** Stores a key, unless another process has just done so. */
const makeKey = async (transaction?: Transaction) => {
  const key = seal(randomBytes(32).toString("hex"))
  try {
    await database().query(`INSERT INTO team_settings (name, value) VALUES ('${SETTING}', '${key}')`, { transaction })
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error
  }
  return selectKey(transaction)
}

/** The key that signs the links for senders. It is made once; without it no link counts any more. */
export const readLinkKey = async (transaction?: Transaction): Promise<string> => {
  const found = known.get(database()) ?? (await selectKey(transaction)) ?? (await makeKey(transaction))
  if (!found) throw new Error("The key of the status links is gone")
  // One that is made in a transaction may yet be rolled back.
  if (!transaction) known.set(database(), found)
  return found
}

const signatureOf = (letter: string, id: number, key: string) =>
  createHmac("sha256", key).update(`status ${letter} ${id}`).digest()

/**
 * What opens the page about a lead for its sender, and for nobody who does not know it. It is derived from the id, so leads
 * from before there were links have one as well, and so has what waits in quarantine.
 */
export const tokenFor = ({ letter }: Pick<LeadDescription, "letter">, id: number, key: string) =>
  `${letter}${id}-${signatureOf(letter, id, key).toString("base64url")}`

/** The lead that a token stands for, by its kind's letter and its id; null for a token that is not ours. */
export const openToken = async (token: string): Promise<{ letter: string; id: number } | null> => {
  const read = readToken(token)
  if (!read) return null
  const signature = Buffer.from(token.slice(token.indexOf("-") + 1), "base64url")
  const right = signatureOf(read.letter, read.id, await readLinkKey())
  return signature.length === right.length && timingSafeEqual(signature, right) ? read : null
}
