import { Op, type WhereOptions } from "sequelize"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { recordAccountEvent } from "../../../platform/viewer/accountEvents.ts"
import { requireFreshProof, requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { UserSession } from "../users/user.model.ts"
import { deviceInWords } from "./device.ts"
import { isOpenSession } from "./session.ts"

const SHOWN_MAX = 100

export const listSessions = async (viewer: Viewer) => {
  const { id: userId } = requirePerson(viewer, "account")
  const sessions = await UserSession.findAll({
    where: { userId, ...isOpenSession() },
    order: [
      ["lastSeenAt", "DESC"],
      ["id", "DESC"],
    ],
    limit: SHOWN_MAX,
  })
  return Promise.all(
    sessions.map(async ({ id, userAgent, address, lastSeenAt, createdAt, expiresAt }) => ({
      id: String(id),
      isCurrent: id === viewer.session?.id,
      device: await deviceInWords(userAgent),
      address,
      lastSeenAt,
      createdAt,
      expiresAt,
    })),
  )
}

const endSessions = async (viewer: Viewer, which: WhereOptions, facts: { sessionId?: number }) => {
  const { id: userId } = requirePerson(viewer, "account")
  requireFreshProof(viewer)
  return inTransaction(async (transaction) => {
    const count = await UserSession.destroy({ where: { userId, ...isOpenSession(), ...which }, transaction })
    if (count > 0) await recordAccountEvent("user.session_revoked", viewer, { userId, count, ...facts }, transaction)
    return count
  })
}

export const revokeSession = async (viewer: Viewer, { id }: { id: string }) =>
  (await endSessions(viewer, { id: idOf(id) }, { sessionId: idOf(id) })) === 1

export const revokeOtherSessions = async (viewer: Viewer) =>
  endSessions(viewer, { id: { [Op.ne]: viewer.session?.id ?? 0 } }, {})
