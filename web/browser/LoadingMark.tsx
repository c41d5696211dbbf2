import { useEffect, useState } from "react"

const LONGEST_MS = 15_000

/** Single-key shortcuts wait while this is rendered, but not forever, as a load may hang. */
export const LoadingMark = () => {
  const [isGivenUp, setIsGivenUp] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsGivenUp(true), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [])
  return isGivenUp ? null : <span hidden data-opening />
}

export const isContentLoading = () => document.querySelector("[data-opening]") !== null
