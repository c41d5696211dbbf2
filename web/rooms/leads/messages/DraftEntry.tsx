import { MINUTE_MS } from "@farelight/api/contract/text/durations.ts"
import { chakra, Text } from "../../../components/chakra.ts"
import { formatDuration, formatMoment, useMinute } from "../../../components/records/DateTime.tsx"
import type { ReplyDrafts_DraftFragment } from "../../../graphql/generated.ts"
import { FeedActor, FeedEntry } from "../sections/FeedEntry.tsx"

// In milliseconds. After this time without input, a draft counts as abandoned.
const WRITING_MS = 10 * MINUTE_MS

const stateOf = (age: number, isPerson: boolean) => {
  if (!isPerson) return "has drafted an answer for you to check and send"
  return age < WRITING_MS ? "is writing an answer…" : "has begun an answer and not sent it"
}

/** Shown, so that two people do not answer the same message. */
export const DraftEntry = ({
  draft: { author, writtenBy, subject, body, updatedAt },
}: {
  draft: ReplyDrafts_DraftFragment
}) => {
  const age = useMinute() - Date.parse(updatedAt)
  return (
    <FeedEntry
      author={writtenBy}
      isPlain
      text={
        <chakra.details>
          <chakra.summary cursor="pointer" width="fit-content" color="fg.muted">
            Show the draft
          </chakra.summary>
          <chakra.div
            marginTop="1"
            paddingX="3.5"
            paddingY="2"
            borderWidth="1px"
            borderStyle="dashed"
            borderColor="border.emphasized"
            borderRadius="l3"
          >
            <Text fontWeight="semibold">{subject}</Text>
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {body}
            </Text>
          </chakra.div>
        </chakra.details>
      }
    >
      <FeedActor>{writtenBy}</FeedActor> {stateOf(age, author !== null)}{" "}
      <time dateTime={updatedAt} title={formatMoment(updatedAt)}>
        ({age < MINUTE_MS ? "changed just now" : `changed ${formatDuration(age)} ago`})
      </time>
    </FeedEntry>
  )
}
