import * as z from "zod"
import { keepLocalText, localTextKeys, onLocalText, readLocalText } from "../../../components/localText.ts"

const PREFIX = "cms_draft:"

const object = z.record(z.string(), z.unknown())

const storedDraft = z.object({
  /** The content that the edit started from, and its version. */
  base: z.object({ content: object, version: z.int() }),
  content: object,
  /** JSON texts as typed, by place, which may not parse yet. */
  texts: z.record(z.string(), z.string()),
  keptAt: z.iso.datetime(),
})

/** An edit that was not saved, as this device keeps it. */
export type StoredDraft = z.infer<typeof storedDraft>

/**
 * The key of one edit of a block. Each edit has its own, so that two tabs with the same block open never write over each
 * other's draft.
 */
export const newDraftKey = (blockId: string) => `${PREFIX}${blockId}:${crypto.randomUUID()}`

/** Keeps the draft; answers whether the browser has done it. */
export const keepDraft = (key: string, draft: StoredDraft) => keepLocalText(key, JSON.stringify(draft))

/** Forgets the draft. */
export const forgetDraft = (key: string) => {
  keepLocalText(key, undefined)
}

/** Forgets all drafts: they are for no one's eyes but those of whoever wrote them. */
export const forgetAllDrafts = () => {
  for (const key of localTextKeys(PREFIX)) forgetDraft(key)
}

const parsed = (text: string | null) => {
  try {
    return storedDraft.safeParse(JSON.parse(text ?? "")).data
  } catch {
    return undefined
  }
}

const keysOf = (blockId: string) => localTextKeys(`${PREFIX}${blockId}:`)

/** The drafts of a block, newest first. What cannot be read is left out. */
export const draftsOf = (blockId: string) =>
  keysOf(blockId)
    .flatMap((key) => {
      const draft = parsed(readLocalText(key))
      return draft ? [{ key, draft }] : []
    })
    .sort((one, other) => other.draft.keptAt.localeCompare(one.draft.keptAt))

/** All that is kept of a block's drafts, so that a change of it can be noticed. */
export const draftTexts = (blockId: string) => keysOf(blockId).map(readLocalText).join("\n")

/** Calls the listener whenever a draft may have come or gone, in this tab or another; answers how to stop it. */
export const onDrafts = onLocalText
