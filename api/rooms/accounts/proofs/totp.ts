import { Op, type Transaction } from "sequelize"
import { clock } from "../../../platform/database/clock/clock.ts"
import { Totp } from "./factor.model.ts"

export const PRODUCT = "Farelight"

const STEP_MS = 30_000

// Allows for a phone clock off by 90 s, plus one step for typing.
const WINDOW = 4

// A stored step further ahead than this was set by a wrong clock, and must not block valid codes.
const TOLERANCE = 2

const settings = { issuer: PRODUCT, algorithm: "SHA1", digits: 6, period: STEP_MS / 1000 }

export const newTotpSecret = async (label: string) => {
  const { Secret, TOTP } = await import("otpauth")
  const secret = new Secret({ size: 20 })
  return { secret: secret.base32, uri: new TOTP({ ...settings, label, secret }).toString() }
}

/** Null for a code that is not current. Reads the wall clock, as phones do. */
export const stepOf = async (secret: string, code: string): Promise<number | null> => {
  const { Secret, TOTP } = await import("otpauth")
  // Some keyboards type full-width digits, on which the library throws.
  const token = code.normalize("NFKC").replace(/\s/g, "")
  if (!/^\d{6}$/.test(token)) return null
  const timestamp = clock.wallTime().getTime()
  const delta = TOTP.validate({
    ...settings,
    secret: Secret.fromBase32(secret),
    token,
    timestamp,
    window: WINDOW,
  })
  return delta === null ? null : Math.floor(timestamp / STEP_MS) + delta
}

/** Uses up earlier steps too. True for only one of several concurrent requests, as a code works once. */
export const spendStep = async (userId: number, step: number, transaction: Transaction): Promise<boolean> => {
  const last = Math.floor(clock.wallTime().getTime() / STEP_MS) + WINDOW + TOLERANCE
  const isUnused = { [Op.or]: [{ [Op.lt]: step }, { [Op.gt]: last }] }
  const where = { userId, confirmedAt: { [Op.ne]: null }, lastStep: isUnused }
  const [spent] = await Totp.update({ lastStep: step }, { where, transaction })
  return spent === 1
}
