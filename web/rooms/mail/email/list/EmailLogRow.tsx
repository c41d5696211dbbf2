import { useFragment } from "@apollo/client/react"
import { type EmailLogRow_LogFragment, EmailLogRow_LogFragmentDoc } from "../../../../graphql/generated.ts"
import { RecordRow, type RowState } from "../../../../parts/list/rows/RecordRow.tsx"
import { Age } from "../../../../parts/records/Moment.tsx"
import { EmailStatusBadge, EmailTypeBadge, subjectOf } from "../emailLogLook.tsx"

interface Props {
  /** The entry as it was when the list loaded. */
  log: EmailLogRow_LogFragment
  state: RowState
}

/** An entry of the email log. Its status may change while it is on screen. */
export const EmailLogRow = ({ log: loaded, state }: Props) => {
  const latest = useFragment({ fragment: EmailLogRow_LogFragmentDoc, from: loaded })
  const log = latest.complete ? latest.data : loaded
  return (
    <RecordRow
      state={state}
      title={subjectOf(log)}
      mark={<EmailStatusBadge {...log} />}
      detail={log.recipient && `To: ${log.recipient}`}
      aside={<EmailTypeBadge type={log.type} />}
      when={<Age of={log.createdAt} />}
    />
  )
}
