import { useSyncExternalStore } from "react"

const neverChanges = () => () => {}

/** False on the server and in the first client render, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
