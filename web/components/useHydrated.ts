import { useSyncExternalStore } from "react"

const never = () => () => {}

/** False on the server and for the first render in the browser, true as soon as JavaScript serves the page. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
