import { useState } from "react"
import { toast } from "sonner"
import { deferredComponent } from "../../../../browser/lazyComponent.tsx"
import { Box, Button, Flex, HelpText, PrimaryButton } from "../../../../components/chakra.ts"
import { toastFailure } from "../../../../components/forms/attempt.ts"
import { counted } from "../../../../components/list/counts.ts"
import { useMinute } from "../../../../components/records/DateTime.tsx"
import {
  type MailDelivery_StateFragment,
  useResendFailedEmailsMutation,
  useSendTestEmailMutation,
} from "../../../../graphql/generated.ts"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import { TestOutcome } from "../../mailbox/TestOutcome.tsx"
import { MailFailing, MailServerNotice } from "./MailProblem.tsx"
import { mailTrouble } from "./MailTroubleMark.tsx"

const ResendFailed = () => {
  const [resend, { loading }] = useResendFailedEmailsMutation({
    onCompleted: ({ resendFailedEmails: { count } }) =>
      toast.success(`${counted(count, ["email is", "emails are"])} being sent again`),
    onError: toastFailure("Failed to resend the emails"),
    refetchQueries: "active",
  })
  return (
    <PrimaryButton aria-busy={loading} onClick={() => loading || resend()}>
      {loading ? "Resending..." : "Resend failed"}
    </PrimaryButton>
  )
}

// Keeps Chakra's dialog out of the first load.
const TemplateDialog = deferredComponent(() => import("./TemplateDialog.tsx"), "TemplateDialog")

const describeWaiting = (count: number) =>
  count > 0
    ? `A mail server is set. ${counted(count, ["email is", "emails are"])} on the way.`
    : "A mail server is set."

const band = {
  background: "red.subtle",
  borderRadius: "l2",
  paddingX: "3",
  paddingY: "2",
  flex: "1 1 100%",
  minWidth: "0",
} as const

export const MailDelivery = ({ state, isLogEmpty }: { state: MailDelivery_StateFragment; isLogEmpty: boolean }) => {
  const now = useMinute()
  const { viewerCanSendMail } = usePermissions()
  const [isPreviewing, setIsPreviewing] = useState(false)
  const [sendTest, test] = useSendTestEmailMutation({
    // The result area shows the failure.
    onError: () => {},
    refetchQueries: "active",
  })
  const sent = test.data?.sendTestEmail
  const { isStuck, count } = mailTrouble(state, now)
  const isFailing = count > 0
  return (
    <Flex
      as="section"
      aria-label="Mail delivery"
      align="center"
      columnGap="4"
      rowGap="2"
      wrap="wrap"
      css={isFailing ? band : undefined}
    >
      <Box flex={{ base: isFailing ? "1 1 100%" : "1 1 12rem", lg: "1" }} minWidth="0">
        {!state.isConfigured && <MailServerNotice isLogEmpty={isLogEmpty} />}
        {isFailing && <MailFailing state={state} isStuck={isStuck} now={now} />}
        {state.isConfigured && !isFailing && <HelpText>{describeWaiting(state.waitingCount)}</HelpText>}
      </Box>
      <Flex gap="2" wrap="wrap">
        {state.isConfigured && viewerCanSendMail && state.failedCount > 0 && <ResendFailed />}
        {state.isConfigured && viewerCanSendMail && (
          <Button size="xs" background="bg" aria-busy={test.loading} onClick={() => test.loading || sendTest()}>
            {test.loading ? "Sending..." : "Send test"}
          </Button>
        )}
        <Button variant="ghost" size="xs" onClick={() => setIsPreviewing(true)}>
          Preview templates
        </Button>
      </Flex>
      <TestOutcome
        error={test.loading ? undefined : test.error}
        outcome={sent && !test.loading ? { ...sent, isGood: sent.isAccepted } : undefined}
      />
      {isPreviewing && <TemplateDialog close={() => setIsPreviewing(false)} />}
    </Flex>
  )
}
