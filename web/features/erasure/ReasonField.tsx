import { TickList } from "../../components/forms/TickList.tsx"
import type { ErasureReason } from "../../graphql/generated.ts"
import { erasureReasons } from "./erasureWords.ts"

interface Props {
  chosen: ErasureReason | undefined
  choose: (reason: ErasureReason) => void
  /** None was chosen, and it was to be erased. */
  isMissing: boolean
}

/** Why something is erased, which stays in the record. */
export const ReasonField = ({ chosen, choose, isMissing }: Props) => (
  <TickList
    legend="Why it is erased"
    isSingle
    options={erasureReasons}
    chosen={chosen ? [chosen] : []}
    choose={([reason]) => reason && choose(reason)}
    fault={isMissing ? "Please choose a reason." : undefined}
  />
)
