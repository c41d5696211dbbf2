import { type RefObject, useEffect, useRef } from "react"
import { useLocation } from "react-router-dom"

/** Lets the keyboard go on from the top of a new page, or from the place that the link names. */
export const useFreshPage = (main: RefObject<HTMLElement | null>) => {
  const { hash, key } = useLocation()
  const shownKey = useRef(key)
  useEffect(() => {
    // The page that the visitor arrived on has its focus from the browser.
    if (key === shownKey.current) return
    shownKey.current = key
    const target = hash ? document.getElementById(hash.slice(1)) : null
    if (target && target.tabIndex < 0) target.tabIndex = -1
    const start = target ?? main.current
    start?.focus({ preventScroll: true })
  }, [hash, key, main])
}
