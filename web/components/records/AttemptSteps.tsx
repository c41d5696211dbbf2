import type { ReactNode } from "react"
import { Box, chakra, HelpText, Stack } from "../chakra.ts"
import { DateTime, formatRecentMoment } from "./DateTime.tsx"
import { PreformattedText } from "./RecordText.tsx"

const outcomeColors: Readonly<Record<string, string>> = {
  ACCEPTED: "green.fg",
  DEFERRED: "yellow.fg",
  INTERRUPTED: "yellow.fg",
}

export interface Attempt {
  startedAt: string
  outcome: string | null
  explanation: string | null
  answer: string | null
}

const isSameFailure = (one: Attempt, other: Attempt) =>
  one.outcome !== null &&
  one.outcome !== "ACCEPTED" &&
  one.outcome === other.outcome &&
  one.explanation === other.explanation &&
  one.answer === other.answer

const foldFailures = <OneAttempt extends Attempt>(attempts: readonly OneAttempt[]) => {
  const folded: [OneAttempt, ...OneAttempt[]][] = []
  for (const attempt of attempts) {
    const last = folded.at(-1)
    if (last && isSameFailure(last[0], attempt)) last.push(attempt)
    else folded.push([attempt])
  }
  return folded
}

const Tries = ({ tries, hasSeconds }: { tries: readonly Attempt[]; hasSeconds: boolean }) => (
  <chakra.details color="fg.muted">
    <chakra.summary cursor="pointer" width="fit-content" paddingY={{ base: "3", md: "0.5" }}>
      {`Tried ${tries.length} times, last ${formatRecentMoment(Date.parse(tries.at(-1)?.startedAt ?? ""))}`}
    </chakra.summary>
    <Stack as="ul" gap="0.5">
      {tries.map(({ startedAt }) => (
        <li key={startedAt}>
          <DateTime at={startedAt} hasSeconds={hasSeconds} />
        </li>
      ))}
    </Stack>
  </chakra.details>
)

interface StepProps {
  color?: string
  at?: string
  children: ReactNode
}

export const Step = ({ color = "fg.muted", at, children }: StepProps) => (
  <Box as="li" borderStartWidth="3px" borderColor={color} paddingStart="3" minWidth="0">
    {children}
    {at && (
      <HelpText>
        <DateTime at={at} />
      </HelpText>
    )}
  </Box>
)

interface Props<OneAttempt extends Attempt> {
  attempts: readonly OneAttempt[]
  detail?: (attempt: OneAttempt) => ReactNode
}

export const AttemptSteps = <OneAttempt extends Attempt>({ attempts, detail }: Props<OneAttempt>) =>
  foldFailures(attempts).map((tries) => {
    const [first] = tries
    const { startedAt, outcome, explanation, answer } = first
    const isOne = tries.length === 1
    const color = outcome ? (outcomeColors[outcome] ?? "red.fg") : "blue.fg"
    return (
      <Step key={startedAt} color={color} {...(isOne && !detail && { at: startedAt })}>
        {explanation ?? "Being sent right now"}
        {detail && <HelpText>{detail(first)}</HelpText>}
        {answer !== null && <PreformattedText>{answer}</PreformattedText>}
        {!isOne && <Tries tries={tries} hasSeconds={detail !== undefined} />}
      </Step>
    )
  })
