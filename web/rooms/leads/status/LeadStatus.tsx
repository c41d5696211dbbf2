import { Badge } from "../../../components/chakra.ts"
import {
  formatDuration,
  formatMoment,
  formatRemaining,
  shorten,
  useMinute,
} from "../../../components/records/DateTime.tsx"
import { dateFormat } from "../../../components/records/dateFormat.ts"
import type { LeadStatus } from "../../../graphql/generated.ts"
import type { ListedLead } from "../lead/leadKind.ts"
import { type SaveMoves, statusMove } from "./changeStatuses.ts"
import { leadStatusLabel, leadStatusNames, leadStatusPalettes, nextLeadStatus } from "./leadStatusLook.ts"
import { useStatusChanges } from "./StatusChanges.tsx"

export const LeadStatusBadge = ({ status }: { status: LeadStatus }) => (
  <Badge colorPalette={leadStatusPalettes[status]} size="md">
    {leadStatusLabel(status)}
  </Badge>
)

export const StatusReason = ({ lead: { statusReason } }: { lead: Pick<ListedLead, "statusReason"> }) =>
  statusReason && (
    <span className="lead-aside" title={statusReason}>
      {statusReason}
    </span>
  )

type TriedLead = Pick<ListedLead, "triedAt" | "waitingSince" | "createdAt">

interface TriedProps {
  lead: TriedLead
  className?: string
}

const formatShortDay = dateFormat({ day: "numeric", month: "short" })

/**
 * In table rows, `isBrief` shows only "late", or nothing if the answer is not overdue; screen readers get the time too.
 */
export const AnswerDue = ({ dueAt, isBrief = false }: { dueAt: string; isBrief?: boolean }) => {
  const left = Date.parse(dueAt) - useMinute()
  const isOverdue = left <= 0
  const words = isOverdue ? `${formatDuration(-left)} overdue` : `due in ${formatRemaining(left)}`
  return (
    <span
      className="answer-due"
      data-brief={isBrief || undefined}
      data-overdue={isOverdue || undefined}
      title={`Answer due ${formatMoment(dueAt)}`}
    >
      {isBrief && isOverdue && "late "}
      {isBrief ? <span>{shorten(words)}</span> : words}
    </span>
  )
}

/** Ignores calls from before the current wait. */
export const LastCallAttempt = ({ lead: { triedAt, waitingSince, createdAt }, className }: TriedProps) =>
  triedAt && triedAt > (waitingSince ?? createdAt) ? (
    <span className={className} title={`Called on ${formatMoment(triedAt)}, not reached`}>
      {` Tried ${formatShortDay(Date.parse(triedAt))}`}
    </span>
  ) : null

interface AgeProps {
  lead: Pick<ListedLead, "answerDueAt"> & TriedLead
  hasLeft: boolean
}

export const LeadAge = ({ lead, hasLeft }: AgeProps) => {
  const { answerDueAt, createdAt } = lead
  const age = useMinute() - Date.parse(createdAt)
  if (hasLeft) return "Moved"
  return (
    <>
      <time className="lead-age" dateTime={createdAt} title={`Received ${formatMoment(createdAt)}`}>
        {shorten(formatDuration(age))}
      </time>
      {answerDueAt && <AnswerDue dueAt={answerDueAt} isBrief />}
      {answerDueAt && <LastCallAttempt lead={lead} className="lead-aside" />}
    </>
  )
}

export const NextStatusButton = ({ lead, save }: { lead: ListedLead; save: SaveMoves }) => {
  const { change } = useStatusChanges()
  const { name, status } = lead
  const next = nextLeadStatus[status]
  if (!next) return null
  return (
    <button
      type="button"
      className="lead-next"
      // The select beside the button does the same, and is a tab stop.
      tabIndex={-1}
      aria-label={`Mark ${name} as ${leadStatusLabel(next)}`}
      onClick={() => change(save, [statusMove(lead, next)])}
    >
      {leadStatusLabel(next)}
    </button>
  )
}

export const LeadStatusSelect = ({ lead, save }: { lead: ListedLead; save: SaveMoves }) => {
  const { change } = useStatusChanges()
  const { name, status } = lead
  return (
    <span className="lead-select">
      <select
        aria-label={`Status of ${name}`}
        value={status}
        onChange={({ currentTarget }) => change(save, [statusMove(lead, currentTarget.value as LeadStatus)])}
      >
        {leadStatusNames.map((option) => (
          <option key={option} value={option}>
            {leadStatusLabel(option)}
          </option>
        ))}
      </select>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
        <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </span>
  )
}
