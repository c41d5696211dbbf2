import { Badge, chakra } from "../../../../components/chakra.ts"
import { useMinute } from "../../../../components/records/DateTime.tsx"
import type { MailDelivery_StateFragment } from "../../../../graphql/generated.ts"

// In milliseconds. Mail usually leaves within seconds.
const LONG_WAIT_MS = 5 * 60_000

/** `isBlocked` if no mail leaves. `count` includes waiting mails only if they wait too long. */
export const mailTrouble = (state: MailDelivery_StateFragment, now: number) => {
  const { isConfigured, waitingCount, oldestWaitingSince, failedCount, problem } = state
  // A mail that is refused for good does not hold up the others.
  const isBlocked = isConfigured && waitingCount > 0 && problem !== null && problem.outcome !== "REFUSED"
  const waitsLong = oldestWaitingSince !== null && now - Date.parse(oldestWaitingSince) >= LONG_WAIT_MS
  const overdueCount = isConfigured && (isBlocked || waitsLong) ? waitingCount : 0
  return { isBlocked, count: isConfigured ? failedCount + overdueCount : 0 }
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
