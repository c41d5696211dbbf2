import { Transaction } from "sequelize"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { recordEvents } from "../../../platform/events/recordEvents.ts"
import { User, usernameKey } from "../../accounts/users/user.model.ts"
import { leadEvent } from "../history/leadEvents.ts"
import { StoredStatusChange } from "../related/leadWork.model.ts"

const AT_ONCE = 500

const copyBatch = () =>
  inTransaction(
    async (transaction) => {
      const where = { carriedAt: null }
      const options = { where, order: ["id"], limit: AT_ONCE, transaction, lock: true }
      const changes = await StoredStatusChange.findAll(options)
      const keys = [...new Set(changes.map(({ changedBy }) => usernameKey(changedBy)))]
      const users = await User.findAll({ where: { usernameKey: keys }, transaction })
      const idOf = new Map(users.map((user) => [user.usernameKey, user.id]))
      const events = changes.map(({ leadType, leadId, fromStatus, toStatus, changedBy, changedAt }) => {
        const actorId = idOf.get(usernameKey(changedBy)) ?? null
        const origin = { actorType: "user" as const, actorId, requestId: null }
        const facts = { from: fromStatus, to: toStatus, ...(actorId === null && { changedBy }) }
        return { ...leadEvent("status_changed", { leadType, leadId }, origin, facts), occurredAt: changedAt }
      })
      await recordEvents(events, transaction)
      const carried = { where: { id: changes.map(({ id }) => id) }, transaction }
      await StoredStatusChange.update({ carriedAt: clock.wallTime() }, carried)
      return changes.length
    },
    // Does not lock the gaps between rows, as the previous version inserts there.
    { isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED },
  )

/** The previous version still stores status changes in its table during a rollout, so they are copied. */
export const copyStatusChanges = async () => {
  while ((await copyBatch()) > 0);
}
