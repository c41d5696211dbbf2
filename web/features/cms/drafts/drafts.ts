import { useEffect, useMemo, useRef, useState } from "react"
import { useStore } from "../../../components/store.ts"
import { localTexts } from "../../../components/storedTexts.ts"
import { type Content, isContent } from "../content.ts"
import type { Editing, SavedContent } from "../editor/editing.ts"

const PREFIX = "cms_draft:"
const PAUSE_MS = 300

/** An edit that was not saved, as stored on this device. */
export interface Draft {
  /** What the edit started from. */
  base: SavedContent
  content: Content
  /** JSON texts as typed, by place, which may not parse yet. */
  texts: Readonly<Record<string, string>>
  /** When it was stored last. */
  keptAt: string
}

/** A draft, and the key of the edit that stored it. */
export interface StoredDraft {
  key: string
  draft: Draft
}

// An earlier version of the editor, or another program, may have written there.
const isDraft = (value: unknown): value is Draft =>
  isContent(value) &&
  isContent(value.base) &&
  isContent(value.base.content) &&
  typeof value.base.version === "number" &&
  isContent(value.content) &&
  isContent(value.texts) &&
  Object.values(value.texts).every((text) => typeof text === "string") &&
  typeof value.keptAt === "string" &&
  !Number.isNaN(Date.parse(value.keptAt))

const parsed = (text: string | null) => {
  try {
    const value: unknown = JSON.parse(text ?? "")
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The key of a new edit of a block. Each edit has its own, so that two tabs never overwrite each other's draft. */
export const newDraftKey = (blockId: string) => `${PREFIX}${blockId}:${crypto.randomUUID()}`

const keysOf = (blockId: string) => localTexts.keys(`${PREFIX}${blockId}:`)

/** The edit as a draft of this moment. */
export const draftOf = ({ base, content, texts }: Editing): Draft => ({
  base,
  content,
  texts,
  keptAt: new Date().toISOString(),
})

/** Stores the draft; returns whether the browser did so. */
export const storeDraft = (key: string, draft: Draft) => localTexts.write(key, JSON.stringify(draft))

export const forgetDraft = (key: string) => {
  localTexts.write(key, undefined)
}

/** Forgets all drafts, which only the admin who wrote them may see. */
export const forgetAllDrafts = () => localTexts.keys(PREFIX).forEach(forgetDraft)

/** The drafts of a block, newest first, without those that cannot be read. */
export const draftsOf = (blockId: string): StoredDraft[] =>
  keysOf(blockId)
    .flatMap((key) => {
      const draft = parsed(localTexts.read(key))
      return draft ? [{ key, draft }] : []
    })
    .sort((one, other) => other.draft.keptAt.localeCompare(one.draft.keptAt))

/** The drafts of a block that this device stores, newest first, as they come and go. */
export const useDrafts = (blockId: string) => {
  const texts = useStore({
    read: () => keysOf(blockId).map(localTexts.read).join("\n"),
    subscribe: localTexts.subscribe,
  })
  return useMemo(() => (texts === "" ? [] : draftsOf(blockId)), [texts, blockId])
}

/**
 * Lets the browser's other tabs know that this tab edits the draft, until the returned function is called or the tab is
 * gone. A released draft is never locked again: each edit has its own key.
 */
const lockDraft = (key: string) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  // Browsers withhold locks from pages that came over plain HTTP.
  if ("locks" in navigator) navigator.locks.request(key, () => released)
  return release
}

/** Notes whether a tab has locked the draft, and when it releases it; returns how to stop. */
const watchDraft = (key: string, note: (isLocked: boolean) => void) => {
  const stop = new AbortController()
  const watch = async () => {
    const isLocked = await navigator.locks.request(key, { mode: "shared", ifAvailable: true }, (lock) => lock === null)
    if (stop.signal.aborted || !isLocked) return
    note(true)
    await navigator.locks.request(key, { mode: "shared", signal: stop.signal }, () => note(false)).catch(() => {})
  }
  // This tab itself may be about to release it.
  const timer = setTimeout(() => "locks" in navigator && watch())
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

/** Whether another tab of this browser still edits the draft. */
export const useIsOpenElsewhere = (draftKey: string) => {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => watchDraft(draftKey, setIsOpen), [draftKey])
  return isOpen
}

/**
 * Stores the unsaved edit on this device as soon as the operator pauses, and at the latest when the page is hidden.
 * Returns how to end that and forget the draft.
 */
export const useDraft = (key: string, editing: Editing, isUnsaved: boolean) => {
  const isOver = useRef(false)
  const storeNow = useRef(() => {})

  useEffect(() => {
    storeNow.current = () => {
      if (isOver.current) return
      if (isUnsaved) storeDraft(key, draftOf(editing))
      else forgetDraft(key)
    }
    const timer = setTimeout(() => storeNow.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key, editing, isUnsaved])

  useEffect(() => {
    const store = () => storeNow.current()
    window.addEventListener("pagehide", store)
    return () => {
      window.removeEventListener("pagehide", store)
      store()
    }
  }, [])

  useEffect(() => lockDraft(key), [key])

  return () => {
    isOver.current = true
    forgetDraft(key)
  }
}
