import { useSyncExternalStore } from "react"

const neverChanges = () => () => {}

export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
