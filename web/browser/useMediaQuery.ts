import { useMemo } from "react"
import { useStore } from "./store.ts"

export const useMediaQuery = (query: string) => {
  const store = useMemo(() => {
    const list = window.matchMedia(query)
    return {
      read: () => list.matches,
      subscribe: (listener: () => void) => {
        list.addEventListener("change", listener)
        return () => list.removeEventListener("change", listener)
      },
    }
  }, [query])
  return useStore(store)
}
