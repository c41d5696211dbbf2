import { createContext } from "react"

/** The sidebar's element for the views of the current list; null without a sidebar. */
export const SidebarSlotContext = createContext<HTMLElement | null>(null)
