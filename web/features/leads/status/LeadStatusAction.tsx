import type { LeadStatus } from "../../../graphql/generated.ts"
import { changeStatuses, type SaveMoves } from "./changeStatuses.ts"
import { LeadStatusSelect } from "./LeadStatusSelect.tsx"

interface Props {
  lead: { id: string; status: LeadStatus }
  name: string
  save: SaveMoves
}

/** The choice of one lead's status, and what follows from it. */
export const LeadStatusAction = ({ lead: { id, status }, name, save }: Props) => (
  <LeadStatusSelect
    label={`Status of ${name}`}
    status={status}
    change={(to) => changeStatuses(save, [{ id, name, from: status, to }])}
  />
)
