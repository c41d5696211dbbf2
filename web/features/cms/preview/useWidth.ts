import { type RefObject, useLayoutEffect, useState } from "react"

/** An element's width in pixels as it changes, 0 until it is known. */
export const useWidth = (element: RefObject<HTMLElement | null>) => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() => setWidth(current.clientWidth))
    observer.observe(current)
    setWidth(current.clientWidth)
    return () => observer.disconnect()
  }, [element])
  return width
}
