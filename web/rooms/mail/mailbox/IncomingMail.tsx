import { Box, Button, chakra, Flex, HelpText, Text } from "../../../components/chakra.ts"
import { counted } from "../../../components/list/counts.ts"
import { formatDuration, useMinute } from "../../../components/records/DateTime.tsx"
import { PreformattedText } from "../../../components/records/RecordText.tsx"
import { useMailboxQuery, useTestMailboxMutation } from "../../../graphql/generated.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { TestOutcome } from "./TestOutcome.tsx"

const MAILBOX_SETTINGS = `IMAP_URL=imaps://user:password@imap.example.com:993/INBOX
IMAP_ADDRESS=leads@example.com`

/** The height of the line, with or without a button. */
const LINE = "8"

const NotSet = () => (
  <Flex columnGap="3" wrap="wrap" fontSize="sm">
    <Text color="fg.muted">No inbox connected: replies stay in your own mailbox.</Text>
    <chakra.details>
      <chakra.summary cursor="pointer" width="fit-content" textDecoration="underline">
        Connect an inbox
      </chakra.summary>
      <Text paddingY="1.5">
        Add these lines to .env with your own values and restart the server. The mailbox must also get what is sent to
        plus addresses, such as leads+abc@example.com.
      </Text>
      <PreformattedText>{MAILBOX_SETTINGS}</PreformattedText>
    </chakra.details>
  </Flex>
)

/** With `isOnlyTrouble`, it is rendered only if there is a problem. */
export const IncomingMail = ({ isOnlyTrouble = false }: { isOnlyTrouble?: boolean }) => {
  const now = useMinute()
  const { viewerCanSendMail } = usePermissions()
  const { data } = useMailboxQuery({ fetchPolicy: "cache-and-network" })
  const [testMailbox, test] = useTestMailboxMutation({
    // Not handled here, as the failure is shown with the results of the test.
    onError: () => {},
    refetchQueries: ["Mailbox"],
  })
  const mailbox = data?.mailbox
  const tested = test.data?.testMailbox
  const outcome = tested && {
    ...tested,
    isGood: tested.isReadable,
    ...(tested.messageCount !== null && { found: `It has ${counted(tested.messageCount, ["message", "messages"])}.` }),
  }
  if (isOnlyTrouble && !mailbox?.problem) return null
  // Takes the space of the line, so that the list does not move.
  if (!mailbox) return <Box height={LINE} />
  const { isConfigured, address, host, folder, readAt, problem, problemSince } = mailbox
  const ago = (moment: string) => formatDuration(now - Date.parse(moment))

  return (
    <Flex
      as="section"
      aria-label="Incoming mail"
      align="center"
      minHeight={LINE}
      columnGap="4"
      rowGap="2"
      wrap="wrap"
      {...(problem && { background: "red.subtle", borderRadius: "l2", paddingX: "3", paddingY: "2" })}
    >
      <Box flex={{ base: "1 1 100%", lg: "1" }} minWidth="0" overflowWrap="anywhere">
        {!isConfigured && <NotSet />}
        {isConfigured && problem && (
          <Flex columnGap="3" wrap="wrap" fontSize="sm" align="baseline">
            <Text color="red.fg" fontWeight="semibold">
              {problemSince ? `Inbox unreachable for ${ago(problemSince)}` : "Inbox unreachable"}
            </Text>
            <Text>{problem}</Text>
          </Flex>
        )}
        {isConfigured && !problem && (
          <HelpText>
            <span title={`${address}, ${folder} at ${host}`}>
              {readAt ? `Inbox checked ${ago(readAt)} ago` : "Inbox connected"}
            </span>
          </HelpText>
        )}
      </Box>
      {isConfigured && viewerCanSendMail && (
        <Button size="xs" background="bg" aria-busy={test.loading} onClick={() => test.loading || testMailbox()}>
          {test.loading ? "Testing..." : "Test the inbox"}
        </Button>
      )}
      <TestOutcome error={test.loading ? undefined : test.error} outcome={test.loading ? undefined : outcome} />
    </Flex>
  )
}
