import { Link } from "@chakra-ui/react/link"
import { Link as RouterLink } from "react-router-dom"
import type { LeadType } from "../../graphql/generated.ts"
import { useLeadKinds } from "./leadKind.ts"

/** A lead's name, linked to its own page. */
export const LeadReferenceLink = ({ lead }: { lead: { type: LeadType; id: string; name: string } }) => {
  const kind = useLeadKinds().find(({ type }) => type === lead.type)
  if (!kind) return lead.name
  return (
    <Link asChild color="fg" variant="underline" display="inline">
      <RouterLink to={`${kind.path}/${lead.id}`}>{lead.name}</RouterLink>
    </Link>
  )
}
