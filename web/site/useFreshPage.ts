import { type RefObject, useEffect, useRef } from "react"
import { useLocation, useNavigationType } from "react-router-dom"

/**
 * Every change of the route shows the new page from its top (SPEC §2), or from the place that the link names, and
 * lets the keyboard go on from there.
 */
export const useFreshPage = (main: RefObject<HTMLElement | null>) => {
  const { pathname, hash, key } = useLocation()
  const isLink = useNavigationType() !== "POP"
  const shown = useRef({ pathname, key })
  useEffect(() => {
    const { pathname: shownPath, key: shownKey } = shown.current
    shown.current = { pathname, key }
    // The page that the visitor arrived on, and anchors within a page, are where the browser has put them.
    if (key === shownKey || (pathname === shownPath && !isLink)) return
    const target = hash ? document.getElementById(hash.slice(1)) : null
    if (target) target.scrollIntoView({ behavior: "instant" })
    else window.scrollTo({ top: 0, behavior: "instant" })
    main.current?.focus({ preventScroll: true })
  }, [pathname, hash, key, isLink, main])
}
