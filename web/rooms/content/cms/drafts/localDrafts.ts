import { useEffect, useRef } from "react"
import { draftTexts } from "../../../../parts/browser/drafts.ts"
import { type Content, isContent } from "../content.ts"
import type { Editing, SavedContent } from "../editor/editing.ts"

// What is typed is kept on this device until the server has it as the team's draft, in case that cannot be reached.

const drafts = draftTexts("cms_draft:")
const PAUSE_MS = 300

/** A draft as the server has it. */
export interface KnownDraft {
  content: Content
  version: number
}

/** An edit that the server does not have, as stored on this device. */
export interface LocalDraft {
  base: SavedContent
  known: KnownDraft | null
  content: Content
  /** JSON texts as typed, by place, which may not parse yet. */
  texts: Readonly<Record<string, string>>
  keptAt: string
}

export interface StoredDraft {
  key: string
  draft: LocalDraft
}

const isVersioned = (value: unknown) =>
  isContent(value) && isContent(value.content) && typeof value.version === "number"

// An earlier version of the editor, or another program, may have written there.
const isDraft = (value: unknown): value is LocalDraft =>
  isContent(value) &&
  isVersioned(value.base) &&
  (value.known === null || isVersioned(value.known)) &&
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
export const newDraftKey = (blockId: string) => `${blockId}:${crypto.randomUUID()}`

/** The edit as a draft of this moment. */
export const draftOf = ({ base, content, texts }: Editing, known: KnownDraft | null): LocalDraft => ({
  base,
  known,
  content,
  texts,
  keptAt: new Date().toISOString(),
})

/** Stores the draft; returns whether the browser did so. */
export const storeDraft = (key: string, draft: LocalDraft) => drafts.write(key, JSON.stringify(draft))

export const forgetDraft = (key: string) => {
  drafts.write(key, undefined)
}

/** The drafts of a block, newest first, without those that cannot be read. */
export const draftsOf = (blockId: string): StoredDraft[] =>
  drafts
    .keys(`${blockId}:`)
    .flatMap((key) => {
      const draft = parsed(drafts.read(key))
      return draft ? [{ key, draft }] : []
    })
    .sort((one, other) => other.draft.keptAt.localeCompare(one.draft.keptAt))

/**
 * Stores the edit on this device as soon as the operator pauses, and at the latest when the page is hidden, for as long
 * as the server does not have it. Returns how to end that and forget it.
 */
export const useLocalDraft = (key: string, draft: () => LocalDraft, isOnServer: boolean, editing: Editing) => {
  const isOver = useRef(false)
  const storeNow = useRef(() => {})

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is made of the edit.
  useEffect(() => {
    storeNow.current = () => {
      if (isOver.current) return
      if (isOnServer) forgetDraft(key)
      else storeDraft(key, draft())
    }
    const timer = setTimeout(() => storeNow.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key, editing, isOnServer])

  useEffect(() => {
    const store = () => storeNow.current()
    window.addEventListener("pagehide", store)
    return () => {
      window.removeEventListener("pagehide", store)
      store()
    }
  }, [])

  return () => {
    isOver.current = true
    forgetDraft(key)
  }
}
