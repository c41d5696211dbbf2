import { useEffect, useRef } from "react"
import { Link as RouterLink } from "react-router-dom"
import { RouteLink } from "../../../components/chakra.ts"
import type { LeadType } from "../../../graphql/generated.ts"
import { useLeadKinds } from "./leadKind.ts"
import { useLeadOpening } from "./leadOpening.ts"

// A closed lead returns the focus to its row, which may be unmounted while the lead is open.
let opened: string | null = null

export const lastOpenedLead = {
  set: (address: string) => {
    opened = address
  },
  /** Returns true if this lead was opened last, and forgets it, so that a second call returns false. */
  take: (address: string) => {
    const isThis = opened === address
    if (isThis) opened = null
    return isThis
  },
}

/** The link remembers the place in the list for the way back. */
export const LeadLink = ({ address, name, isOpen }: { address: string; name: string; isOpen: boolean }) => {
  const link = useRef<HTMLAnchorElement>(null)
  const opening = useLeadOpening()
  const isClosed = !opening.replace

  useEffect(() => {
    // The element with the focus disappeared with the closed lead, so the lead's link gets the focus.
    if (isClosed && lastOpenedLead.take(address) && document.activeElement === document.body) {
      link.current?.focus({ preventScroll: true })
    }
  }, [address, isClosed])

  return (
    <RouterLink
      ref={link}
      to={address}
      {...opening}
      className="lead-link"
      data-lead-link=""
      aria-current={isOpen ? "true" : undefined}
    >
      {name}
    </RouterLink>
  )
}

export const LeadReferenceLink = ({ lead }: { lead: { type: LeadType; id: string; name: string } }) => {
  const kind = useLeadKinds().find(({ type }) => type === lead.type)
  if (!kind) return lead.name
  return (
    <RouteLink to={`${kind.path}/${lead.id}`} color="fg" display="inline">
      {lead.name}
    </RouteLink>
  )
}
