import { Op } from "sequelize"
import { daysAfter } from "../../contract/apiKeys.ts"
import { clock } from "../../database/clock.ts"
import { inTransaction } from "../../database/database.ts"
import { User } from "../auth/user.model.ts"
import { whoMay } from "../auth/whoMay.ts"
import { queueAccountEmail } from "../email/queueAccountEmail.ts"
import { ApiKey } from "./apiKey.model.ts"

const WARNED_DAYS = 7

/**
 * Tells owners by mail that a key expires within a week. That it was done is stored in the transaction that queues the
 * mails, so that nobody gets two or none, however many processes there are.
 */
export const warnOfEndingKeys = async () => {
  const now = clock.date()
  const notYet = { revokedAt: null, warnedAt: null, expiresAt: { [Op.gt]: now, [Op.lte]: daysAfter(now, WARNED_DAYS) } }
  const keys = await ApiKey.findAll({ where: notYet, order: ["id"] })
  for (const { id, name: keyName, hint, expiresAt, lastUsedAt } of keys)
    await inTransaction(async (transaction) => {
      const [isFirst] = await ApiKey.update({ warnedAt: now }, { where: { ...notYet, id }, transaction })
      if (!isFirst) return
      const owners = await User.findAll({ where: whoMay("team:manage"), order: ["id"], transaction })
      for (const user of owners)
        await queueAccountEmail({ type: "API_KEY_EXPIRING", keyName, hint, expiresAt, lastUsedAt, user }, transaction)
    })
}
