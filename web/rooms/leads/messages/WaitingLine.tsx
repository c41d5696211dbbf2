import { MINUTE_MS } from "@farelight/api/contract/text/durations.ts"
import { Text } from "../../../parts/chakra.ts"
import { describeSpan, formatMoment, useMinute } from "../../../parts/records/Moment.tsx"
import { AnswerDue } from "../status/LeadStatus.tsx"

export const WaitingLine = ({ since, dueAt, sender }: { since: string; dueAt: string | null; sender: string }) => {
  const age = useMinute() - Date.parse(since)
  const ago = age < MINUTE_MS ? "just now" : `${describeSpan(age)} ago`
  return (
    <Text
      fontSize="sm"
      background="bg.subtle"
      borderInlineStartWidth="3px"
      borderColor="brand.solid"
      borderEndRadius="l2"
      paddingX="3"
      paddingY="2"
    >
      {sender.trim().split(/\s/, 1).join()} wrote{" "}
      <time dateTime={since} title={formatMoment(since)}>
        {ago}
      </time>
      .{" "}
      {dueAt && (
        <>
          Answer <AnswerDue dueAt={dueAt} />.
        </>
      )}
    </Text>
  )
}
