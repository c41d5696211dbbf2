import type { Transaction } from "sequelize"
import type { FactsOf } from "../../contract/activity/eventTypes.ts"
import { type Allowance, count } from "../counters/counter.ts"
import { inTransaction } from "../database/connection/database.ts"
import { keyedWrite } from "../database/connection/keyedWrite.ts"
import { eventOf, originOf, recordEvents } from "../events/recordEvents.ts"
import { logger } from "../log/logger.ts"
import { logSecurityEvent, type SecurityEvent } from "../log/securityLog.ts"
import type { Viewer } from "./viewer.ts"

type AccountEvent = Exclude<SecurityEvent, "request.throttled" | "access.refused" | `api_key.${string}`>

/** What there is to know of it: the account concerned, if there is one, and what its type asks for. */
type AccountFacts<Type extends AccountEvent> = FactsOf<Type> & { userId?: number }

// Whoever does one of these proves by it who they are, and has no session yet.
const DONE_BY_ITS_USER: readonly AccountEvent[] = [
  "user.signed_in",
  "user.invitation_accepted",
  "user.password_reset",
  "user.recovery_code_used",
]

/** Records what happens to an account, in the transaction in which it happens, and logs it once it has happened. */
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

/** Records that somebody could not prove who they are, whether or not there is such an account. */
export const recordFailure = <Type extends "user.sign_in_failed" | "user.code_missing" | "user.proof_failed">(
  type: Type,
  by: Viewer,
  facts: AccountFacts<Type>,
) => inTransaction((transaction) => recordAccountEvent(type, by, facts, transaction))

// Whoever tries the same a thousand times is known after a few.
const refusals: Allowance = { name: "refusal-events", limit: 20, windowSeconds: 15 * 60 }

/** Records what a user or an API key was refused, unless it is known by now. Nobody waits for it. */
export const recordRefused = <Type extends "access.refused" | "api_key.refused">(
  { user, apiKey = null }: Pick<Viewer, "user" | "apiKey">,
  type: Type,
  facts: FactsOf<Type>,
) => {
  const [subjectType, id] = apiKey ? ["api_key", apiKey.id] : ["user", user?.id ?? null]
  const event = eventOf({ type, subjectType, subjectId: id, origin: originOf({ user, apiKey }), facts })
  const record = async () => {
    if ((await count(refusals, apiKey ? `key ${id}` : String(id))) > 0) return
    await inTransaction((transaction) => recordEvents([event], transaction))
  }
  // Not as a part of the refused request, which has no effect to note.
  keyedWrite.exit(record).catch((error: unknown) => logger.error({ err: error }, "a refusal was not recorded"))
}

/** Records that somebody asked for what their role, or their key, does not permit. */
export const recordRefusal = (refused: Viewer, facts: FactsOf<"access.refused">) =>
  recordRefused(refused, "access.refused", facts)
