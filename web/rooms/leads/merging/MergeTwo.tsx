import { Link as RouterLink } from "react-router-dom"
import { Button } from "../../../components/chakra.ts"
import type { LeadKindFacts } from "../lead/leadKind.ts"

export const mergePath = ({ path }: LeadKindFacts, id: string, otherId: string) => `${path}/${id}/merge/${otherId}`

export const MergeTwo = ({ kind, leads }: { kind: LeadKindFacts; leads: readonly { id: string }[] }) => {
  const [one, other, ...others] = leads
  if (!one || !other || others.length > 0) return null
  return (
    <Button asChild>
      <RouterLink to={mergePath(kind, one.id, other.id)}>Merge</RouterLink>
    </Button>
  )
}
