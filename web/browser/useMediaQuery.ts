import { useMemo } from "react"
import { listen } from "./listen.ts"
import { useStore } from "./store.ts"

export const useMediaQuery = (query: string) => {
  const store = useMemo(() => {
    const list = window.matchMedia(query)
    return {
      read: () => list.matches,
      subscribe: (listener: () => void) => listen(list, { change: listener }),
    }
  }, [query])
  return useStore(store)
}
