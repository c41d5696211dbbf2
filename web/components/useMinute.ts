import { useSyncExternalStore } from "react"

const MINUTE_MS = 60_000

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE_MS)
  return () => clearInterval(timer)
}

// A snapshot must stay the same between two ticks.
const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** The current time to the minute; the component renders anew when another has passed. */
export const useMinute = () => useSyncExternalStore(subscribe, currentMinute)
