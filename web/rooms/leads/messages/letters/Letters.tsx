import { useState } from "react"
import { toast } from "sonner"
import { polling } from "../../../../apollo/polling.ts"
import { Button, Flex, Small, Text, TextButton } from "../../../../components/chakra.ts"
import { attempt } from "../../../../components/forms/attempt.ts"
import { confirm } from "../../../../components/forms/confirm.ts"
import { type Column, Records } from "../../../../components/list/Records.tsx"
import { ModalDialog } from "../../../../components/ModalDialog.tsx"
import { RelativeTime } from "../../../../components/records/DateTime.tsx"
import { useLoadState } from "../../../../components/records/LoadFailure.tsx"
import {
  type Letters_LetterFragment,
  LettersDocument,
  useContinueLetterMutation,
  useLettersQuery,
  useStopLetterMutation,
} from "../../../../graphql/generated.ts"
import { usePermissions } from "../../../accounts/account/permissions.ts"

const POLL_MS = 3_000

const isOpen = ({ state, problem }: Pick<Letters_LetterFragment, "state" | "problem">) =>
  state === "SENDING" || problem !== null

const outcomeOf = (letter: Letters_LetterFragment) => {
  const { state, position, total, sent, problem } = letter
  const leftOut = letter.undeliverable + letter.unsubscribed + letter.withoutAddress + letter.repeated
  const mails = `${sent.toLocaleString("en-US")} ${sent === 1 ? "mail" : "mails"}`
  const others = leftOut > 0 ? `, ${leftOut.toLocaleString("en-US")} left out` : ""
  if (state === "SENDING") return `Sending: ${position.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`
  if (problem) return `Stopped after ${mails}${others}, as it failed 10 times (${problem})`
  return state === "DONE" ? `${mails}${others}` : `Stopped after ${mails}${others}`
}

const LetterActions = ({ letter: { id, subject, state, problem } }: { letter: Letters_LetterFragment }) => {
  const { viewerCanSendMail, viewerCanWorkLeads } = usePermissions()
  const [stopLetter] = useStopLetterMutation({ variables: { id } })
  const [continueLetter] = useContinueLetterMutation({ variables: { id }, refetchQueries: [LettersDocument] })
  if (!isOpen({ state, problem }) || !viewerCanSendMail || !viewerCanWorkLeads) return null

  const stop = () =>
    attempt("Failed to stop the letter", async () => {
      const question = {
        title: `Stop “${subject}”?`,
        text: "Leads that have not received it yet are left out. You cannot continue it later.",
        goLabel: "Stop it",
      }
      if (!(await confirm(question))) return
      await stopLetter()
      toast.success("The letter is stopped")
    })

  return (
    <Flex gap="2">
      {problem && (
        <Button
          size="xs"
          background="bg"
          onClick={() => void attempt("Failed to continue the letter", () => continueLetter())}
        >
          Continue
        </Button>
      )}
      <Button size="xs" background="bg" onClick={() => void stop()}>
        Stop
      </Button>
    </Flex>
  )
}

const columns: Column<Letters_LetterFragment>[] = [
  {
    header: "Letter",
    width: "40%",
    cell: ({ subject, writtenBy }) => (
      <>
        <Text fontWeight="medium">{subject}</Text>
        <Small>by {writtenBy}</Small>
      </>
    ),
  },
  { header: "Outcome", cell: outcomeOf },
  { header: "Started", order: ({ createdAt }) => createdAt, cell: ({ createdAt }) => <RelativeTime of={createdAt} /> },
  { header: "Actions", cell: (letter) => <LetterActions letter={letter} /> },
]

export const Letters = () => {
  const query = useLettersQuery({ fetchPolicy: "cache-and-network", ...polling, pollInterval: POLL_MS })
  const list = useLoadState(query)
  const [isListed, setListed] = useState(false)
  const letters = query.data?.letters ?? []
  if (letters.length === 0) return null

  return (
    <Flex as="section" aria-label="Letters" columnGap="6" rowGap="1" wrap="wrap" align="center" fontSize="sm">
      {letters.filter(isOpen).map((letter) => (
        <Flex key={letter.id} role="status" align="center" gap="3" wrap="wrap">
          <Text overflowWrap="anywhere">
            <strong>{outcomeOf(letter)}</strong> “{letter.subject}”
          </Text>
          <LetterActions letter={letter} />
        </Flex>
      ))}
      <TextButton size="sm" onClick={() => setListed(true)}>
        Last letters
      </TextButton>
      {isListed && (
        <ModalDialog title="Last letters" size="xl" close={() => setListed(false)}>
          <Records label="Letters" columns={columns} records={letters} list={list} loading="Loading the letters" />
        </ModalDialog>
      )}
    </Flex>
  )
}
