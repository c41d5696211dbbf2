import { isTooLarge } from "@farelight/api/contract/content/fields.ts"
import { dequal } from "dequal/lite"
import { useEffect, useRef, useState } from "react"
import { readAdminToken } from "../../../../apollo/adminToken.ts"
import { errorCode } from "../../../../apollo/errors.ts"
import { useWindowEvent } from "../../../../browser/listen.ts"
import {
  type CmsEditor_BlockFragment,
  useDiscardCmsDraftMutation,
  useSaveCmsDraftMutation,
} from "../../../../graphql/generated.ts"
import { type Content, contentOrEmpty } from "../content.ts"
import { useLeaving } from "./useLeaving.ts"

const PAUSE_MS = 600
const RETRY_MS = 10_000

export type DraftState = "saved" | "saving" | "conflict" | "failed"

export interface ServerDraftContent {
  content: Content
  version: number
}

export const draftContentOf = ({ draft }: CmsEditor_BlockFragment): ServerDraftContent | null =>
  draft ? { content: contentOrEmpty(draft.content), version: draft.version } : null

interface Options {
  block: CmsEditor_BlockFragment
  start: ServerDraftContent | null
  /** Intended content of the team's draft; null for none. */
  wanted: Content | null
  baseVersion: number
  /** False for a scheduled draft, as half a sentence could go live. */
  isAutomatic: boolean
  reload: () => Promise<CmsEditor_BlockFragment | null>
  /** Called if the last save of a closed edit fails. */
  lose: () => void
}

/** Autosaves on pauses, blur, leaving and reconnect: one save at a time, with the version that it replaces. */
export const useServerDraft = ({ block, start, wanted, baseVersion, isAutomatic, reload, lose }: Options) => {
  const [saveDraft] = useSaveCmsDraftMutation()
  const [discardDraft] = useDiscardCmsDraftMutation()
  const [state, setState] = useState<DraftState>("saved")
  const [known, setKnown] = useState(start)
  const latest = useRef(start)
  const working = useRef(Promise.resolve<unknown>(undefined))
  const isOver = useRef(false)

  const isOnServer = dequal(wanted, known?.content ?? null)

  const adopt = (draft: ServerDraftContent | null) => {
    latest.current = draft
    setKnown(draft)
    setState("saved")
  }

  const write = async (content: Content | null, baseVersion: number, context = {}) => {
    const expectedVersion = latest.current?.version ?? null
    if (content !== null) {
      const { data } = await saveDraft({ variables: { id: block.id, content, baseVersion, expectedVersion }, context })
      adopt({ content, version: data?.saveCmsDraft.cmsBlock.draft?.version ?? 0 })
    } else if (expectedVersion !== null) {
      await discardDraft({ variables: { id: block.id, expectedVersion } })
      adopt(null)
    }
  }

  /** Saves after any save in progress; returns the new version and throws on failure. */
  const send = (content: Content | null, base = baseVersion, context = {}): Promise<number> => {
    const sent = working.current.then(async () => {
      setState("saving")
      try {
        await write(content, base, context)
      } catch (error) {
        const now = errorCode(error) === "CONFLICT" ? await reload().catch(() => null) : null
        const stored = now && draftContentOf(now)
        // This edit's own earlier save: its response was lost with the page.
        if (stored && dequal(stored.content, content)) {
          adopt(stored)
          return stored.version
        }
        setState(now ? "conflict" : "failed")
        // The draft was published or discarded meanwhile: later input becomes the next one.
        if (now && !now.draft) adopt(null)
        throw error
      }
      return latest.current?.version ?? 0
    })
    working.current = sent.catch(() => undefined)
    return sent
  }

  const canSend = isAutomatic && !isOnServer && !(wanted && isTooLarge(wanted))

  useEffect(() => {
    if (!canSend || state === "saving" || state === "conflict" || isOver.current) return
    const timer = setTimeout(() => send(wanted).catch(() => undefined), state === "failed" ? RETRY_MS : PAUSE_MS)
    return () => clearTimeout(timer)
  })

  const sendNow = ({ context, isLeft }: { context?: object; isLeft?: boolean } = {}) => {
    if (canSend && state !== "conflict" && !isOver.current && readAdminToken())
      // After an earlier failure, a dialog has already warned the user before leaving.
      send(wanted, baseVersion, context).catch(() => isLeft && state !== "failed" && lose())
  }
  useWindowEvent("online", () => sendNow())
  useLeaving({
    // The request outlives the page.
    hide: () => sendNow({ context: { fetchOptions: { keepalive: true } } }),
    leave: () => sendNow({ isLeft: true }),
  })

  return {
    state,
    known,
    isOnServer,
    /** Another editor's draft, saved while this edit has unsaved changes. */
    theirs: state === "conflict" ? block.draft : null,
    send,
    settle: () => working.current,
    sendNow: () => state === "saved" && sendNow(),
    adopt,
    /** Up-to-date `known`, even during a save. */
    latest: () => latest.current,
    end: () => {
      isOver.current = true
    },
  }
}
