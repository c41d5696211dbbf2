import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { AnswerDue } from "./AnswerDue.tsx"
import { LeadStatusBadge } from "./LeadStatusBadge.tsx"
import { leadStatusLabel } from "./leadStatusLook.ts"

interface Props {
  status: LeadStatus
  answerDueAt: string | null
  /** Has left the list that it is still shown in. */
  hasLeft?: boolean
}

/** A lead's status and, while it waits for its answer, how long it may. */
export const LeadStanding = ({ status, answerDueAt, hasLeft = false }: Props) => (
  <Stack align="start" gap="1">
    <LeadStatusBadge status={status} />
    {hasLeft && <Text fontSize="xs" whiteSpace="nowrap">{`Moved to ${leadStatusLabel(status)}`}</Text>}
    <AnswerDue dueAt={answerDueAt} />
  </Stack>
)
