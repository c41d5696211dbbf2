import { useOutletContext } from "react-router-dom"

/** The part of the address that each tab had when it was last open, so that coming back to it finds it unchanged. */
export type TabAddresses = Map<string, string>

/** What the tabs' addresses were, kept for as long as the dashboard is open. */
export const useTabAddresses = () => useOutletContext<TabAddresses>()
