import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Text } from "@chakra-ui/react/text"
import { counted } from "../../../components/records/counted.ts"
import { useMinute } from "../../../components/useMinute.ts"
import type { MailDelivery_StateFragment } from "../../../graphql/generated.ts"
import { TemplatePreview } from "../preview/TemplatePreview.tsx"
import { MailFailing } from "./MailFailing.tsx"
import { MailNotSet } from "./MailNotSet.tsx"
import { mailTrouble } from "./mailTrouble.ts"
import { TestEmailResult } from "./TestEmailResult.tsx"
import { useTestEmail } from "./useTestEmail.ts"

const describeWaiting = (count: number) =>
  count > 0 ? `Mail goes out. ${counted(count, ["email is", "emails are"])} on the way.` : "Mail goes out."

/** How outgoing mail stands, and ways to try it. */
export const MailDelivery = ({ state }: { state: MailDelivery_StateFragment }) => {
  const now = useMinute()
  const test = useTestEmail()
  const { isStuck, count } = mailTrouble(state, now)
  const isFailing = count > 0
  return (
    <Box
      as="section"
      aria-label="Mail delivery"
      background={isFailing ? "red.subtle" : state.isConfigured ? "bg" : "yellow.subtle"}
      borderWidth="1px"
      borderRadius="l3"
      paddingX="4"
      paddingY="3"
    >
      <Flex justify="space-between" align="start" columnGap="6" rowGap="3" wrap="wrap">
        <Box flex="1" minWidth={{ base: "full", md: "80" }}>
          {!state.isConfigured && <MailNotSet />}
          {isFailing && <MailFailing state={state} isStuck={isStuck} now={now} />}
          {state.isConfigured && !isFailing && (
            <Text color="fg.muted" paddingY="1.5">
              {describeWaiting(state.waitingCount)}
            </Text>
          )}
        </Box>
        <Flex gap="2" wrap="wrap">
          {state.isConfigured && (
            <Button variant="outline" size="sm" aria-busy={test.isSending} onClick={test.send}>
              {test.isSending ? "Sending..." : "Send test"}
            </Button>
          )}
          <TemplatePreview />
        </Flex>
      </Flex>
      <TestEmailResult result={test.result} failure={test.failure} />
    </Box>
  )
}
