import { useEffect, useState } from "react"

const beginnings = ["focusin", "pointerdown"] as const

/** Whether the visitor has begun to use the page, by pointer or by keyboard. */
export const useFirstInteraction = () => {
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => {
    if (hasBegun) return
    const begin = () => setBegun(true)
    for (const type of beginnings) document.addEventListener(type, begin)
    return () => {
      for (const type of beginnings) document.removeEventListener(type, begin)
    }
  }, [hasBegun])
  return hasBegun
}
