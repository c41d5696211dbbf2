import { Link } from "@chakra-ui/react/link"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { useEffect, useRef } from "react"
import { Link as RouterLink } from "react-router-dom"
import { Moment } from "../../components/records/Moment.tsx"
import type { LeadType } from "../../graphql/generated.ts"
import { useLeadKinds } from "./leadKind.ts"

interface Props {
  /** The lead's own page. */
  address: string
  name: string
  receivedAt: string
}

// The lead opened last: its link unmounts with the list and takes the focus back when the list returns.
let openedLead: string | null = null

/** A lead's name, linked to its own page and from there back to this place in the list, and when it arrived. */
export const LeadLink = ({ address, name, receivedAt }: Props) => {
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
            // With one of these keys it opens in another tab, and this list stays.
            if (!ctrlKey && !metaKey && !shiftKey) openedLead = address
          }}
        >
          {name}
        </RouterLink>
      </Link>
      <Text color="fg.muted" fontSize="xs" whiteSpace="nowrap">
        <Moment at={receivedAt} />
      </Text>
    </Stack>
  )
}

/** A lead of any kind, as another record refers to it: its name, linked to its own page. */
export const LeadReferenceLink = ({ lead }: { lead: { type: LeadType; id: string; name: string } }) => {
  const kind = useLeadKinds().find(({ type }) => type === lead.type)
  if (!kind) return lead.name
  return (
    <Link asChild color="fg" variant="underline" display="inline">
      <RouterLink to={`${kind.path}/${lead.id}`}>{lead.name}</RouterLink>
    </Link>
  )
}
