import type { ReactNode } from "react"
import type { EmailAttemptOutcome, EmailLogDetails_LogFragment } from "../../../../graphql/generated.ts"
import { Box, chakra, Heading, Stack } from "../../../../parts/chakra.ts"
import { Remark } from "../../../../parts/Remark.tsx"
import { formatRecentMoment, Moment, useMinute } from "../../../../parts/records/Moment.tsx"
import { Verbatim } from "../../../../parts/records/RecordText.tsx"
import { describeNextAttempt } from "../emailLogLook.tsx"

const outcomeColors: Readonly<Record<EmailAttemptOutcome, string>> = {
  ACCEPTED: "green.fg",
  DEFERRED: "yellow.fg",
  REFUSED: "red.fg",
  INTERRUPTED: "yellow.fg",
}

type Attempt = EmailLogDetails_LogFragment["attempts"][number]

const isSameFailure = (one: Attempt, other: Attempt) =>
  one.outcome !== null &&
  one.outcome !== "ACCEPTED" &&
  one.outcome === other.outcome &&
  one.explanation === other.explanation &&
  one.answer === other.answer

/** The attempts in their order, those in a row that failed in the same way as one. */
const foldFailures = (attempts: readonly Attempt[]) => {
  const folded: [Attempt, ...Attempt[]][] = []
  for (const attempt of attempts) {
    const last = folded.at(-1)
    if (last && isSameFailure(last[0], attempt)) last.push(attempt)
    else folded.push([attempt])
  }
  return folded
}

const Tries = ({ tries }: { tries: readonly Attempt[] }) => (
  <chakra.details color="fg.muted">
    <chakra.summary cursor="pointer" width="fit-content" paddingY={{ base: "3", md: "0.5" }}>
      {`Tried ${tries.length} times, last ${formatRecentMoment(Date.parse(tries.at(-1)?.startedAt ?? ""))}`}
    </chakra.summary>
    <Stack as="ul" gap="0.5" listStyleType="none">
      {tries.map(({ id, startedAt }) => (
        <li key={id}>
          <Moment at={startedAt} />
        </li>
      ))}
    </Stack>
  </chakra.details>
)

const Step = ({ color = "fg.muted", at, children }: { color?: string; at?: string; children: ReactNode }) => (
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
  const { status, createdAt, attempts, nextAttemptAt, deliveredAt, bouncedAt, bounceKind, bounceReason } = log
  return (
    <div>
      <Heading as="h3" size="sm" marginBottom="2">
        What happened
      </Heading>
      <Stack as="ol" gap="3" listStyleType="none" fontSize="sm">
        <Step at={createdAt}>Written</Step>
        {foldFailures(attempts).map((tries) => {
          const [{ id, startedAt, outcome, explanation, answer }] = tries
          const isOne = tries.length === 1
          return (
            <Step key={id} color={outcome ? outcomeColors[outcome] : "blue.fg"} {...(isOne && { at: startedAt })}>
              {explanation ?? "Being sent right now"}
              {answer !== null && <Verbatim>{answer}</Verbatim>}
              {!isOne && <Tries tries={tries} />}
            </Step>
          )
        })}
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
