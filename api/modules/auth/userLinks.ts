import { createHash, randomBytes } from "node:crypto"
import type { Transaction } from "sequelize"
import { type AccountLinkPurpose, accountLinks } from "../../contract/accountLinks.ts"
import { clock } from "../../database/clock.ts"
import { UserLink } from "./user.model.ts"

// A token has 256 random bits, so a plain hash cannot be guessed back.
const hashToken = (token: string) => createHash("sha256").update(token).digest("hex")

/** Makes a link, which counts from now on, and answers its token, which is stored nowhere. */
export const makeLink = async (userId: number, purpose: AccountLinkPurpose, transaction: Transaction) => {
  const token = randomBytes(32).toString("base64url")
  const expiresAt = new Date(clock.now() + accountLinks[purpose].lifetimeMs)
  await UserLink.create({ userId, purpose, tokenHash: hashToken(token), expiresAt }, { transaction })
  return token
}
