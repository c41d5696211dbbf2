import { Flex, Stack, Text } from "../../../../parts/chakra.ts"
import { Moment, useMinute } from "../../../../parts/records/Moment.tsx"
import { LeadSection } from "../../../leads/details/LeadSection.tsx"
import { type OpenedRequest, OutcomeBadge } from "../requestLook.tsx"

const ExportLink = ({ expiresAt }: { expiresAt: string }) => {
  const isOver = Date.parse(expiresAt) <= useMinute()
  return (
    <Text>
      {isOver ? "The link to the export stopped working on " : "The link to the export works until "}
      <Moment at={expiresAt} />.
    </Text>
  )
}

/** How a request was answered. */
export const AnswerGiven = ({ request }: { request: OpenedRequest }) => {
  const { answeredAt, answeredBy, answerMessage, exportExpiresAt } = request
  return (
    <LeadSection title="Answer">
      <Stack gap="3" fontSize="sm">
        <Flex gap="2" wrap="wrap" align="center" color="fg.muted" overflowWrap="anywhere">
          <OutcomeBadge request={request} />
          {answeredBy && `${answeredBy.name}, `}
          {answeredAt && <Moment at={answeredAt} />}
        </Flex>
        {exportExpiresAt && <ExportLink expiresAt={exportExpiresAt} />}
        {answerMessage && (
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="65ch">
            {answerMessage}
          </Text>
        )}
      </Stack>
    </LeadSection>
  )
}
