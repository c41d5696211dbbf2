import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { Grid } from "@chakra-ui/react/grid"
import { Text } from "@chakra-ui/react/text"
import { textOf } from "@farelight/api/contract/record/eventSentence.ts"
import type { Activity_EventFragment } from "../../../graphql/generated.ts"
import { Age } from "../../../parts/records/Moment.tsx"
import { EventSentence } from "./EventSentence.tsx"

interface Props {
  events: readonly Activity_EventFragment[]
  /** Other events are loading, and will replace these. */
  isStale: boolean
  /** Narrows the list to what an event is about, unless it is already. */
  showOnly: ((event: Activity_EventFragment) => void) | undefined
}

// Once in each row it would be all that is seen.
const onlyWhenMeant = { "@media (hover: hover)": { "li:not(:hover) > &:not(:focus-visible)": { opacity: 0 } } } as const

/** What happened, newest first: who, what and when. */
export const EventList = ({ events, isStale, showOnly }: Props) => (
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
        templateColumns={{ base: "minmax(0, 1fr) auto", md: "minmax(0, 1fr) auto 5.5rem" }}
        columnGap="3"
        rowGap="0.5"
        alignItems="baseline"
        paddingX="4"
        paddingY="2"
        borderTopWidth="1px"
        _first={{ borderTopWidth: "0" }}
      >
        <Text minWidth="0">
          <EventSentence event={event} />
        </Text>
        {showOnly && event.subjectId !== null && (
          <Button
            variant="plain"
            size="xs"
            height="6"
            paddingX="0"
            gridRow={{ base: 2, md: 1 }}
            gridColumn={{ base: 1, md: 2 }}
            justifySelf="start"
            color="fg.muted"
            textDecoration="underline"
            css={onlyWhenMeant}
            aria-label={`Only what this is about: ${textOf(event.summaryParts)}`}
            onClick={() => showOnly(event)}
          >
            Only this
          </Button>
        )}
        <Text color="fg.muted" gridRow="1" gridColumn={{ base: 2, md: 3 }} textAlign="end" whiteSpace="nowrap">
          <Age of={event.occurredAt} /> ago
        </Text>
      </Grid>
    ))}
  </Box>
)
