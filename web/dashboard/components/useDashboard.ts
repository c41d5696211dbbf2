import { useOutletContext } from "react-router-dom"

export interface DashboardContext {
  brandName: string
  /** Last URL of each tab, restored when the tab is opened again. */
  tabAddresses: Map<string, string>
}

export const useDashboard = () => useOutletContext<DashboardContext>()
