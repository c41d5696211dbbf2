import { useState } from "react"
import { toast } from "sonner"
import { polling } from "../../../../apollo/polling.ts"
import { Box, Button, Flex, Stack, Text, TextButton } from "../../../../components/chakra.ts"
import { attempt } from "../../../../components/forms/attempt.ts"
import { confirm } from "../../../../components/forms/confirm.ts"
import { ModalDialog } from "../../../../components/ModalDialog.tsx"
import { RelativeTime } from "../../../../components/records/DateTime.tsx"
import {
  type Letters_LetterFragment,
  LettersDocument,
  useContinueLetterMutation,
  useLettersQuery,
  useStopLetterMutation,
} from "../../../../graphql/generated.ts"
import { usePermissions } from "../../../accounts/account/permissions.ts"

const POLL_MS = 3_000

const outcomeOf = (letter: Letters_LetterFragment) => {
  const { state, position, total, sent, problem } = letter
  const leftOut = letter.undeliverable + letter.unsubscribed + letter.withoutAddress + letter.repeated
  const mails = `${sent.toLocaleString("en-US")} ${sent === 1 ? "mail" : "mails"}`
  const others = leftOut > 0 ? `, ${leftOut.toLocaleString("en-US")} left out` : ""
  if (state === "SENDING") return `Sending: ${position.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`
  if (problem) return `Stopped after ${mails}${others}, as it failed 10 times (${problem})`
  return state === "DONE" ? `${mails}${others}` : `Stopped after ${mails}${others}`
}

export const Letters = () => {
  const { viewerCanSendMail, viewerCanWorkLeads } = usePermissions()
  const { data } = useLettersQuery({ fetchPolicy: "cache-and-network", ...polling, pollInterval: POLL_MS })
  const [stopLetter] = useStopLetterMutation()
  const [continueLetter] = useContinueLetterMutation()
  const [isListed, setListed] = useState(false)
  const letters = data?.letters ?? []
  if (letters.length === 0) return null

  const stop = ({ id, subject }: Letters_LetterFragment) =>
    attempt("Failed to stop the letter", async () => {
      const question = {
        title: `Stop “${subject}”?`,
        text: "Leads that have not received it yet are left out. You cannot continue it later.",
        goLabel: "Stop it",
      }
      if (!(await confirm(question))) return
      await stopLetter({ variables: { id } })
      toast.success("The letter is stopped")
    })

  const goOn = ({ id }: Letters_LetterFragment) =>
    attempt("Failed to continue the letter", () =>
      continueLetter({ variables: { id }, refetchQueries: [LettersDocument] }),
    )
  const canSend = viewerCanSendMail && viewerCanWorkLeads

  return (
    <Flex as="section" aria-label="Letters" columnGap="6" rowGap="1" wrap="wrap" align="center" fontSize="sm">
      {letters
        .filter(({ state, problem }) => state === "SENDING" || problem)
        .map((letter) => (
          <Flex key={letter.id} role="status" align="center" gap="3" wrap="wrap">
            <Text overflowWrap="anywhere">
              <strong>{outcomeOf(letter)}</strong> “{letter.subject}”
            </Text>
            {canSend && letter.problem && (
              <Button size="xs" background="bg" onClick={() => void goOn(letter)}>
                Continue
              </Button>
            )}
            {canSend && (
              <Button size="xs" background="bg" onClick={() => void stop(letter)}>
                Stop
              </Button>
            )}
          </Flex>
        ))}
      <TextButton size="sm" onClick={() => setListed(true)}>
        Last letters
      </TextButton>
      {isListed && (
        <ModalDialog title="Last letters" size="lg" close={() => setListed(false)}>
          <Stack as="ul" gap="3" listStyleType="none">
            {letters.map((letter) => (
              <Box as="li" key={letter.id}>
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {letter.subject}
                </Text>
                <Text color="fg.muted">
                  {`${outcomeOf(letter)}, by ${letter.writtenBy}, `}
                  <RelativeTime of={letter.createdAt} />
                </Text>
              </Box>
            ))}
          </Stack>
        </ModalDialog>
      )}
    </Flex>
  )
}
