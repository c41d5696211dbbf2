import { Badge, chakra } from "../../../../components/chakra.ts"
import { useMinute } from "../../../../components/records/DateTime.tsx"
import type { MailDelivery_StateFragment } from "../../../../graphql/generated.ts"

// In milliseconds. Mail usually leaves within seconds.
const LONG_WAIT_MS = 5 * 60_000

/** `count` includes waiting mails only while sending is stuck. */
export const mailTrouble = (state: MailDelivery_StateFragment, now: number) => {
  const { isConfigured, waitingCount, oldestWaitingSince, failedCount, problem } = state
  // A mail that is refused for good does not hold up the others.
  const isBlocked = problem !== null && problem.outcome !== "REFUSED"
  const waitsLong = oldestWaitingSince !== null && now - Date.parse(oldestWaitingSince) >= LONG_WAIT_MS
  const isStuck = isConfigured && waitingCount > 0 && (isBlocked || waitsLong)
  return { isStuck, count: isConfigured ? failedCount + (isStuck ? waitingCount : 0) : 0 }
}

export const MailTroubleMark = ({ state }: { state: MailDelivery_StateFragment }) => {
  const { count } = mailTrouble(state, useMinute())
  if (count === 0) return null
  return (
    <Badge colorPalette="red" borderRadius="full">
      {count.toLocaleString("en-US")}
      <chakra.span srOnly> not delivered</chakra.span>
    </Badge>
  )
}
