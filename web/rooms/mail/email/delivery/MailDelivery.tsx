import { useState } from "react"
import { toast } from "sonner"
import { deferredComponent } from "../../../../browser/lazyComponent.tsx"
import { Box, Button, chakra, Flex, HelpText, PrimaryButton, RouteLink, Text } from "../../../../components/chakra.ts"
import { toastFailure } from "../../../../components/forms/attempt.ts"
import { counted } from "../../../../components/list/counts.ts"
import { formatDuration, formatMoment, useMinute } from "../../../../components/records/DateTime.tsx"
import { PreformattedText } from "../../../../components/records/RecordText.tsx"
import {
  type MailDelivery_StateFragment,
  useResendFailedEmailsMutation,
  useSendTestEmailMutation,
} from "../../../../graphql/generated.ts"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import { TestOutcome } from "../../mailbox/TestOutcome.tsx"
import { emailLogPath } from "../emailLogAddress.ts"
import { mailTrouble } from "./MailTroubleMark.tsx"

const MAIL_SETTINGS = `SMTP_URL=smtp://user:password@smtp.example.com:587
EMAIL_FROM=leads@example.com
EMAIL_TO=you@example.com`

const MailServerNotice = ({ isLogEmpty }: { isLogEmpty: boolean }) => (
  <Flex columnGap="3" wrap="wrap" fontSize="sm">
    <Text color="yellow.fg" fontWeight="medium">
      Email isn't set up; messages are saved, not sent.
    </Text>
    <chakra.details open={isLogEmpty}>
      <chakra.summary cursor="pointer" width="fit-content" textDecoration="underline">
        Have new leads sent to you
      </chakra.summary>
      <Text paddingY="1.5">Add these lines to .env with your own values and restart the server:</Text>
      <PreformattedText>{MAIL_SETTINGS}</PreformattedText>
    </chakra.details>
  </Flex>
)

const cause = {
  order: { base: 1, xl: 0 },
  flexBasis: { base: "100%", xl: "auto" },
  minWidth: "0",
  "&&": { flexShrink: "1" },
} as const

interface Props {
  state: MailDelivery_StateFragment
  isBlocked: boolean
  now: number
}

const MailFailing = ({ state, isBlocked, now }: Props) => {
  const { problem, waitingCount, oldestWaitingSince, failedCount } = state
  const trouble =
    failedCount > 0 ? `${counted(failedCount, ["email", "emails"])} couldn't be sent` : "Some emails are late"
  return (
    <Flex
      columnGap="3"
      rowGap="0.5"
      wrap={{ base: "wrap", xl: "nowrap" }}
      align="baseline"
      overflowWrap="anywhere"
      fontSize="sm"
      css={{ "& > *": { flexShrink: "0" } }}
    >
      <Text color="red.fg" fontWeight="semibold">
        {isBlocked ? "Email isn't sending" : trouble}
      </Text>
      {problem?.explanation && !problem.answer && <Text css={cause}>{problem.explanation}</Text>}
      {problem?.answer && (
        <chakra.details css={cause}>
          <chakra.summary cursor="pointer">{problem.explanation ?? "What the mail server said"}</chakra.summary>
          <PreformattedText>{problem.answer}</PreformattedText>
        </chakra.details>
      )}
      {waitingCount > 0 && (
        <Text>
          <RouteLink
            to={emailLogPath({ status: "queued,sending" })}
            preventScrollReset
            color="inherit"
            display="inline"
          >
            {counted(waitingCount, ["email waits", "emails wait"])}
          </RouteLink>
          {oldestWaitingSince && (
            <chakra.time hideBelow="xl" dateTime={oldestWaitingSince} title={formatMoment(oldestWaitingSince)}>
              {`, oldest ${formatDuration(now - Date.parse(oldestWaitingSince))}`}
            </chakra.time>
          )}
        </Text>
      )}
      {failedCount > 0 && (
        <RouteLink to={emailLogPath({ status: "failed" })} preventScrollReset color="inherit">
          {isBlocked ? `${counted(failedCount, ["email", "emails"])} failed` : "Show"}
        </RouteLink>
      )}
    </Flex>
  )
}

const ResendFailed = () => {
  const [resend, { loading }] = useResendFailedEmailsMutation({
    onCompleted: ({ resendFailedEmails: { count } }) =>
      toast.success(`${counted(count, ["email is", "emails are"])} being sent again`),
    onError: toastFailure("Failed to resend the emails"),
    refetchQueries: "active",
  })
  return (
    <PrimaryButton size="xs" aria-busy={loading} onClick={() => loading || resend()}>
      {loading ? "Resending..." : "Resend failed"}
    </PrimaryButton>
  )
}

// Deferred, as Chakra's dialog would make the first load larger.
const TemplateDialog = deferredComponent(() => import("./TemplateDialog.tsx"), "TemplateDialog")

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
    // Not handled here, as the failure is shown with the results of the test.
    onError: () => {},
    refetchQueries: "active",
  })
  const sent = test.data?.sendTestEmail
  const { isBlocked, count } = mailTrouble(state, now)
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
        {isFailing && <MailFailing state={state} isBlocked={isBlocked} now={now} />}
        {state.isConfigured && !isFailing && (
          <HelpText>
            A mail server is set.{" "}
            {state.waitingCount > 0 && `${counted(state.waitingCount, ["email is", "emails are"])} on the way.`}
          </HelpText>
        )}
      </Box>
      <Flex gap="2" wrap="wrap">
        {state.isConfigured && viewerCanSendMail && state.failedCount > 0 && <ResendFailed />}
        {state.isConfigured && viewerCanSendMail && (
          <Button size="xs" background="bg" aria-busy={test.loading} onClick={() => test.loading || sendTest()}>
            {test.loading ? "Sending..." : "Send test"}
          </Button>
        )}
        <Button size="xs" background="bg" onClick={() => setIsPreviewing(true)}>
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
