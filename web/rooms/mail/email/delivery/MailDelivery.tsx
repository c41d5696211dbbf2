import { lazy, Suspense, useState } from "react"
import { failureText } from "../../../../apollo/errors.ts"
import {
  type MailDelivery_StateFragment,
  type SendTestEmailMutation,
  useSendTestEmailMutation,
} from "../../../../graphql/generated.ts"
import { Box, Button, Flex, Text } from "../../../../parts/chakra.ts"
import { counted } from "../../../../parts/list/counts.ts"
import { Remark } from "../../../../parts/Remark.tsx"
import { useMinute } from "../../../../parts/records/Moment.tsx"
import { Verbatim } from "../../../../parts/records/RecordText.tsx"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import { MailFailing, MailNotSet } from "./MailProblem.tsx"
import { mailTrouble } from "./MailTroubleMark.tsx"
import { ResendFailed } from "./ResendFailed.tsx"

// Keeps Chakra's dialog out of the dashboard's first load.
const TemplateDialog = lazy(async () => ({ default: (await import("./TemplateDialog.tsx")).TemplateDialog }))

const describeWaiting = (count: number) =>
  count > 0 ? `Mail goes out. ${counted(count, ["email is", "emails are"])} on the way.` : "Mail goes out."

interface Props {
  state: MailDelivery_StateFragment
  isLogEmpty: boolean
}

const band = {
  background: "red.subtle",
  borderRadius: "l2",
  paddingX: "3",
  paddingY: "2",
  flex: "1 1 100%",
  minWidth: "0",
} as const

/** The state of outgoing mail, and ways to try it, in one line. */
export const MailDelivery = ({ state, isLogEmpty }: Props) => {
  const now = useMinute()
  const { viewerCanSendMail } = usePermissions()
  const [isPreviewing, setIsPreviewing] = useState(false)
  const [sendTest, test] = useSendTestEmailMutation({
    // The failure is shown where the result would be.
    onError: () => {},
    refetchQueries: "active",
  })
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
        {!state.isConfigured && <MailNotSet isLogEmpty={isLogEmpty} />}
        {isFailing && <MailFailing state={state} isStuck={isStuck} now={now} />}
        {state.isConfigured && !isFailing && <Remark>{describeWaiting(state.waitingCount)}</Remark>}
      </Box>
      <Flex gap="2" wrap="wrap">
        {state.isConfigured && viewerCanSendMail && state.failedCount > 0 && <ResendFailed />}
        {state.isConfigured && viewerCanSendMail && (
          <Button
            variant="outline"
            size="xs"
            background="bg"
            aria-busy={test.loading}
            onClick={() => test.loading || sendTest()}
          >
            {test.loading ? "Sending..." : "Send test"}
          </Button>
        )}
        <Button variant="ghost" size="xs" onClick={() => setIsPreviewing(true)}>
          Preview templates
        </Button>
      </Flex>
      <Box
        role="status"
        flexBasis="full"
        overflowWrap="anywhere"
        _empty={{ display: "none" }}
        background="bg"
        borderRadius="l2"
        borderWidth="1px"
        paddingX="4"
        paddingY="2.5"
      >
        {test.loading || <TestResult result={test.data?.sendTestEmail} error={test.error} />}
      </Box>
      {isPreviewing && (
        <Suspense>
          <TemplateDialog close={() => setIsPreviewing(false)} />
        </Suspense>
      )}
    </Flex>
  )
}

interface TestResultProps {
  result: SendTestEmailMutation["sendTestEmail"] | undefined
  /** Why no test could be made; a refusal by the mail server is a result. */
  error: unknown
}

const TestResult = ({ result, error }: TestResultProps) => (
  <>
    {result && (
      <>
        <Text color={result.isAccepted ? "green.fg" : "fg.error"} fontWeight="medium">
          {`Test: ${result.explanation}`}
        </Text>
        {result.answer !== null && <Verbatim>{result.answer}</Verbatim>}
      </>
    )}
    {error !== undefined && <Text color="fg.error">{`The test could not be made. ${failureText(error)}`}</Text>}
  </>
)
