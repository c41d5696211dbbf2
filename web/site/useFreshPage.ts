import { type RefObject, useEffect, useRef } from "react"
import { useLocation } from "react-router-dom"

/** Every change of the route shows the new page from its top (SPEC §2) and lets the keyboard go on from there. */
export const useFreshPage = (main: RefObject<HTMLElement | null>) => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    // The page that the visitor arrived on is where the browser has put it, at an anchor perhaps.
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo({ top: 0, behavior: "instant" })
    main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}
