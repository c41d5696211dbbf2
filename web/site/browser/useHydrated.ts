import { useSyncExternalStore } from "react"

const neverChanges = () => () => {}

/** False on the server and in the browser's first render, true from then on: JavaScript runs the page. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
