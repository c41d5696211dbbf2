import { useOutletContext } from "react-router-dom"

export interface Shared {
  brandName: string
  /** The address that each tab had when it was last open, so that coming back to it finds it unchanged. */
  tabAddresses: Map<string, string>
}

export const useDashboard = () => useOutletContext<Shared>()
