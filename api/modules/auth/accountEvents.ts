import { logger } from "../../logger.ts"
import { type Allowance, count } from "../../throttling/counter.ts"
import { type NewEvent, originOf, recordAccess } from "../events/recordEvents.ts"
import type { Account } from "./session.ts"

// Whoever tries the same a thousand times is known after a few.
const refusals: Allowance = { name: "refusal-events", limit: 20, windowSeconds: 15 * 60 }

/** What an account does, or what is tried with it; null if there is no such account. */
export const accountEvent = (type: string, userId: number | null, user: Pick<Account, "id"> | null): NewEvent => ({
  type,
  subjectType: "user",
  subjectId: userId,
  origin: originOf({ user }),
})

/** Records that somebody who is signed in asked for what their role does not permit. Nobody waits for it. */
export const recordRefusal = (user: Account, permission: string) => {
  const event = { ...accountEvent("access.refused", user.id, user), facts: { permission } }
  const record = async () => {
    if ((await count(refusals, String(user.id))) === 0) await recordAccess(event)
  }
  record().catch((error: unknown) => logger.error({ err: error }, "a refusal was not recorded"))
}
