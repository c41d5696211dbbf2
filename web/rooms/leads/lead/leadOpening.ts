import { useLocation } from "react-router-dom"
import { useMediaQuery } from "../../../browser/useMediaQuery.ts"
import { useKeptAddress } from "../../../components/list/listAddress.ts"
import { TWO_COLUMNS } from "../../../theme/mediaQueries.ts"

/** The part of a lead that gets the focus after a shortcut in the list. */
export type LeadFocus = "note" | "reply" | "owner" | "followUp"

export const useLeadFocus = (): LeadFocus | undefined => useLocation().state?.focus

/** Options of a link or `navigate` to a lead, so that the way back restores the list's position. */
export const useLeadOpening = () => {
  const { address, kept } = useKeptAddress()
  const isBeside = useMediaQuery(TWO_COLUMNS)
  return {
    state: {
      list: { search: address.search, state: address.state, key: address.key },
      isBeneath: kept?.isBeneath ?? true,
    },
    // Opening another lead replaces the history entry, so that Back leads to the list.
    replace: kept !== null,
    preventScrollReset: isBeside,
  }
}
