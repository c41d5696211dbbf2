import { Link } from "@chakra-ui/react/link"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { leadPaths } from "@farelight/api/contract/leadPaths.ts"
import { useEffect, useRef } from "react"
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

/** A lead's name, which leads to its own page and from there back to this place in the list, and when it arrived. */
export const LeadLink = ({ type, id, children, receivedAt }: Props) => {
  const address = `${leadPaths[type]}/${id}`
  const link = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (openedLead !== address) return
    openedLead = null
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true })
  }, [address])

  return (
    <Stack gap="0.5" align="start">
      <Link asChild color="fg" fontWeight="semibold" variant="underline" paddingEnd={{ base: "8", xl: "0" }}>
        <RouterLink
          ref={link}
          to={address}
          state={{ isFromList: true }}
          onClick={({ ctrlKey, metaKey, shiftKey }) => {
            // Opened in a tab of its own, it leaves this list where it is.
            if (!ctrlKey && !metaKey && !shiftKey) openedLead = address
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
