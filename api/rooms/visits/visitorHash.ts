import { createHash, randomBytes } from "node:crypto"
import { Op } from "sequelize"
import { DAY_MS } from "../../contract/text/durations.ts"
import { clock } from "../../platform/database/clock/clock.ts"
import { perDatabase } from "../../platform/database/connection/perDatabase.ts"
import { addressKey } from "../../platform/throttling/throttle.ts"
import type { Viewer } from "../../platform/viewer/viewer.ts"
import { VisitCount, VisitorMark, VisitSalt } from "./visit.model.ts"

export const utcToday = () => clock.wallTime().toISOString().slice(0, 10)

const makeSalt = async (day: string) => {
  const salt = randomBytes(32).toString("base64url")
  await VisitSalt.bulkCreate([{ day, salt }], { ignoreDuplicates: true })
  const made = await VisitSalt.findByPk(day, { rejectOnEmpty: true })
  return made.salt
}

const saltCache = perDatabase((): { day?: string; salt?: Promise<string> } => ({}))

const saltOf = (day: string) => {
  const state = saltCache()
  if (state.salt && state.day === day) return state.salt
  const salt = makeSalt(day)
  Object.assign(state, { day, salt })
  salt.catch(() => {
    if (state.salt === salt) state.salt = undefined
  })
  return salt
}

/** The day's salt is part of the hash, so that a visitor cannot be recognized on another day. */
export const visitorHash = async ({ address, userAgent = "" }: Viewer, day: string): Promise<string> => {
  const identity = [await saltOf(day), addressKey(address), userAgent].join("\n")
  return createHash("sha256").update(identity).digest("hex").slice(0, 32)
}

/** Twice the range of statistics, which compare with the period before. */
const COUNTED_DAYS = 732
const ROWS_AT_ONCE = 1_000

export const forgetVisitors = async () => {
  const isOver = { day: { [Op.lt]: utcToday() } }
  await VisitSalt.destroy({ where: isOver })
  for (;;) {
    const rows = await VisitorMark.findAll({ attributes: ["hash"], where: isOver, limit: ROWS_AT_ONCE, raw: true })
    if (rows.length === 0) break
    await VisitorMark.destroy({ where: { hash: rows.map(({ hash }) => hash) } })
  }
  const first = new Date(clock.wallTime().getTime() - COUNTED_DAYS * DAY_MS).toISOString().slice(0, 10)
  await VisitCount.destroy({ where: { day: { [Op.lt]: first } } })
}
