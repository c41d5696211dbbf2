import { Op, type Transaction } from "sequelize"
import { ConflictError, InvalidInputError } from "../../../contract/api/errors.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { isGuessable } from "../../../platform/text/passwordStrength.ts"
import type { Session } from "../../../platform/viewer/viewer.ts"
import { revokeLinks } from "../mails/queueAccountEmail.ts"
import { hashPassword } from "../passwords/password.ts"
import { rotateToken } from "../signIn/session.ts"
import { replacedPasswordHash } from "../users/adminAccount.ts"
import { User, UserSession } from "../users/user.model.ts"

export const requireStrongPassword = (field: string, chosen: string, ownWords: readonly (string | null)[]) => {
  const words = ownWords.filter((word) => word !== null)
  if (isGuessable(chosen, words)) throw new InvalidInputError([{ field, message: refusals.guessablePassword }])
}

/** Ends all sessions except `kept`, and returns its new token. Throws `ConflictError` if the account has changed. */
export const setPassword = async (
  user: User,
  password: string,
  alongside: (transaction: Transaction) => Promise<unknown>,
  kept: Session | null = null,
) => {
  const passwordHash = await hashPassword(password)
  const replaced = await replacedPasswordHash(user)
  const token = await inTransaction(async (transaction) => {
    await alongside(transaction)
    const where = { id: user.id, state: "ACTIVE", passwordHash: user.passwordHash }
    const [count] = await User.update({ passwordHash, replacedPasswordHash: replaced }, { where, transaction })
    if (count === 0) throw new ConflictError("The account has changed meanwhile. Please try again.")
    await UserSession.destroy({ where: { userId: user.id, id: { [Op.ne]: kept?.id ?? 0 } }, transaction })
    await revokeLinks(user.id, ["PASSWORD_RESET"], transaction)
    return kept && rotateToken(kept, transaction)
  })
  await user.reload()
  return token
}
