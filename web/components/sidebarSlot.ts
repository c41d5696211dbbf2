import { createContext } from "react"

/** Element in the sidebar for the views of the current list; null without a sidebar. */
export const SidebarSlotContext = createContext<HTMLElement | null>(null)
