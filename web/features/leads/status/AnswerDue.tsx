import { Text } from "@chakra-ui/react/text"
import { formatMoment, useMinute } from "../../../components/records/Moment.tsx"
import { describeAnswerDue } from "./answerDue.ts"

/** How long a lead may still wait for the promised answer. Without a date nothing is owed any more. */
export const AnswerDue = ({ dueAt }: { dueAt: string | null }) => {
  const now = useMinute()
  if (!dueAt) return null
  const { isOverdue, text } = describeAnswerDue(dueAt, now)
  return (
    <Text
      title={`Answer due ${formatMoment(dueAt)}`}
      color={isOverdue ? "fg.error" : "fg.muted"}
      fontSize="xs"
      fontWeight={isOverdue ? "semibold" : undefined}
      whiteSpace="nowrap"
    >
      {text}
    </Text>
  )
}
