import { createContext, useContext } from "react"
import { useLocation } from "react-router-dom"

export interface ListAddress {
  search: string
  /** What the history keeps with it. */
  state: unknown
  /** The entry of the history that it was opened in, by which its scroll position is known. */
  key?: string | undefined
}

interface KeptAddress extends ListAddress {
  /** The history's entry below still has it, so that the browser's Back leads there. */
  isBeneath: boolean
  /** Goes to another view of the list, and leaves open what is open beside it. */
  change: (address: ListAddress) => void
}

/** The address of the list while the browser's own is that of something open beside it; null otherwise. */
export const KeptAddressContext = createContext<KeptAddress | null>(null)

export const useKeptAddress = () => {
  const kept = useContext(KeptAddressContext)
  const { search, state, key } = useLocation()
  return { address: kept ?? { search, state: state as unknown, key }, kept }
}
