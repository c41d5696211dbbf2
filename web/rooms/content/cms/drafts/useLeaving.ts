import { useEffect, useRef } from "react"

interface Leaving {
  hide: () => void
  leave: () => void
}

export const useLeaving = (leaving: Leaving) => {
  const latest = useRef(leaving)
  useEffect(() => {
    latest.current = leaving
  })
  useEffect(() => {
    const onHide = () => latest.current.hide()
    window.addEventListener("pagehide", onHide)
    return () => {
      window.removeEventListener("pagehide", onHide)
      latest.current.leave()
    }
  }, [])
}
