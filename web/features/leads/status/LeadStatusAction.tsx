import type { LeadStatus } from "../../../graphql/generated.ts"
import type { SaveMoves } from "./changeStatuses.ts"
import { useStatusChanges } from "./LastChangeProvider.tsx"
import { LeadStatusSelect } from "./LeadStatusSelect.tsx"

interface Props {
  lead: { id: string; status: LeadStatus }
  name: string
  save: SaveMoves
}

/** The choice of one lead's status, and what follows from it. */
export const LeadStatusAction = ({ lead: { id, status }, name, save }: Props) => {
  const { change } = useStatusChanges()
  return (
    <LeadStatusSelect
      label={`Status of ${name}`}
      status={status}
      change={(to) => change(save, [{ id, name, from: status, to }])}
    />
  )
}
