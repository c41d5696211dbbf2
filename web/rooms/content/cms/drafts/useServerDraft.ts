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
  /** The content that the team's draft should have; null for no draft. */
  wanted: Content | null
  baseVersion: number
  /** False for a scheduled draft, as half a sentence could be published. */
  isAutomatic: boolean
  reload: () => Promise<CmsEditor_BlockFragment | null>
  /** Called if the last save of a closed edit fails. */
  lose: () => void
}

/**
 * Saves after a pause, on blur, on leaving and when online again. Saves one at a time, as each names the version that
 * it replaces.
 */
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

  /** Saves after any save in progress. Returns the new version; throws if it fails. */
  const send = (content: Content | null, base = baseVersion, context = {}): Promise<number> => {
    const sent = working.current.then(async () => {
      setState("saving")
      try {
        await write(content, base, context)
      } catch (error) {
        const now = errorCode(error) === "CONFLICT" ? await reload().catch(() => null) : null
        const stored = now && draftContentOf(now)
        // The stored content is this edit's own: an earlier save succeeded, but its response was lost with the page.
        if (stored && dequal(stored.content, content)) {
          adopt(stored)
          return stored.version
        }
        setState(now ? "conflict" : "failed")
        // The draft was published or discarded meanwhile, so later input becomes the next draft.
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
      // After an earlier failure, a dialog has warned the user already.
      send(wanted, baseVersion, context).catch(() => isLeft && state !== "failed" && lose())
  }
  useWindowEvent("online", () => sendNow())
  useLeaving({
    // With `keepalive`, the request outlives the page.
    hide: () => sendNow({ context: { fetchOptions: { keepalive: true } } }),
    leave: () => sendNow({ isLeft: true }),
  })

  return {
    state,
    known,
    isOnServer,
    theirs: state === "conflict" ? block.draft : null,
    send,
    settle: () => working.current,
    sendNow: () => state === "saved" && sendNow(),
    adopt,
    /** `known` is of the last render; `latest` is current even during a save. */
    latest: () => latest.current,
    end: () => {
      isOver.current = true
    },
  }
}
