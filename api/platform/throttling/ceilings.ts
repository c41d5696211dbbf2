import { createHash } from "node:crypto"
import type { Transaction } from "sequelize"
import { namesOf } from "../../contract/text/namesOf.ts"
import { config } from "../config/config.ts"
import { counterId, countUses } from "../counters/counter.ts"
import { clock } from "../database/clock/clock.ts"
import { database } from "../database/connection/database.ts"
import { select } from "../database/connection/statements.ts"

/** Per 24 hours, and for all senders together, so that strangers cannot fill the disk from many addresses. */
export const ceilings = {
  leads: 50_000,
  corrections: 20_000,
  privacy_requests: 5_000,
  passkey_challenges: 100_000,
  visitors: 200_000,
  mails: 20_000,
  file_kilobytes: 10_000_000,
  mail_kilobytes: 5_000_000,
}

/** For files and mails only, as `throttle.ts` limits everything else per address. */
export const senderCeilings = { file_kilobytes: 300_000, mail_kilobytes: 100_000 }

type Stored = keyof typeof ceilings

const windowSeconds = 24 * 60 * 60
const totalOf = (what: Stored) => ({ name: `stored-${what}`, limit: ceilings[what], windowSeconds })

/** Returns the wait in seconds, which is 0 below the limit. */
export const countStored = async (what: Stored, amount: number, transaction?: Transaction): Promise<number> => {
  if (!config.isRateLimited || amount === 0) return 0
  const [wait = 0] = await countUses([{ allowance: totalOf(what), key: "", points: Math.ceil(amount) }], transaction)
  return wait
}

/** Returns the wait in seconds, which is 0 below the limit. The sender is stored as a hash only. */
export const countSent = async (
  what: keyof typeof senderCeilings,
  sender: string,
  amount: number,
  transaction: Transaction,
): Promise<number> => {
  if (!config.isRateLimited) return 0
  const allowance = { name: `sent-${what}`, limit: senderCeilings[what], windowSeconds }
  const key = createHash("sha256").update(sender).digest("hex")
  const [wait = 0] = await countUses([{ allowance, key, points: Math.ceil(amount) }], transaction)
  return wait
}

export const readStored = async (): Promise<[what: Stored, amount: number][]> => {
  const names = namesOf(ceilings)
  const ids = names.map((what) => database().escape(counterId(totalOf(what), "")))
  const sql = `SELECT id, points FROM rate_limits WHERE id IN (${ids.join(", ")}) AND expires_at_ms > ${clock.now()}`
  const pointsOf = new Map((await select<{ id: string; points: number }>(database(), sql)).map((row) => [row.id, row]))
  return names.map((what) => [what, pointsOf.get(counterId(totalOf(what), ""))?.points ?? 0])
}
