import { Link } from "@chakra-ui/react/link"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { leadPaths } from "@farelight/api/modules/leads/leadPaths.ts"
import { Link as RouterLink } from "react-router-dom"
import { Moment } from "../../../components/records/Moment.tsx"
import type { LeadType } from "../../../graphql/generated.ts"

interface Props {
  type: LeadType
  id: string
  children: string
  receivedAt: string
}

/** A lead's name, which leads to its own page and from there back to this place in the list, and when it arrived. */
export const LeadLink = ({ type, id, children, receivedAt }: Props) => (
  <Stack gap="0.5" align="start">
    <Link asChild color="fg" fontWeight="semibold" variant="underline" paddingEnd={{ base: "8", xl: "0" }}>
      <RouterLink to={`${leadPaths[type]}/${id}`} state={{ isFromList: true }}>
        {children}
      </RouterLink>
    </Link>
    <Text color="fg.muted" fontSize="xs" whiteSpace="nowrap">
      <Moment at={receivedAt} />
    </Text>
  </Stack>
)
