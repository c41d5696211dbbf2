import type { Transaction } from "sequelize"
import type { FactsOf } from "../../contract/activity/eventTypes.ts"
import { type Allowance, countPoints } from "../counters/counter.ts"
import { inTransaction } from "../database/connection/database.ts"
import { keyedWrite } from "../database/connection/keyedWrite.ts"
import { eventOf, originOf, recordEvents } from "../events/recordEvents.ts"
import { logger } from "../log/logger.ts"
import { logSecurityEvent, type SecurityEvent } from "../log/securityLog.ts"
import type { Viewer } from "./viewer.ts"

type AccountEvent = Exclude<SecurityEvent, "request.throttled" | "access.refused" | `api_key.${string}`>

type AccountFacts<Type extends AccountEvent> = FactsOf<Type> & { userId?: number }

// With these events, the user has proven their identity, although there is no session yet.
const DONE_BY_ITS_USER: readonly AccountEvent[] = [
  "user.signed_in",
  "user.invitation_accepted",
  "user.password_reset",
  "user.recovery_code_used",
]

/** Logs only after the commit, so that the log has no event that was rolled back. */
export const recordAccountEvent = async <Type extends AccountEvent>(
  type: Type,
  { address, user }: Pick<Viewer, "address" | "user">,
  facts: AccountFacts<Type>,
  transaction: Transaction,
) => {
  const { userId, ...known } = facts
  const actor = userId !== undefined && DONE_BY_ITS_USER.includes(type) ? { id: userId } : user
  const origin = originOf({ user: actor })
  await recordEvents([eventOf({ type, subjectId: userId, origin, facts: known })], transaction)
  transaction.afterCommit(() => logSecurityEvent(type, { address }, facts))
}

export const recordFailure = <Type extends "user.sign_in_failed" | "user.code_missing" | "user.proof_failed">(
  type: Type,
  by: Viewer,
  facts: AccountFacts<Type>,
) => inTransaction((transaction) => recordAccountEvent(type, by, facts, transaction))

// A client may repeat an attempt a thousand times, and a few records of it suffice.
const refusals: Allowance = { name: "refusal-events", limit: 20, windowSeconds: 15 * 60 }

export const recordRefusalEvent = <Type extends "access.refused" | "api_key.refused">(
  { user, apiKey = null }: Pick<Viewer, "user" | "apiKey">,
  type: Type,
  facts: FactsOf<Type>,
) => {
  const [subjectType, id] = apiKey ? ["api_key", apiKey.id] : ["user", user?.id ?? null]
  const event = eventOf({ type, subjectType, subjectId: id, origin: originOf({ user, apiKey }), facts })
  const record = async () => {
    if ((await countPoints(refusals, apiKey ? `key ${id}` : String(id))) > 0) return
    await inTransaction((transaction) => recordEvents([event], transaction))
  }
  // Runs outside the context of the refused request, as that request has no effect to commit.
  keyedWrite.exit(record).catch((error: unknown) => logger.error({ err: error }, "a refusal was not recorded"))
}

export const recordRefusal = (refused: Viewer, facts: FactsOf<"access.refused">) =>
  recordRefusalEvent(refused, "access.refused", facts)
