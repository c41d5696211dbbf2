import { useSyncExternalStore } from "react"

const subscribe = (onScroll: () => void) => {
  window.addEventListener("scroll", onScroll, { passive: true })
  return () => window.removeEventListener("scroll", onScroll)
}

/** Whether the page is scrolled by more than so many pixels. */
export const useScrolledPast = (pixels: number) =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  )
