import { useOutletContext } from "react-router-dom"

export interface DashboardContext {
  brandName: string
  /** The last address of each tab, so that opening the tab again restores its list. */
  tabAddresses: Map<string, string>
}

export const useDashboard = () => useOutletContext<DashboardContext>()
