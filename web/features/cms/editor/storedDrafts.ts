import { localTexts } from "../../../components/storedTexts.ts"
import { type Content, isContent } from "../changes/content.ts"
import type { SavedContent } from "./editing.ts"

const PREFIX = "cms_draft:"

/** An edit that was not saved, as this device keeps it. */
export interface StoredDraft {
  /** What the edit started from. */
  base: SavedContent
  content: Content
  /** JSON texts as typed, by place, which may not parse yet. */
  texts: Readonly<Record<string, string>>
  /** When it was kept last. */
  keptAt: string
}

/** A draft, and the key of the edit that it was kept by. */
export interface KeptDraft {
  key: string
  draft: StoredDraft
}

// An earlier version of the editor, or another program, may have written there.
const isStoredDraft = (value: unknown): value is StoredDraft =>
  isContent(value) &&
  isContent(value.base) &&
  isContent(value.base.content) &&
  typeof value.base.version === "number" &&
  isContent(value.content) &&
  isContent(value.texts) &&
  Object.values(value.texts).every((text) => typeof text === "string") &&
  typeof value.keptAt === "string" &&
  !Number.isNaN(Date.parse(value.keptAt))

/**
 * The key of one edit of a block. Each edit has its own, so that two tabs with the same block open never write over each
 * other's draft.
 */
export const newDraftKey = (blockId: string) => `${PREFIX}${blockId}:${crypto.randomUUID()}`

/** Keeps the draft; answers whether the browser has done it. */
export const keepDraft = (key: string, draft: StoredDraft) => localTexts.write(key, JSON.stringify(draft))

/**
 * Lets the browser's other tabs know that the draft is under edit here. Answers how to end that; it ends as well when the
 * tab is gone. A draft that was let go is never held again: each edit has its own key.
 */
export const holdDraft = (key: string) => {
  let letGo = () => {}
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // Browsers keep locks from pages that came over an unprotected line.
  if ("locks" in navigator) navigator.locks.request(key, () => isOver)
  return letGo
}

/** Notes whether a tab holds the draft, and when it lets it go; answers how to stop. */
export const watchDraft = (key: string, note: (isHeld: boolean) => void) => {
  const stop = new AbortController()
  const watch = async () => {
    const isHeld = await navigator.locks.request(key, { mode: "shared", ifAvailable: true }, (lock) => lock === null)
    if (stop.signal.aborted || !isHeld) return
    note(true)
    await navigator.locks.request(key, { mode: "shared", signal: stop.signal }, () => note(false)).catch(() => {})
  }
  // This tab itself may just be letting it go.
  const timer = setTimeout(() => "locks" in navigator && watch())
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

/** Forgets the draft. */
export const forgetDraft = (key: string) => {
  localTexts.write(key, undefined)
}

/** Forgets all drafts: they are for no one's eyes but those of whoever wrote them. */
export const forgetAllDrafts = () => {
  for (const key of localTexts.keys(PREFIX)) forgetDraft(key)
}

const parsed = (text: string | null) => {
  try {
    const value: unknown = JSON.parse(text ?? "")
    return isStoredDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

const keysOf = (blockId: string) => localTexts.keys(`${PREFIX}${blockId}:`)

/** The drafts of a block, newest first. What cannot be read is left out. */
export const draftsOf = (blockId: string): KeptDraft[] =>
  keysOf(blockId)
    .flatMap((key) => {
      const draft = parsed(localTexts.read(key))
      return draft ? [{ key, draft }] : []
    })
    .sort((one, other) => other.draft.keptAt.localeCompare(one.draft.keptAt))

/** All that is kept of a block's drafts, so that a change of it can be noticed. */
export const draftTexts = (blockId: string) => keysOf(blockId).map(localTexts.read).join("\n")

/** Calls the listener whenever a draft may have come or gone, in this tab or another; answers how to stop it. */
export const onDrafts = localTexts.subscribe
