import type { ApolloClient } from "@apollo/client"
import { serverError } from "../../../apollo/errors.ts"
import { DiscardReplyDraftDocument, type LeadType, SaveReplyDraftDocument } from "../../../graphql/generated.ts"

const PAUSE_MS = 2_000
const RETRY_MS = 15_000

interface Text {
  subject: string
  body: string
}

// Requests are sent one after the other, so that a late save cannot restore a discarded draft.
let underWay: Promise<unknown> = Promise.resolve()

export const pendingDraftSaves = () => underWay

/** Copies a reply's draft to the server. If the browser is offline, it tries again later. */
const createServerDraft = (client: ApolloClient, lead: { leadType: LeadType; leadId: string }) => {
  let wanted: Text | undefined
  let id: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = async (fetchOptions: RequestInit = {}) => {
    const text = wanted
    if (!text) return
    wanted = undefined
    try {
      const input = { ...lead, ...text }
      const { data } = await client.mutate({
        mutation: SaveReplyDraftDocument,
        variables: { input },
        context: { fetchOptions },
      })
      id = data?.saveReplyDraft.replyDraft?.id
    } catch (error) {
      // A refused save would be refused again, and newer input is saved on its own, so there is no retry.
      if (serverError(error) || wanted) return
      wanted = text
      timer = setTimeout(save, RETRY_MS)
    }
  }

  const save = () => {
    clearTimeout(timer)
    underWay = underWay.then(() => send())
  }

  return {
    change: ({ subject, body }: Text) => {
      wanted = { subject, body }
      clearTimeout(timer)
      timer = setTimeout(save, PAUSE_MS)
    },
    save,
    /** Called as the page closes. The request outlives the page, but cannot wait for earlier requests. */
    leave: () => {
      clearTimeout(timer)
      underWay = Promise.all([underWay, send({ keepalive: true })])
    },
    /** Called after sending or discarding. `known` is the id of a draft from an earlier visit. */
    discard: (known: string | undefined) => {
      clearTimeout(timer)
      wanted = undefined
      underWay = underWay.then(async () => {
        const doomed = id ?? known
        id = undefined
        if (!doomed) return
        // If discarding fails, other users see the draft until the next one replaces it.
        await client.mutate({ mutation: DiscardReplyDraftDocument, variables: { id: doomed } }).catch(() => undefined)
        client.cache.evict({ id: client.cache.identify({ __typename: "ReplyDraft", id: doomed }) ?? "" })
      })
    },
  }
}

export type ServerDraft = ReturnType<typeof createServerDraft>

const drafts = new WeakMap<ApolloClient, Map<string, ServerDraft>>()

export const serverDraftOf = (client: ApolloClient, leadType: LeadType, leadId: string) => {
  const known = drafts.get(client) ?? new Map<string, ServerDraft>()
  drafts.set(client, known)
  const key = `${leadType}:${leadId}`
  const draft = known.get(key) ?? createServerDraft(client, { leadType, leadId })
  known.set(key, draft)
  return draft
}
