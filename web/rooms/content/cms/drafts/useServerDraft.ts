import { isTooLarge } from "@farelight/api/contract/content/fields.ts"
import { dequal } from "dequal/lite"
import { useEffect, useRef, useState } from "react"
import { readAdminToken } from "../../../../apollo/adminToken.ts"
import { errorCode } from "../../../../apollo/errors.ts"
import {
  type CmsEditor_BlockFragment,
  useDiscardCmsDraftMutation,
  useSaveCmsDraftMutation,
} from "../../../../graphql/generated.ts"
import { type Content, contentOf } from "../content.ts"

const PAUSE_MS = 600
const RETRY_MS = 10_000

export type DraftState = "saved" | "saving" | "conflict" | "failed"

export interface KnownDraft {
  content: Content
  version: number
}

export const knownDraftOf = ({ draft }: CmsEditor_BlockFragment): KnownDraft | null =>
  draft ? { content: contentOf(draft.content), version: draft.version } : null

interface Options {
  block: CmsEditor_BlockFragment
  start: KnownDraft | null
  /** What the team's draft is to say; null for none. */
  wanted: Content | null
  baseVersion: number
  /** Whether it is saved by itself. A scheduled draft is not, as half a sentence would change what goes live. */
  isAutomatic: boolean
  reload: () => Promise<CmsEditor_BlockFragment | null>
  /** Told when the last save of an edit that has left the screen fails. */
  lose: () => void
}

/** Saves the draft on pauses, blur, leaving and reconnecting. One save at a time names the version it replaces. */
export const useServerDraft = ({ block, start, wanted, baseVersion, isAutomatic, reload, lose }: Options) => {
  const [saveDraft] = useSaveCmsDraftMutation()
  const [discardDraft] = useDiscardCmsDraftMutation()
  const [state, setState] = useState<DraftState>("saved")
  const [known, setKnown] = useState(start)
  const latest = useRef(start)
  const working = useRef(Promise.resolve<unknown>(undefined))
  const isOver = useRef(false)

  const isOnServer = dequal(wanted, known?.content ?? null)

  const adopt = (draft: KnownDraft | null) => {
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

  /** Makes the server's draft say this, after whatever is under way; returns its version. Throws if it does not. */
  const send = (content: Content | null, base = baseVersion, context = {}): Promise<number> => {
    const sent = working.current.then(async () => {
      setState("saving")
      try {
        await write(content, base, context)
      } catch (error) {
        const now = errorCode(error) === "CONFLICT" ? await reload().catch(() => null) : null
        const stored = now && knownDraftOf(now)
        // Its own save, whose answer was lost with the page.
        if (stored && dequal(stored.content, content)) {
          adopt(stored)
          return stored.version
        }
        setState(now ? "conflict" : "failed")
        // Published or discarded meanwhile: what is typed since becomes the next draft.
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

  const sendNow = useRef((_asked?: { context?: object; isLeft?: boolean }) => {})
  useEffect(() => {
    sendNow.current = ({ context, isLeft } = {}) => {
      // Not once signed out.
      if (canSend && state !== "conflict" && !isOver.current && readAdminToken())
        // After a failure, the operator was asked whether to leave.
        send(wanted, baseVersion, context).catch(() => isLeft && state !== "failed" && lose())
    }
  })
  useEffect(() => {
    const onOnline = () => sendNow.current()
    // The request outlives the page.
    const onHide = () => sendNow.current({ context: { fetchOptions: { keepalive: true } } })
    window.addEventListener("online", onOnline)
    window.addEventListener("pagehide", onHide)
    return () => {
      window.removeEventListener("online", onOnline)
      window.removeEventListener("pagehide", onHide)
      sendNow.current({ isLeft: true })
    }
  }, [])

  return {
    state,
    known,
    isOnServer,
    /** The draft that somebody else has saved since, while this edit has changes of its own. */
    theirs: state === "conflict" ? block.draft : null,
    send,
    /** Waits for the save that is under way. */
    settle: () => working.current,
    /** Saves what is not saved yet without waiting for a pause. */
    sendNow: () => state === "saved" && sendNow.current(),
    adopt,
    /** The same as `known`, also in the middle of a save. */
    latest: () => latest.current,
    end: () => {
      isOver.current = true
    },
  }
}
