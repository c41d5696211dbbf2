import type { ReactNode } from "react"
import type { EmailAttemptOutcome, EmailLogDetails_LogFragment } from "../../../../graphql/generated.ts"
import { Box, Heading, Stack } from "../../../../parts/chakra.ts"
import { Remark } from "../../../../parts/Remark.tsx"
import { Moment, useMinute } from "../../../../parts/records/Moment.tsx"
import { Verbatim } from "../../../../parts/records/RecordText.tsx"
import { describeNextAttempt } from "../emailLogLook.tsx"

const outcomeColors: Readonly<Record<EmailAttemptOutcome, string>> = {
  ACCEPTED: "green.fg",
  DEFERRED: "yellow.fg",
  REFUSED: "red.fg",
  INTERRUPTED: "yellow.fg",
}

interface StepProps {
  color?: string
  at?: string
  children: ReactNode
}

const Step = ({ color = "fg.muted", at, children }: StepProps) => (
  <Box as="li" borderStartWidth="3px" borderColor={color} paddingStart="3">
    {children}
    {at && (
      <Remark>
        <Moment at={at} />
      </Remark>
    )}
  </Box>
)

/** What has happened to an email, in plain words and in the mail server's own, and what comes next. */
export const EmailTimeline = ({ log }: { log: EmailLogDetails_LogFragment }) => {
  const now = useMinute()
  const { status, createdAt, attempts, nextAttemptAt } = log
  return (
    <div>
      <Heading as="h3" size="sm" marginBottom="2">
        What happened
      </Heading>
      <Stack as="ol" gap="3" listStyleType="none" fontSize="sm">
        <Step at={createdAt}>Written</Step>
        {attempts.map(({ id, startedAt, outcome, explanation, answer }) => (
          <Step key={id} at={startedAt} color={outcome ? outcomeColors[outcome] : "blue.fg"}>
            {explanation ?? "Being sent right now"}
            {answer !== null && <Verbatim>{answer}</Verbatim>}
          </Step>
        ))}
        {status === "LOGGED" && <Step>Only kept here: no mail server was set</Step>}
        {status === "CANCELLED" && <Step>Canceled: it is not tried any more</Step>}
        {status === "QUEUED" && nextAttemptAt !== null && (
          <Step color="yellow.fg" at={nextAttemptAt}>
            {describeNextAttempt(nextAttemptAt, now)}
          </Step>
        )}
      </Stack>
    </div>
  )
}
