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

// Which lead was opened last. The link to it is gone meanwhile, and is to have the focus again when it is back.
let openedLead: string | null = null

const focusIfOpened = (address: string) => (link: HTMLAnchorElement | null) => {
  if (!link || openedLead !== address) return
  openedLead = null
  link.focus({ preventScroll: true })
}

/** A lead's name, which leads to its own page and from there back to this place in the list, and when it arrived. */
export const LeadLink = ({ type, id, children, receivedAt }: Props) => {
  const address = `${leadPaths[type]}/${id}`
  return (
    <Stack gap="0.5" align="start">
      <Link asChild color="fg" fontWeight="semibold" variant="underline" paddingEnd={{ base: "8", xl: "0" }}>
        <RouterLink
          ref={focusIfOpened(address)}
          to={address}
          state={{ isFromList: true }}
          onClick={() => {
            openedLead = address
          }}
        >
          {children}
        </RouterLink>
      </Link>
      <Text color="fg.muted" fontSize="xs" whiteSpace="nowrap">
        <Moment at={receivedAt} />
      </Text>
    </Stack>
  )
}
