import { createHash, randomBytes } from "node:crypto"
import { Op, type Transaction } from "sequelize"
import { type AccountLinkPurpose, accountLinks } from "../../../contract/accounts/accountLinks.ts"
import { DeadLinkError } from "../../../contract/api/errors.ts"
import { deadLinks } from "../../../contract/api/refusals.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { UserLink } from "./user.model.ts"

const KEPT_MS = 30 * 24 * 60 * 60_000

// A fast hash is safe, as 256 random bits cannot be guessed.
const hashToken = (token: string) => createHash("sha256").update(token).digest("hex")

export const makeLink = async (userId: number, purpose: AccountLinkPurpose, transaction: Transaction) => {
  const token = randomBytes(32).toString("base64url")
  const expiresAt = new Date(clock.now() + accountLinks[purpose].lifetimeMs)
  await UserLink.create({ userId, purpose, tokenHash: hashToken(token), expiresAt }, { transaction })
  return token
}

const isOpenLink = () => ({ usedAt: null, expiresAt: { [Op.gt]: clock.date() } })

export const findLink = async (purpose: AccountLinkPurpose, token: string): Promise<UserLink> => {
  const link = await UserLink.findOne({ where: { purpose, tokenHash: hashToken(token) } })
  if (!link) throw new DeadLinkError(deadLinks[purpose].unknown)
  if (link.usedAt) throw new DeadLinkError(deadLinks[purpose].used)
  if (!clock.isOpen(link.expiresAt, accountLinks[purpose].lifetimeMs))
    throw new DeadLinkError(deadLinks[purpose].expired)
  return link
}

/** Only one of several concurrent requests succeeds; the others get a `DeadLinkError`. */
export const useLink = async ({ id, purpose }: UserLink, transaction: Transaction) => {
  const [used] = await UserLink.update({ usedAt: clock.date() }, { where: { id, ...isOpenLink() }, transaction })
  if (used === 0) throw new DeadLinkError(deadLinks[purpose].used)
}

export const withdrawLinks = (userId: number, purposes: readonly AccountLinkPurpose[], transaction: Transaction) =>
  UserLink.update(
    { expiresAt: clock.date() },
    { where: { userId, purpose: [...purposes], ...isOpenLink() }, transaction },
  )

/** Ended links stay for 30 days, so that their holders learn why they no longer work. */
export const deleteEndedLinks = () =>
  UserLink.destroy({ where: { expiresAt: { [Op.lte]: new Date(clock.now() - KEPT_MS) } } })
