import type { Transaction } from "sequelize"
import { logSecurityEvent, type SecurityEvent } from "../../../securityLog.ts"

/** What happens to the protection of an account, or of all. */
export type AccountEvent = Extract<
  SecurityEvent,
  | `user.${"totp_enabled" | "totp_disabled" | "recovery_codes_made" | "recovery_code_used"}`
  | `user.${"passkey_added" | "passkey_removed" | "session_revoked"}`
  | "team.second_factor_required"
>

/** What there is to know of it. */
export interface AccountFacts {
  userId: number
  /** The passkey or session, or how many. */
  passkeyId?: number
  sessionId?: number
  count?: number
  isRequired?: boolean
}

/** Records what happens to an account, in the transaction in which it happens. */
export const recordAccountEvent = (
  event: AccountEvent,
  by: { address: string },
  facts: AccountFacts,
  transaction: Transaction,
) => {
  transaction.afterCommit(() => logSecurityEvent(event, by, facts))
}
