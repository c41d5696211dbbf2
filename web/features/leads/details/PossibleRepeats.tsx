import { Flex } from "@chakra-ui/react/flex"
import { Link } from "@chakra-ui/react/link"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { leadPaths } from "@farelight/api/contract/leadPaths.ts"
import { Link as RouterLink } from "react-router-dom"
import { Moment } from "../../../components/records/Moment.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import type { LeadType, PossibleRepeats_LeadFragment } from "../../../graphql/generated.ts"
import { LeadStatusBadge } from "../status/LeadStatusBadge.tsx"

const typeNames: Readonly<Record<LeadType, string>> = {
  DRIVER_APPLICATION: "Driver application",
  ADVERTISER_SUBMISSION: "Advertiser inquiry",
}

/** Other leads that may come from the same sender. It is for the operator to judge: none is merged or refused. */
export const PossibleRepeats = ({ leads }: { leads: readonly PossibleRepeats_LeadFragment[] }) => {
  if (leads.length === 0) return null
  return (
    <Panel title="Possible repeats">
      <Text color="fg.muted" fontSize="sm" marginBottom="3">
        Other leads with the same email address or phone number
      </Text>
      <Stack as="ul" gap="3" listStyleType="none" overflowWrap="anywhere">
        {leads.map(({ type, id, name, status, createdAt }) => (
          <li key={`${type} ${id}`}>
            <Flex justify="space-between" align="start" gap="3">
              <Link asChild color="fg" variant="underline">
                <RouterLink to={`${leadPaths[type]}/${id}`}>{name}</RouterLink>
              </Link>
              <LeadStatusBadge status={status} />
            </Flex>
            <Text color="fg.muted" fontSize="sm">
              {typeNames[type]}, <Moment at={createdAt} />
            </Text>
          </li>
        ))}
      </Stack>
    </Panel>
  )
}
