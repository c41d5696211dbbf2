import { Op, type Transaction } from "sequelize"
import { clock } from "../../../platform/database/clock/clock.ts"
import { Totp } from "./factor.model.ts"

/** What apps and devices call this site. */
export const PRODUCT = "Farelight"

const STEP_MS = 30_000

// The codes of a phone whose clock is off by 90 s, and one step for typing.
const WINDOW = 4

// By how many steps a stored one may lie in the future before it shows that the clock was set back since.
const TOLERANCE = 2

const settings = { issuer: PRODUCT, algorithm: "SHA1", digits: 6, period: STEP_MS / 1000 }

/** A new secret in base32, and the `otpauth://` address by which an app takes it over. */
export const newTotpSecret = async (label: string) => {
  const { Secret, TOTP } = await import("otpauth")
  const secret = new Secret({ size: 20 })
  return { secret: secret.base32, uri: new TOTP({ ...settings, label, secret }).toString() }
}

/** The time step of a code, or null if it is not current. By the wall clock, as phones know no other. */
export const stepOf = async (secret: string, code: string): Promise<number | null> => {
  const { Secret, TOTP } = await import("otpauth")
  // Some keyboards type full-width digits, at which the library throws.
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

/** Uses up the code of a step and all before it. Of several requests with the same code, this is true for one. */
export const spendStep = async (userId: number, step: number, transaction: Transaction): Promise<boolean> => {
  const last = Math.floor(clock.wallTime().getTime() / STEP_MS) + WINDOW + TOLERANCE
  const isUnused = { [Op.or]: [{ [Op.lt]: step }, { [Op.gt]: last }] }
  const where = { userId, confirmedAt: { [Op.ne]: null }, lastStep: isUnused }
  const [spent] = await Totp.update({ lastStep: step }, { where, transaction })
  return spent === 1
}
