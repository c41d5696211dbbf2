import type { Transaction } from "sequelize"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { Passkey, RecoveryCode, Totp } from "../proofs/factor.model.ts"
import { User } from "../users/user.model.ts"

export const changeFactors = <Result>(userId: number, change: (transaction: Transaction) => Promise<Result>) =>
  inTransaction(async (transaction) => {
    await User.findByPk(userId, { attributes: ["id"], lock: true, transaction })
    return change(transaction)
  })

/** Recovery codes only stand in for another factor, so they are deleted with the last factor. */
export const dropUselessCodes = async (userId: number, transaction: Transaction) => {
  const totp = await Totp.findByPk(userId, { transaction })
  const passkeys = await Passkey.count({ where: { userId }, transaction })
  if (!totp?.confirmedAt && passkeys === 0) await RecoveryCode.destroy({ where: { userId }, transaction })
}
