import type { MailDelivery_StateFragment } from "../../../../graphql/generated.ts"
import { chakra, Flex, Stack, Text } from "../../../../parts/chakra.ts"
import { counted } from "../../../../parts/list/counts.ts"
import { RouteLink } from "../../../../parts/RouteLink.tsx"
import { describeSpan, Moment } from "../../../../parts/records/Moment.tsx"
import { Verbatim } from "../../../../parts/records/RecordText.tsx"
import { emailLogPath } from "../emailLogAddress.ts"

const EXAMPLE = `SMTP_URL=smtp://user:password@smtp.example.com:587
EMAIL_FROM=leads@example.com
EMAIL_TO=you@example.com`

/** Says that no mail server is set, and how to set one: at length where there is no mail to look at instead. */
export const MailNotSet = ({ isLogEmpty }: { isLogEmpty: boolean }) => (
  <Stack gap="1" minWidth="0" fontSize="sm">
    <Text color="yellow.fg" fontWeight="semibold" fontSize="md">
      No mail server is set: mail is only kept here.
    </Text>
    <chakra.details key={String(isLogEmpty)} open={isLogEmpty}>
      <chakra.summary cursor="pointer" width="fit-content">
        Have new leads sent to you
      </chakra.summary>
      <Text paddingY="1.5">Put these lines with your own values into the .env file and start the server again:</Text>
      <Verbatim>{EXAMPLE}</Verbatim>
    </chakra.details>
  </Stack>
)

interface Props {
  state: MailDelivery_StateFragment
  /** Waiting emails are not going out. */
  isStuck: boolean
  now: number
}

/** Says what is wrong with outgoing mail, since when, and which emails are affected. */
export const MailFailing = ({ state, isStuck, now }: Props) => {
  const { problem, waitingCount, oldestWaitingSince, failedCount } = state
  return (
    <Stack gap="1" minWidth="0" overflowWrap="anywhere" fontSize="sm">
      <Text color="red.fg" fontWeight="semibold" fontSize="md">
        {isStuck ? "Mail does not go out" : "Some mail could not be delivered"}
      </Text>
      {problem?.explanation && <Text>{problem.explanation}</Text>}
      {problem?.answer && <Verbatim>{problem.answer}</Verbatim>}
      <Flex columnGap="4" rowGap="1" wrap="wrap">
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
              <>
                {`, the oldest for ${describeSpan(now - Date.parse(oldestWaitingSince))}, since `}
                <Moment at={oldestWaitingSince} />
              </>
            )}
          </Text>
        )}
        {failedCount > 0 && (
          <Text>
            <RouteLink to={emailLogPath({ status: "failed" })} preventScrollReset color="inherit" display="inline">
              {`${counted(failedCount, ["email was", "emails were"])} given up`}
            </RouteLink>
          </Text>
        )}
      </Flex>
    </Stack>
  )
}
