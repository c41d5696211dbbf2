import { Op } from "sequelize"
import { daysAfter } from "../../../contract/accounts/apiKeys.ts"
import { clock, notRecordedYet } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { queueAccountEmail } from "../mails/queueAccountEmail.ts"
import { User } from "../users/user.model.ts"
import { usersWithPermission } from "../users/usersWithPermission.ts"
import { ApiKey } from "./apiKey.model.ts"

const WARNED_DAYS = 7

/** The warning is recorded in the mail's transaction, so that owners get one mail per key. */
export const warnOfEndingKeys = async () => {
  const now = clock.date()
  const expiresAt = { [Op.gt]: now, [Op.lte]: daysAfter(now, WARNED_DAYS) }
  const where = { revokedAt: null, warnedAt: notRecordedYet(now), expiresAt }
  const keys = await ApiKey.findAll({ where, order: ["id"] })
  for (const { id, name: keyName, hint, expiresAt, lastUsedAt } of keys)
    await inTransaction(async (transaction) => {
      const [isFirst] = await ApiKey.update({ warnedAt: now }, { where: { ...where, id }, transaction })
      if (!isFirst) return
      const owners = await User.findAll({ where: usersWithPermission("team:manage"), order: ["id"], transaction })
      for (const user of owners)
        await queueAccountEmail({ type: "API_KEY_EXPIRING", keyName, hint, expiresAt, lastUsedAt, user }, transaction)
    })
}
