import { useLocation } from "react-router-dom"
import { useMediaQuery } from "../../../browser/useMediaQuery.ts"
import { useKeptAddress } from "../../../parts/list/keptAddress.ts"
import { TWO_COLUMNS } from "../../../theme/mediaQueries.ts"

/** The part of a lead that a key of the list opens with it. */
export type LeadFocus = "note" | "reply" | "owner" | "followUp"

/** What the link to the lead on screen asks to focus, if anything. */
export const useLeadFocus = (): LeadFocus | undefined => useLocation().state?.focus

/** How a list goes to the page of one of its leads, so that the way back leads to the same place in the list. */
export const useLeadOpening = () => {
  const { address, kept } = useKeptAddress()
  const isBeside = useMediaQuery(TWO_COLUMNS)
  return {
    state: {
      list: { search: address.search, state: address.state, key: address.key },
      isBeneath: kept?.isBeneath ?? true,
    },
    // Going from lead to lead is no way back to the one before, but to the list.
    replace: kept !== null,
    // What scrolls is the list.
    preventScrollReset: isBeside,
  }
}
