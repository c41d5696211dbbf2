import { Badge, Stack, Text } from "../../../../parts/chakra.ts"
import { Moment, useMinute } from "../../../../parts/records/Moment.tsx"
import { Panel } from "../../../../parts/records/Panel.tsx"
import { type OpenedRequest, outcomeWords } from "../requestWords.ts"

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
  const { kind, outcome, answeredAt, answeredBy, answerMessage, exportExpiresAt } = request
  return (
    <Panel
      title="Answer"
      mark={
        outcome && (
          <Badge colorPalette={outcome === "FULFILLED" ? "green" : "gray"}>{outcomeWords(kind, outcome)}</Badge>
        )
      }
    >
      <Stack gap="3">
        {answeredAt && (
          <Text color="fg.muted" overflowWrap="anywhere">
            {answeredBy ? `${answeredBy.name}, ` : ""}
            <Moment at={answeredAt} />
          </Text>
        )}
        {exportExpiresAt && <ExportLink expiresAt={exportExpiresAt} />}
        {answerMessage && (
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="65ch">
            {answerMessage}
          </Text>
        )}
      </Stack>
    </Panel>
  )
}
