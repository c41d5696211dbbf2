import { useSyncExternalStore } from "react"

const never = () => () => {}

/** False on the server and in the browser's first render, true once the page is hydrated. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
