import { useState } from "react"
import type { PossibleRepeats_LeadFragment } from "../../../graphql/generated.ts"
import { Button, Flex, Stack, Text } from "../../../parts/chakra.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { Moment } from "../../../parts/records/Moment.tsx"
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
  if (leads.length === 0) return null
  return (
    <LeadSection title="Possible repeats">
      <Remark marginBottom="2">Other leads with the same email address or phone number</Remark>
      <Stack as="ul" gap="2" listStyleType="none" fontSize="sm" overflowWrap="anywhere">
        {(hidden > 0 ? leads.slice(0, FIRST_SHOWN) : leads).map((lead) => (
          <li key={`${lead.type} ${lead.id}`}>
            <Flex justify="space-between" align="start" gap="3">
              <LeadReferenceLink lead={lead} />
              <LeadStatusBadge status={lead.status} />
            </Flex>
            <Text color="fg.muted" fontSize="xs">
              {kindName(lead.type)}, <Moment at={lead.createdAt} />
            </Text>
          </li>
        ))}
      </Stack>
      {hidden > 0 && (
        <Button variant="plain" size="xs" paddingX="0" textDecoration="underline" onClick={() => setIsWhole(true)}>
          {`Show ${hidden} more`}
        </Button>
      )}
    </LeadSection>
  )
}
