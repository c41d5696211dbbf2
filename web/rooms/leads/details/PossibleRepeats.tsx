import { useRef, useState } from "react"
import { flushSync } from "react-dom"
import type { PossibleRepeats_LeadFragment } from "../../../graphql/generated.ts"
import { Button, Flex, Stack, Text } from "../../../parts/chakra.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { Age } from "../../../parts/records/Moment.tsx"
import { LeadReferenceLink } from "../lead/LeadLink.tsx"
import { useKindName } from "../lead/leadKind.ts"
import { LeadStatusBadge } from "../status/LeadStatus.tsx"
import { LeadSection } from "./LeadSection.tsx"

const FIRST_SHOWN = 3

/** Other leads that may come from the same sender. The operator judges: none is merged or refused. */
export const PossibleRepeats = ({ leads }: { leads: readonly PossibleRepeats_LeadFragment[] }) => {
  const kindName = useKindName()
  const [isWhole, setIsWhole] = useState(false)
  const hidden = isWhole ? 0 : leads.length - FIRST_SHOWN
  const list = useRef<HTMLDivElement>(null)
  if (leads.length === 0) return null

  const showAll = () => {
    flushSync(() => setIsWhole(true))
    // The pressed button is gone.
    list.current?.children[FIRST_SHOWN]?.querySelector("a")?.focus()
  }

  return (
    <LeadSection title="Possible repeats" isAside>
      <Remark fontSize="xs">Same email address or phone number</Remark>
      <Stack as="ul" ref={list} gap="1" marginTop="1" listStyleType="none" fontSize="sm">
        {(hidden > 0 ? leads.slice(0, FIRST_SHOWN) : leads).map((lead) => (
          <li key={`${lead.type} ${lead.id}`}>
            <Flex align="center" gap="2" minHeight="7" title={`${lead.name}, ${kindName(lead.type).toLowerCase()}`}>
              <Text as="span" truncate minWidth="0" padding="1" margin="-1" marginEnd="auto">
                <LeadReferenceLink lead={lead} />
              </Text>
              <Text as="span" color="fg.muted" fontSize="xs" whiteSpace="nowrap">
                <Age of={lead.createdAt} />
              </Text>
              <LeadStatusBadge status={lead.status} />
            </Flex>
          </li>
        ))}
      </Stack>
      {hidden > 0 && (
        <Button variant="plain" size="xs" paddingX="0" textDecoration="underline" onClick={showAll}>
          {`Show ${hidden} more`}
        </Button>
      )}
    </LeadSection>
  )
}
