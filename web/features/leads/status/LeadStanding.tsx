import { Stack } from "@chakra-ui/react/stack"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { AnswerDue } from "./AnswerDue.tsx"
import { LeadStatusBadge } from "./LeadStatusBadge.tsx"

/** A lead's status and, while it waits for its answer, how long it may. */
export const LeadStanding = ({ status, answerDueAt }: { status: LeadStatus; answerDueAt: string | null }) => (
  <Stack align="start" gap="1">
    <LeadStatusBadge status={status} />
    <AnswerDue dueAt={answerDueAt} />
  </Stack>
)
