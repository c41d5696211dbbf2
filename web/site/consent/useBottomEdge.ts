import { type RefObject, useEffect, useState } from "react"
import { IN_PLACE } from "../browser/inPlace.ts"

const HEIGHT = "--size-at-bottom"

/** Keeps a bottom bar from covering focus, the page's end and send buttons. Returns true while it yields. */
export const useBottomEdge = (element: RefObject<HTMLElement | null>) => {
  const [isAside, setAside] = useState(false)
  useEffect(() => {
    const shown = element.current
    if (!shown) return
    const root = document.documentElement
    let observer: IntersectionObserver | undefined
    const watch = () => {
      const height = shown.offsetHeight
      root.style.setProperty(HEIGHT, `${height}px`)
      observer?.disconnect()
      const covered = new Set<Element>()
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) covered.add(target)
            else covered.delete(target)
          }
          setAside(covered.size > 0 && !shown.contains(document.activeElement))
        },
        { rootMargin: `${height - window.innerHeight}px 0px 0px 0px` },
      )
      for (const button of document.querySelectorAll(`[${IN_PLACE}] [type=submit]`)) observer.observe(button)
    }
    // Forms change the height of the body.
    const sizes = new ResizeObserver(watch)
    for (const sized of [shown, document.body]) sizes.observe(sized)
    window.addEventListener("resize", watch)
    return () => {
      sizes.disconnect()
      observer?.disconnect()
      window.removeEventListener("resize", watch)
      root.style.removeProperty(HEIGHT)
    }
  }, [element])
  return isAside
}
