import { useLayoutEffect } from "react"

declare global {
  interface Window {
    /** When the document last noted a character, in milliseconds since 1970. */
    typedAt?: number
  }
}

/** The longest pause within a text that is being typed. */
const PAUSE_MS = 1000

let openings = 0
let ignoredUntil = 0

/** Ignores the rest of a text that went nowhere so far. */
export const ignoreTyping = (since = Date.now()) => {
  ignoredUntil = since + PAUSE_MS
}

/** Whether a single key must do nothing: something is opening, or the key goes on with what was typed meanwhile. */
export const isTypedTooEarly = (key: string) => {
  const goesOn = Date.now() < ignoredUntil
  // Space and Enter belong to the focused control, unless they are part of a text.
  const canBegin = openings > 0 && key.length === 1 && key !== " "
  if (!(canBegin || (goesOn && (key.length === 1 || key === "enter")))) return false
  ignoreTyping()
  return true
}

/** Stands for what is still loading: until that is there, single keys do nothing. */
export const Opening = () => {
  useLayoutEffect(() => {
    openings += 1
    return () => {
      openings -= 1
    }
  }, [])
  return null
}
