import { Badge } from "@chakra-ui/react/badge"
import { NativeSelect } from "@chakra-ui/react/native-select"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { describeSpan, formatMoment, useMinute } from "../../../components/records/Moment.tsx"
import type { LeadStatus } from "../../../graphql/generated.ts"
import type { ListedLead } from "../leadKind.ts"
import type { SaveMoves } from "./changeStatuses.ts"
import { useStatusChanges } from "./LastChange.tsx"
import { leadStatusLabel, leadStatusNames, leadStatusPalettes } from "./leadStatusLook.ts"

/** A lead's status in its color. */
export const LeadStatusBadge = ({ status }: { status: LeadStatus }) => (
  <Badge colorPalette={leadStatusPalettes[status]} variant="surface" size="md">
    {leadStatusLabel(status)}
  </Badge>
)

/** How long a lead may still wait for the promised answer. */
const AnswerDue = ({ dueAt }: { dueAt: string }) => {
  const left = Date.parse(dueAt) - useMinute()
  const isOverdue = left <= 0
  return (
    <Text
      title={`Answer due ${formatMoment(dueAt)}`}
      color={isOverdue ? "fg.error" : "fg.muted"}
      fontSize="xs"
      fontWeight={isOverdue ? "semibold" : undefined}
      whiteSpace="nowrap"
    >
      {isOverdue ? `Overdue by ${describeSpan(-left)}` : `${describeSpan(left)} left`}
    </Text>
  )
}

interface CellProps {
  lead: Pick<ListedLead, "status" | "answerDueAt">
  /** It has left the list in which it is still shown. */
  hasLeft?: boolean
}

/** A lead's status and, until it is answered, how long the answer may take. */
export const LeadStatusCell = ({ lead: { status, answerDueAt }, hasLeft = false }: CellProps) => (
  <Stack align="start" gap="1">
    <LeadStatusBadge status={status} />
    {hasLeft && <Text fontSize="xs" whiteSpace="nowrap">{`Moved to ${leadStatusLabel(status)}`}</Text>}
    {answerDueAt && <AnswerDue dueAt={answerDueAt} />}
  </Stack>
)

/** Puts one lead into any of the statuses. */
export const LeadStatusSelect = ({ lead: { id, name, status }, save }: { lead: ListedLead; save: SaveMoves }) => {
  const { change } = useStatusChanges()
  return (
    <NativeSelect.Root size="sm" minWidth="32">
      <NativeSelect.Field
        aria-label={`Status of ${name}`}
        // The edge of a control must stand out from its background by 3:1 (WCAG 1.4.11).
        borderColor="border.emphasized"
        value={status}
        onChange={({ currentTarget }) =>
          change(save, [{ id, name, from: status, to: currentTarget.value as LeadStatus }])
        }
      >
        {leadStatusNames.map((option) => (
          <option key={option} value={option}>
            {leadStatusLabel(option)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
