import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { Grid } from "@chakra-ui/react/grid"
import { Text } from "@chakra-ui/react/text"
import { textOf } from "@farelight/api/contract/record/eventSentence.ts"
import type { Activity_EventFragment } from "../../../graphql/generated.ts"
import { describeSpan, Moment, useMinute } from "../../../parts/records/Moment.tsx"
import { EventSentence } from "./EventSentence.tsx"

interface Props {
  events: readonly Activity_EventFragment[]
  /** Other events are loading, and will replace these. */
  isStale: boolean
  /** Narrows the list to what an event is about, unless it is already. */
  showOnly: ((event: Activity_EventFragment) => void) | undefined
}

/** What happened, newest first: when, who and what. */
export const EventList = ({ events, isStale, showOnly }: Props) => {
  const now = useMinute()
  return (
    <Box
      as="ol"
      listStyleType="none"
      aria-label="Events"
      aria-busy={isStale}
      opacity={isStale ? 0.5 : undefined}
      background="bg"
      borderWidth="1px"
      borderRadius="l3"
      overflowWrap="anywhere"
    >
      {events.map((event) => (
        <Grid
          as="li"
          key={event.id}
          templateColumns={{ base: "minmax(0, 1fr)", md: "11rem minmax(0, 1fr) auto" }}
          columnGap="4"
          rowGap="0.5"
          alignItems="baseline"
          paddingX="4"
          paddingY="2.5"
          borderTopWidth="1px"
          _first={{ borderTopWidth: "0" }}
        >
          <Text color="fg.muted" fontSize="sm" order={{ base: 2, md: 0 }}>
            <Moment at={event.occurredAt} />
            <Text as="span" display={{ base: "inline", md: "block" }} fontSize="xs">
              <Text as="span" display={{ md: "none" }}>
                {" · "}
              </Text>
              {`${describeSpan(now - Date.parse(event.occurredAt))} ago`}
            </Text>
          </Text>
          <Text minWidth="0">
            <EventSentence event={event} />
          </Text>
          {showOnly && event.subjectId !== null && (
            <Button
              variant="plain"
              size="xs"
              height="6"
              paddingX="0"
              order={{ base: 3, md: 0 }}
              justifySelf="start"
              color="fg.muted"
              textDecoration="underline"
              aria-label={`Only what this is about: ${textOf(event.summaryParts)}`}
              onClick={() => showOnly(event)}
            >
              Only this
            </Button>
          )}
        </Grid>
      ))}
    </Box>
  )
}
