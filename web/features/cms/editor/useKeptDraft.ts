import { useEffect, useRef } from "react"
import type { Editing } from "./editing.ts"
import { forgetDraft, holdDraft, keepDraft } from "./storedDrafts.ts"

const PAUSE_MS = 300

/**
 * Keeps the edit on this device while it is unsaved, as soon as the operator pauses, and at the latest when the page is
 * hidden. Answers how to end that: by forgetting the draft.
 */
export const useKeptDraft = (key: string, editing: Editing, isUnsaved: boolean) => {
  const isOver = useRef(false)
  const keepNow = useRef(() => {})

  useEffect(() => {
    const { base, content, texts } = editing
    keepNow.current = () => {
      if (isOver.current) return
      if (isUnsaved) keepDraft(key, { base, content, texts, keptAt: new Date().toISOString() })
      else forgetDraft(key)
    }
    const timer = setTimeout(() => keepNow.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key, editing, isUnsaved])

  useEffect(() => {
    const keep = () => keepNow.current()
    window.addEventListener("pagehide", keep)
    return () => {
      window.removeEventListener("pagehide", keep)
      keep()
    }
  }, [])

  useEffect(() => holdDraft(key), [key])

  return () => {
    isOver.current = true
    forgetDraft(key)
  }
}
