import type { Transaction } from "sequelize"
import type { Role } from "../../contract/roles.ts"
import { logSecurityEvent, type SecurityEvent } from "../../securityLog.ts"
import type { Viewer } from "../auth/viewer.ts"

/** What happens to accounts. */
type TeamEvent = Extract<
  SecurityEvent,
  | "user.invited"
  | "user.invitation_accepted"
  | "user.role_changed"
  | "user.deactivated"
  | "user.reactivated"
  | "user.password_changed"
  | "user.password_reset_requested"
  | "user.password_reset"
>

/** Records what happens to an account, in the transaction in which it happens. */
export const recordTeamEvent = (
  type: TeamEvent,
  { viewer, user, facts }: { viewer: Viewer; user: { id: number }; facts?: { role?: Role; from?: Role } },
  transaction: Transaction,
) => {
  transaction.afterCommit(() => logSecurityEvent(type, viewer, { userId: user.id, ...facts }))
}
