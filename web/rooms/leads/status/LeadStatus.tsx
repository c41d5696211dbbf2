import type { LeadStatus } from "../../../graphql/generated.ts"
import { Badge, Button, Stack } from "../../../parts/chakra.ts"
import { Select } from "../../../parts/forms/Select.tsx"
import { describeSpan, describeSpanBriefly, formatMoment, useMinute } from "../../../parts/records/Moment.tsx"
import type { ListedLead } from "../lead/leadKind.ts"
import type { SaveMoves } from "./changeStatuses.ts"
import { useStatusChanges } from "./LastChange.tsx"
import { leadStatusLabel, leadStatusNames, leadStatusPalettes, nextLeadStatus } from "./leadStatusLook.ts"

/** A lead's status in its color. */
export const LeadStatusBadge = ({ status }: { status: LeadStatus }) => (
  <Badge colorPalette={leadStatusPalettes[status]} size="md">
    {leadStatusLabel(status)}
  </Badge>
)

interface DueProps {
  dueAt: string
  isBrief?: boolean
}

/** How long the answer may take, or by how much it is late. */
export const AnswerDue = ({ dueAt, isBrief = false }: DueProps) => {
  const left = Date.parse(dueAt) - useMinute()
  const isOverdue = left <= 0
  const describe = isBrief ? describeSpanBriefly : describeSpan
  return (
    <span
      className="answer-due"
      data-brief={isBrief || undefined}
      data-overdue={isOverdue || undefined}
      title={`Answer due ${formatMoment(dueAt)}`}
    >
      {isOverdue ? `${describe(-left)} overdue` : `due in ${describe(left)}`}
    </span>
  )
}

/** A lead's status and, until it is answered, how long the answer may take. */
export const LeadStatusCell = ({
  lead: { status, answerDueAt },
}: {
  lead: Pick<ListedLead, "status" | "answerDueAt">
}) => (
  <Stack align="start" gap="1">
    <LeadStatusBadge status={status} />
    {answerDueAt && <AnswerDue dueAt={answerDueAt} />}
  </Stack>
)

interface AgeProps {
  lead: Pick<ListedLead, "status" | "answerDueAt" | "createdAt">
  /** It has left the list in which it is still shown. */
  hasLeft: boolean
}

/** How long ago a lead arrived and, until it is answered, how long the answer may take. */
export const LeadAge = ({ lead: { status, answerDueAt, createdAt }, hasLeft }: AgeProps) => {
  const age = useMinute() - Date.parse(createdAt)
  return (
    <>
      <time className="lead-age" dateTime={createdAt} title={`Received ${formatMoment(createdAt)}`}>
        {describeSpanBriefly(age)}
      </time>
      {(hasLeft || answerDueAt) && <span className="lead-age-gap">{" · "}</span>}
      {hasLeft && `Moved to ${leadStatusLabel(status)}`}
      {!hasLeft && answerDueAt && <AnswerDue dueAt={answerDueAt} isBrief />}
    </>
  )
}

/** Puts one lead into the status that comes next; nothing where there is none. */
export const NextStatusButton = ({ lead: { id, name, status }, save }: { lead: ListedLead; save: SaveMoves }) => {
  const { change } = useStatusChanges()
  const next = nextLeadStatus[status]
  if (!next) return null
  return (
    <Button
      size="xs"
      variant="outline"
      borderColor="border.emphasized"
      minWidth="5.5rem"
      aria-label={`Mark ${name} as ${leadStatusLabel(next)}`}
      onClick={() => change(save, [{ id, name, from: status, to: next }])}
    >
      {leadStatusLabel(next)}
    </Button>
  )
}

const statusOptions = leadStatusNames.map((name) => ({ name, label: leadStatusLabel(name) }))

interface SelectProps {
  lead: Pick<ListedLead, "id" | "name" | "status">
  save: SaveMoves
  size?: "xs" | "sm"
}

/** Puts one lead into any of the statuses. */
export const LeadStatusSelect = ({ lead: { id, name, status }, save, size = "sm" }: SelectProps) => {
  const { change } = useStatusChanges()
  return (
    <Select
      label={`Status of ${name}`}
      size={size}
      {...(size === "xs" ? { width: "6.25rem", variant: "plain" } : { width: "32" })}
      options={statusOptions}
      chosen={status}
      choose={(to) => change(save, [{ id, name, from: status, to }])}
    />
  )
}
