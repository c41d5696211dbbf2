import type { LeadEmails_EmailFragment } from "../../../graphql/generated.ts"
import { Badge } from "../../../parts/chakra.ts"
import { formatMoment } from "../../../parts/records/Moment.tsx"
import { describeNextAttempt, EmailStatusBadge } from "./emailLogLook.tsx"

type Email = Pick<
  LeadEmails_EmailFragment,
  "status" | "attempts" | "nextAttemptAt" | "deliveredAt" | "bouncedAt" | "bounceKind" | "bounceReason"
>

/** Why a mail has not arrived, or not yet, in a sentence; empty where there is nothing to say. */
export const whyOf = ({ status, attempts, nextAttemptAt, bouncedAt, bounceReason }: Email, now: number) => {
  if (bouncedAt) return bounceReason ?? ""
  const problem = status === "FAILED" || status === "QUEUED" ? attempts.at(-1)?.explanation : undefined
  if (!problem) return ""
  const next = status === "QUEUED" && nextAttemptAt && `${describeNextAttempt(nextAttemptAt, now)}.`
  return [problem, next].filter(Boolean).join(" ")
}

/** What has become of a mail, as far as the servers on its way have said. */
export const DeliveryBadge = ({ email: { status, deliveredAt, bouncedAt, bounceKind } }: { email: Email }) => {
  if (bouncedAt)
    return (
      <Badge colorPalette={bounceKind === "HARD" ? "red" : "yellow"} title={formatMoment(bouncedAt)}>
        {bounceKind === "HARD" ? "came back" : "came back for now"}
      </Badge>
    )
  if (deliveredAt)
    return (
      <Badge colorPalette="green" title={`Reported by its recipient's server, ${formatMoment(deliveredAt)}`}>
        delivered
      </Badge>
    )
  if (status === "QUEUED") return <Badge colorPalette="yellow">waiting</Badge>
  return <EmailStatusBadge status={status} />
}
