import { Op, type Transaction } from "sequelize"
import { ForbiddenError } from "../../../contract/api/errors.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { select } from "../../../platform/database/connection/statements.ts"
import { recordAccountEvent } from "../../../platform/viewer/accountEvents.ts"
import { isFreshProof, type Viewer } from "../../../platform/viewer/viewer.ts"
import { Passkey, RecoveryCode, Totp } from "./factor.model.ts"
import { recoveryCodeHash, spendRecoveryCode } from "./recoveryCodes.ts"
import { spendStep, stepOf } from "./totp.ts"

const hasFactorSql = (userId: string) => `(
  EXISTS (SELECT 1 FROM user_totp WHERE user_totp.user_id = ${userId} AND user_totp.confirmed_at IS NOT NULL)
  OR EXISTS (SELECT 1 FROM user_passkeys WHERE user_passkeys.user_id = ${userId}))`

export const FACTOR_SETTING = "second_factor_required"

/** The setting is `true` for all roles, or a JSON list, in which `INSTR` finds the role. */
export const lacksFactorSql = (account: string) => `(
  EXISTS (SELECT 1 FROM team_settings WHERE name = '${FACTOR_SETTING}' AND (value = 'true' OR INSTR(value, ${account}.role) > 0))
  AND NOT ${hasFactorSql(`${account}.id`)})`

export const withSecondFactor = async (userIds: readonly number[]): Promise<Set<number>> => {
  if (userIds.length === 0) return new Set()
  const sql = `SELECT id FROM admin_users WHERE id IN (${userIds.map(Number).join(", ")}) AND ${hasFactorSql("admin_users.id")}`
  return new Set((await select<{ id: number }>(database(), sql)).map(({ id }) => id))
}

export const hasSecondFactor = async (userId: number) => (await withSecondFactor([userId])).has(userId)

/** A password alone must not suffice to change second factors. */
export const requireFactorProof = async ({ user, session }: Viewer) => {
  if (!user || !(await hasSecondFactor(user.id))) return
  if (!session?.factorVerifiedAt || !isFreshProof(session.factorVerifiedAt))
    throw new ForbiddenError(refusals.factorProofNeeded, "FACTOR_PROOF_REQUIRED")
}

export const removeFactors = async (userId: number, transaction: Transaction) => {
  const whose = { where: { userId }, transaction }
  await Totp.destroy(whose)
  await Passkey.destroy(whose)
  await RecoveryCode.destroy(whose)
}

/** False if another request used the proof first, as each proof is valid once. */
export type SpendProof = (transaction: Transaction) => Promise<boolean>

/** Checked again in the transaction, as a factor may be added during the sign-in. */
export const needsNoFactor =
  (userId: number): SpendProof =>
  async (transaction) => {
    const confirmed = { userId, confirmedAt: { [Op.ne]: null } }
    const apps = await Totp.count({ where: confirmed, transaction })
    return apps + (await Passkey.count({ where: { userId }, transaction })) === 0
  }

/** Null for a wrong code. Call the returned function, which uses up the code, in the transaction that needs it. */
export const matchCode = async (by: Viewer, userId: number, code: string): Promise<SpendProof | null> => {
  const digits = code.replace(/\s/g, "")
  if (/^\d{6}$/.test(digits)) {
    const totp = await Totp.findByPk(userId)
    const step = totp?.confirmedAt ? await stepOf(totp.secret, digits) : null
    return step === null ? null : (transaction) => spendStep(userId, step, transaction)
  }
  const codeHash = await recoveryCodeHash(userId, code)
  if (codeHash === null) return null
  return async (transaction) => {
    const isSpent = await spendRecoveryCode(userId, codeHash, transaction)
    if (isSpent) await recordAccountEvent("user.recovery_code_used", by, { userId }, transaction)
    return isSpent
  }
}
