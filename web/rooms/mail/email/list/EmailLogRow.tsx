import { useFragment } from "@apollo/client/react"
import type { ReactNode } from "react"
import { type EmailLogRow_LogFragment, EmailLogRow_LogFragmentDoc } from "../../../../graphql/generated.ts"
import { Age } from "../../../../parts/records/Moment.tsx"
import { EmailStatusBadge, EmailTypeBadge, subjectOf } from "../emailLogLook.tsx"

interface Props {
  /** The entry as it was when the list loaded. */
  log: EmailLogRow_LogFragment
  panelId: string
  isOpen: boolean
  toggle: () => void
  isSelected: boolean
  /** Not for those who cannot send. */
  tickBox: ReactNode
  /** What is open in the row itself. */
  children: ReactNode
}

/** An entry of the email log. Its status may change while it is on screen. */
export const EmailLogRow = ({ log: loaded, panelId, isOpen, toggle, isSelected, tickBox, children }: Props) => {
  const latest = useFragment({ fragment: EmailLogRow_LogFragmentDoc, from: loaded })
  const log = latest.complete ? latest.data : loaded
  const subject = subjectOf(log)
  return (
    <li data-email={log.id}>
      <div className="email-row" data-open={isOpen || undefined} data-selected={isSelected || undefined}>
        {tickBox && <span className="email-tick">{tickBox}</span>}
        <span className="email-status">
          <EmailStatusBadge status={log.status} />
        </span>
        <span className="email-subject" title={subject}>
          {subject}
        </span>
        <span className="email-to">{log.recipient && `To: ${log.recipient}`}</span>
        <span className="email-type">
          <EmailTypeBadge type={log.type} />
        </span>
        <span className="email-when">
          <Age of={log.createdAt} />
        </span>
        <button
          type="button"
          className="email-view"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-label={`${isOpen ? "Hide" : "View"}: ${subject}`}
          onClick={toggle}
        >
          {isOpen ? "Hide" : "View"}
        </button>
      </div>
      {children}
    </li>
  )
}
