import { Link } from "@chakra-ui/react/link"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { Link as RouterLink } from "react-router-dom"
import { counted } from "../../../components/records/counted.ts"
import { describeSpan } from "../../../components/records/describeSpan.ts"
import { Moment } from "../../../components/records/Moment.tsx"
import { Verbatim } from "../../../components/records/Verbatim.tsx"
import type { MailDelivery_StateFragment } from "../../../graphql/generated.ts"
import { emailLogPath } from "../emailLogPaths.ts"

interface Props {
  state: MailDelivery_StateFragment
  /** Whether waiting mail does not go out. */
  isStuck: boolean
  now: number
}

/** Says what is wrong with outgoing mail, how long it has been, and which mails it concerns. */
export const MailFailing = ({ state, isStuck, now }: Props) => {
  const { problem, waitingCount, oldestWaitingSince, failedCount } = state
  return (
    <Stack gap="1.5" minWidth="0" overflowWrap="anywhere">
      <Text color="red.fg" fontWeight="semibold">
        {isStuck ? "Mail does not go out" : "Some mail could not be delivered"}
      </Text>
      {problem?.explanation && <Text>{problem.explanation}</Text>}
      {problem?.answer && <Verbatim>{problem.answer}</Verbatim>}
      {waitingCount > 0 && (
        <Text>
          <Link asChild color="inherit" variant="underline" display="inline">
            <RouterLink to={emailLogPath({ status: "queued,sending" })} preventScrollReset>
              {`${counted(waitingCount, ["email waits", "emails wait"])}`}
            </RouterLink>
          </Link>
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
          <Link asChild color="inherit" variant="underline" display="inline">
            <RouterLink to={emailLogPath({ status: "failed" })} preventScrollReset>
              {`${counted(failedCount, ["email was", "emails were"])} given up`}
            </RouterLink>
          </Link>
        </Text>
      )}
    </Stack>
  )
}
