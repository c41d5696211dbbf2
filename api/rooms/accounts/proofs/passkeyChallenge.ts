import { createHash, randomBytes } from "node:crypto"
import { Op } from "sequelize"
import { clock } from "../../../platform/database/clock/clock.ts"
import { PasskeyChallenge } from "./factor.model.ts"

export const CHALLENGE_LASTS_MS = 5 * 60_000

const idOf = (challenge: string) => createHash("sha256").update(challenge).digest("hex")

export const newChallenge = async (userId: number | null) => {
  const challenge = randomBytes(32)
  const id = idOf(challenge.toString("base64url"))
  await PasskeyChallenge.create({ id, userId, expiresAt: new Date(clock.now() + CHALLENGE_LASTS_MS) })
  return { id, challenge }
}

/** Returns a function that checks the answered challenge. Null if `id` is used up, expired or of another account. */
export const spendChallenge = async (id: string, userId: number | null) => {
  // A later `expiresAt` was stored while the clock was wrong, and would stay valid for too long.
  const latest = new Date(clock.now() + 2 * CHALLENGE_LASTS_MS)
  const where = { id, userId, expiresAt: { [Op.gt]: clock.date(), [Op.lt]: latest } }
  const spent = await PasskeyChallenge.destroy({ where })
  return spent === 1 ? (challenge: string) => idOf(challenge) === id : null
}

export const deleteEndedChallenges = () =>
  PasskeyChallenge.destroy({ where: { expiresAt: { [Op.lte]: clock.date() } } })
