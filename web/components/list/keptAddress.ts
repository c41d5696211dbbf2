import { createContext, useContext } from "react"
import { useLocation } from "react-router-dom"

export interface ListAddress {
  search: string
  state: unknown
  /** Key of the history entry, which identifies its scroll position. */
  key?: string | undefined
}

interface KeptAddress extends ListAddress {
  /** True if the previous history entry is the list, so that Back leads there. */
  isBeneath: boolean
  /** Changes the list's view without closing the open record. */
  change: (address: ListAddress) => void
}

/** Address of the list while the URL is that of an open record; null otherwise. */
export const KeptAddressContext = createContext<KeptAddress | null>(null)

export const useKeptAddress = () => {
  const kept = useContext(KeptAddressContext)
  const { search, state, key } = useLocation()
  return { address: kept ?? { search, state: state as unknown, key }, kept }
}
