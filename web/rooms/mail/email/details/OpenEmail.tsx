import { useEffect } from "react"
import { polling } from "../../../../apollo/polling.ts"
import { type EmailLogDetails_LogFragment, useEmailLogDetailsQuery } from "../../../../graphql/generated.ts"
import { RecordPanel } from "../../../../parts/list/rows/RecordPanel.tsx"
import type { Opening } from "../../../../parts/list/rows/useOpenRecord.ts"
import { LoadFailure } from "../../../../parts/records/LoadFailure.tsx"
import { EmailStatusBadge, EmailTypeBadge, subjectOf } from "../emailLogLook.tsx"
import { EmailActions } from "./EmailActions.tsx"
import { EmailLogDetails } from "./EmailLogDetails.tsx"

const GOING_OUT_POLL_MS = 2000
const SOON_MS = 5000

const isGoingOut = ({ status, nextAttemptAt }: EmailLogDetails_LogFragment) =>
  status === "SENDING" ||
  (status === "QUEUED" && nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + SOON_MS)

interface Props {
  opening: Opening
  isConfigured: boolean
}

/** An email of the log: what it says, what happened to it, and what can be done about it. */
export const OpenEmail = ({ opening, isConfigured }: Props) => {
  const id = opening.openId ?? ""
  const { data, previousData, error, refetch, startPolling } = useEmailLogDetailsQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    ...polling,
  })
  // A poll that fails leaves no data.
  const log = (data ?? (previousData?.emailLog?.id === id ? previousData : undefined))?.emailLog
  const isMoving = log ? isGoingOut(log) : false

  useEffect(() => {
    startPolling(isMoving ? GOING_OUT_POLL_MS : polling.pollInterval)
  }, [startPolling, isMoving])

  const title = log ? subjectOf(log) : log === null ? "This email is gone from the log" : undefined
  return (
    <RecordPanel
      opening={opening}
      noun="email"
      title={title}
      marks={
        log && (
          <>
            <EmailStatusBadge {...log} />
            <EmailTypeBadge type={log.type} />
          </>
        )
      }
      actions={log && !log.textsErasedAt && <EmailActions log={log} isConfigured={isConfigured} />}
      hasFailed={error !== undefined}
    >
      {error && <LoadFailure retry={refetch} message="Failed to load the email" />}
      {log && <EmailLogDetails log={log} />}
    </RecordPanel>
  )
}
