import { createContext } from "react"

/** Where in the rail the open list shows its views; null where there is no rail. */
export const RailSlotContext = createContext<HTMLElement | null>(null)
