import { MINUTE_MS } from "@farelight/api/contract/text/durations.ts"
import { Text } from "../../../components/chakra.ts"
import { formatDuration, formatMoment, useMinute } from "../../../components/records/DateTime.tsx"
import type { DetailedLead } from "../lead/leadKind.ts"
import { firstWord } from "../sections/FeedEntry.tsx"
import { AnswerDue, LastCallAttempt } from "../status/LeadStatus.tsx"

interface Props {
  lead: Pick<DetailedLead, "answerDueAt" | "mailReturnedAt" | "triedAt" | "waitingSince" | "createdAt">
  since: string
  sender: string
}

export const WaitingLine = ({ lead, since, sender }: Props) => {
  const { answerDueAt: dueAt, mailReturnedAt } = lead
  const age = useMinute() - Date.parse(since)
  const name = firstWord(sender)
  const ago = age < MINUTE_MS ? "just now" : `${formatDuration(age)} ago`
  return (
    <Text fontSize="sm" paddingX="3" paddingBottom="1">
      {since === mailReturnedAt ? `Mail to ${name} came back` : `${name} wrote`}{" "}
      <time dateTime={since} title={formatMoment(since)}>
        {ago}
      </time>
      .{" "}
      {dueAt && (
        <>
          Answer <AnswerDue dueAt={dueAt} />. <LastCallAttempt lead={lead} />
        </>
      )}
    </Text>
  )
}
