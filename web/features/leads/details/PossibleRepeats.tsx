import { Flex } from "@chakra-ui/react/flex"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { Moment } from "../../../components/records/Moment.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import type { PossibleRepeats_LeadFragment } from "../../../graphql/generated.ts"
import { LeadReferenceLink } from "../LeadLink.tsx"
import { capitalized, useLeadKinds } from "../leadKind.ts"
import { LeadStatusBadge } from "../status/LeadStatus.tsx"

/** Other leads that may come from the same sender. The operator judges: none is merged or refused. */
export const PossibleRepeats = ({ leads }: { leads: readonly PossibleRepeats_LeadFragment[] }) => {
  const kinds = useLeadKinds()
  if (leads.length === 0) return null
  return (
    <Panel title="Possible repeats">
      <Text color="fg.muted" fontSize="sm" marginBottom="3">
        Other leads with the same email address or phone number
      </Text>
      <Stack as="ul" gap="3" listStyleType="none" overflowWrap="anywhere">
        {leads.map((lead) => (
          <li key={`${lead.type} ${lead.id}`}>
            <Flex justify="space-between" align="start" gap="3">
              <LeadReferenceLink lead={lead} />
              <LeadStatusBadge status={lead.status} />
            </Flex>
            <Text color="fg.muted" fontSize="sm">
              {capitalized(kinds.find(({ type }) => type === lead.type)?.noun[0] ?? "lead")},{" "}
              <Moment at={lead.createdAt} />
            </Text>
          </li>
        ))}
      </Stack>
    </Panel>
  )
}
