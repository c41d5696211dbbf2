import { useLocation } from "react-router-dom"
import { useMediaQuery } from "../../../browser/useMediaQuery.ts"
import { useKeptAddress } from "../../../components/list/listAddress.ts"
import { TWO_COLUMNS } from "../../../theme/mediaQueries.ts"

/** Part of a lead that a list shortcut focuses. */
export type LeadFocus = "note" | "reply" | "owner" | "followUp"

export const useLeadFocus = (): LeadFocus | undefined => useLocation().state?.focus

/** Navigates to a lead so that the way back restores the list's position. */
export const useLeadOpening = () => {
  const { address, kept } = useKeptAddress()
  const isBeside = useMediaQuery(TWO_COLUMNS)
  return {
    state: {
      list: { search: address.search, state: address.state, key: address.key },
      isBeneath: kept?.isBeneath ?? true,
    },
    // Replaces the history entry between leads, so that Back leads to the list.
    replace: kept !== null,
    preventScrollReset: isBeside,
  }
}
