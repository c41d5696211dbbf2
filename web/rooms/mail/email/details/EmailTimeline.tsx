import type { EmailLogDetails_LogFragment } from "../../../../graphql/generated.ts"
import { Heading, Stack } from "../../../../parts/chakra.ts"
import { AttemptSteps, Step } from "../../../../parts/records/AttemptSteps.tsx"
import { useMinute } from "../../../../parts/records/Moment.tsx"
import { describeNextAttempt } from "../emailLogLook.tsx"

/** Past events in plain words with the mail server's responses, and the next step. */
export const EmailTimeline = ({ log }: { log: EmailLogDetails_LogFragment }) => {
  const now = useMinute()
  const { status, createdAt, attempts, nextAttemptAt, deliveredAt, bouncedAt, bounceKind, bounceReason } = log
  return (
    <div>
      <Heading as="h3" size="sm" marginBottom="2">
        What happened
      </Heading>
      <Stack as="ol" gap="3" listStyleType="none" fontSize="sm">
        <Step at={createdAt}>Written</Step>
        <AttemptSteps attempts={attempts} />
        {deliveredAt && (
          <Step color="green.fg" at={deliveredAt}>
            The recipient’s mail server reported that it has it
          </Step>
        )}
        {bouncedAt && (
          <Step color="red.fg" at={bouncedAt}>
            {bounceKind === "COMPLAINT"
              ? bounceReason
              : `Came back${bounceKind === "HARD" ? " for good" : ""}: ${bounceReason ?? "the report gives no reason."}`}
          </Step>
        )}
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
