import { chakra, Flex, RouteLink, Text } from "../../../../components/chakra.ts"
import { counted } from "../../../../components/list/counts.ts"
import { describeSpan, formatMoment } from "../../../../components/records/DateTime.tsx"
import { PreformattedText } from "../../../../components/records/RecordText.tsx"
import type { MailDelivery_StateFragment } from "../../../../graphql/generated.ts"
import { emailLogPath } from "../emailLogAddress.ts"

export const MAIL_SETTINGS = `SMTP_URL=smtp://user:password@smtp.example.com:587
EMAIL_FROM=leads@example.com
EMAIL_TO=you@example.com`

/** Warns that no mail server is configured, with setup instructions. An empty log shows the warning itself. */
export const MailServerNotice = ({ isLogEmpty }: { isLogEmpty: boolean }) => (
  <Flex columnGap="3" wrap="wrap" fontSize="sm">
    <Text color="yellow.fg" fontWeight="medium">
      Email isn't set up; messages are saved, not sent.
    </Text>
    {!isLogEmpty && (
      <chakra.details>
        <chakra.summary cursor="pointer" width="fit-content">
          Have new leads sent to you
        </chakra.summary>
        <Text paddingY="1.5">Add these lines to .env with your own values and restart the server:</Text>
        <PreformattedText>{MAIL_SETTINGS}</PreformattedText>
      </chakra.details>
    )}
  </Flex>
)

// Wraps below the rest in narrow windows.
const cause = {
  order: { base: 1, xl: 0 },
  flexBasis: { base: "100%", xl: "auto" },
  minWidth: "0",
  "&&": { flexShrink: "1" },
} as const

interface Props {
  state: MailDelivery_StateFragment
  isStuck: boolean
  now: number
}

export const MailFailing = ({ state, isStuck, now }: Props) => {
  const { problem, waitingCount, oldestWaitingSince, failedCount } = state
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
        {isStuck ? "Email isn't sending" : "Some mail could not be delivered"}
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
              {`, oldest ${describeSpan(now - Date.parse(oldestWaitingSince))}`}
            </chakra.time>
          )}
        </Text>
      )}
      {failedCount > 0 && (
        <RouteLink to={emailLogPath({ status: "failed" })} preventScrollReset color="inherit">
          {`${counted(failedCount, ["email", "emails"])} failed`}
        </RouteLink>
      )}
    </Flex>
  )
}
