import { useState } from "react"
import type { LeadHistory_EntryFragment } from "../../../graphql/generated.ts"
import { Button, chakra, Stack, Text } from "../../../parts/chakra.ts"
import { counted } from "../../../parts/list/counts.ts"
import { Moment } from "../../../parts/records/Moment.tsx"
import { LeadSection } from "./LeadSection.tsx"

// What happened last is asked for most.
const FIRST_SHOWN = 6

/** What happened to a lead, the latest first, in sentences that begin with who did it. */
export const LeadHistory = ({ entries }: { entries: readonly LeadHistory_EntryFragment[] }) => {
  const [isWhole, setIsWhole] = useState(false)
  const latest = entries.toReversed()
  const hidden = isWhole ? 0 : latest.length - FIRST_SHOWN
  return (
    <LeadSection title="History">
      {entries.length === 0 && <Text color="fg.muted">Nothing happened to it yet</Text>}
      <Stack as="ol" gap="1.5" listStyleType="none" fontSize="sm">
        {(hidden > 0 ? latest.slice(0, FIRST_SHOWN) : latest).map(({ id, actorName, summary, occurredAt }) => (
          <li key={id}>
            <chakra.strong fontWeight="semibold">{actorName}</chakra.strong> {summary}
            <Text as="span" color="fg.muted" fontSize="xs" marginStart="2" whiteSpace="nowrap">
              <Moment at={occurredAt} />
            </Text>
          </li>
        ))}
      </Stack>
      {hidden > 0 && (
        <Button variant="plain" size="xs" paddingX="0" textDecoration="underline" onClick={() => setIsWhole(true)}>
          {`Show ${counted(hidden, ["earlier entry", "earlier entries"])}`}
        </Button>
      )}
    </LeadSection>
  )
}
