import { useEffect, useRef, useState } from "react"

export const useFadingEnds = () => {
  const row = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ before: false, after: false })

  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft
      const next = { before: element.scrollLeft > 1, after: rest > 1 }
      setMore((last) => (last.before === next.before && last.after === next.after ? last : next))
    }
    const observer = new ResizeObserver(look)
    for (const watched of [element, ...element.children]) observer.observe(watched)
    element.addEventListener("scroll", look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener("scroll", look)
    }
  }, [])

  const start = more.before ? "transparent, black 3rem" : "black"
  const end = more.after ? "black calc(100% - 3rem), transparent" : "black"
  return { row, fade: more.before || more.after ? { maskImage: `linear-gradient(to right, ${start}, ${end})` } : {} }
}
