import type { ApolloClient } from "@apollo/client"
import { serverError } from "../../../apollo/errors.ts"
import { DiscardReplyDraftDocument, type LeadType, SaveReplyDraftDocument } from "../../../graphql/generated.ts"

const PAUSE_MS = 2_000
const RETRY_MS = 15_000

interface Text {
  subject: string
  body: string
}

// One after the other, so that what is discarded does not come back.
let underWay: Promise<unknown> = Promise.resolve()

/** Resolves when what is being told to the server has arrived there. */
export const draftsSettled = () => underWay

/** Keeps a reply's draft on the server, following this browser's copy; retried when offline. */
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
      // What the server refuses, it would refuse again. What was typed since is newer.
      if (serverError(error) || wanted) return
      wanted = text
      timer = setTimeout(save, RETRY_MS)
    }
  }

  /** Saves what has not been saved yet, after what is under way. */
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
    /** The page is left: the request outlives it, and cannot wait for what is under way. */
    leave: () => {
      clearTimeout(timer)
      underWay = Promise.all([underWay, send({ keepalive: true })])
    },
    /** It was sent or discarded. `known` is what the server has from an earlier visit. */
    discard: (known: string | undefined) => {
      clearTimeout(timer)
      wanted = undefined
      underWay = underWay.then(async () => {
        const doomed = id ?? known
        id = undefined
        if (!doomed) return
        // It stays for others to see, and is replaced by the next.
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
