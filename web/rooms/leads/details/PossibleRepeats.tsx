import { useNavigate } from "react-router-dom"
import { Flex, HelpText, RouteLink, Stack, Text } from "../../../components/chakra.ts"
import { useCommands } from "../../../components/commands/useCommands.ts"
import { RelativeTime } from "../../../components/records/DateTime.tsx"
import type { PossibleRepeats_LeadFragment } from "../../../graphql/generated.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { LeadReferenceLink } from "../lead/LeadLink.tsx"
import { type LeadKindFacts, useKindName } from "../lead/leadKind.ts"
import { LeadSection } from "../sections/LeadSection.tsx"
import { LeadStatusBadge } from "../status/LeadStatus.tsx"

interface Props {
  kind: LeadKindFacts
  leadId: string
  leads: readonly PossibleRepeats_LeadFragment[]
}

/** Nothing is merged or rejected without the user. */
export const PossibleRepeats = ({ kind, leadId, leads }: Props) => {
  const navigate = useNavigate()
  const { viewerCanWorkLeads } = usePermissions()
  const kindName = useKindName()
  const mergeable = leads.filter(({ type }) => type === kind.type && viewerCanWorkLeads)
  const addressOf = (id: string) => `${kind.path}/${leadId}/merge/${id}`
  useCommands(
    mergeable.map(({ id, name }) => ({
      id: `lead.merge.${id}`,
      title: `Merge with ${name}`,
      group: "Lead",
      run: () => navigate(addressOf(id)),
    })),
  )
  if (leads.length === 0) return null

  return (
    <LeadSection title="Possible repeats" isAside>
      <HelpText fontSize="xs">Same email address or phone number</HelpText>
      <Stack as="ul" gap="1" marginTop="1" listStyleType="none" fontSize="sm">
        {leads.map((lead) => (
          <li key={`${lead.type} ${lead.id}`}>
            <Flex align="center" gap="2" minHeight="7" title={`${lead.name}, ${kindName(lead.type).toLowerCase()}`}>
              <Text as="span" truncate minWidth="0" padding="1" margin="-1" marginEnd="auto">
                <LeadReferenceLink lead={lead} />
              </Text>
              <Text as="span" color="fg.muted" fontSize="xs" whiteSpace="nowrap">
                <RelativeTime of={lead.createdAt} />
              </Text>
              <LeadStatusBadge status={lead.status} />
              {mergeable.includes(lead) && (
                <RouteLink
                  to={addressOf(lead.id)}
                  fontSize="xs"
                  minHeight={{ base: "11", md: "6" }}
                  alignItems="center"
                  flexShrink="0"
                  aria-label={`Merge with ${lead.name}`}
                >
                  Merge
                </RouteLink>
              )}
            </Flex>
          </li>
        ))}
      </Stack>
    </LeadSection>
  )
}
