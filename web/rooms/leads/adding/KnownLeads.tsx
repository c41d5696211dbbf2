import { Link as RouterLink } from "react-router-dom"
import { Box, Flex, Link, Stack, Text } from "../../../parts/chakra.ts"
import { Age } from "../../../parts/records/Moment.tsx"
import { LeadStatusBadge } from "../status/LeadStatus.tsx"
import type { useKnownLeads } from "./useKnownLeads.ts"

/** Leads that have the address or the number that is being entered: perhaps the same sender. They open in another tab. */
export const KnownLeads = ({ known: { found } }: { known: ReturnType<typeof useKnownLeads> }) => (
  // It is there before it says anything, so that what it says is read out.
  <Box aria-live="polite" _empty={{ display: "none" }}>
    {found.length > 0 && (
      <Stack gap="1" borderWidth="1px" borderRadius="l2" padding="3" background="bg.subtle" fontSize="sm">
        <Text fontWeight="medium">Here already with this email address or phone number</Text>
        <Stack as="ul" gap="1" listStyleType="none">
          {found.map(({ kind, ...lead }) => (
            <Flex as="li" key={`${kind.path}/${lead.id}`} align="center" gap="2" minHeight="7">
              <Text as="span" truncate minWidth="0" marginEnd="auto">
                <Link asChild variant="underline" color="fg">
                  <RouterLink to={`${kind.path}/${lead.id}`} target="_blank">
                    {lead.name}
                  </RouterLink>
                </Link>
                <Text as="span" color="fg.muted">{`, ${kind.noun[0]}`}</Text>
              </Text>
              <Text as="span" color="fg.muted" fontSize="xs" whiteSpace="nowrap">
                <Age of={lead.createdAt} />
              </Text>
              <LeadStatusBadge status={lead.status} />
            </Flex>
          ))}
        </Stack>
      </Stack>
    )}
  </Box>
)
