import { useApolloClient, useQuery } from "@apollo/client/react"
import { useEffect, useState } from "react"
import { polling } from "../../../apollo/polling.ts"
import { useLoadState } from "../../../components/records/LoadFailure.tsx"
import type { LeadMessages_PageFragment } from "../../../graphql/generated.ts"
import type { LeadConversation, LeadKindFacts } from "./leadKind.ts"

const PAGE = 50

type Edges = LeadMessages_PageFragment["edges"]

/** `behind` is the cursor of the previous message, from which this message can be loaded alone. */
export interface ReceivedMessage {
  message: Edges[number]["node"]
  behind: string | null
}

export type Conversation = Omit<LeadConversation, "messages"> & { messages: readonly ReceivedMessage[] }

/** Pages begin with the oldest message, but the newest matters most, so all pages are loaded. */
export const useConversation = ({ conversationDocument: document }: LeadKindFacts, id: string) => {
  const client = useApolloClient()
  const variables = { id, first: PAGE, after: null, withHtml: false }
  const query = useQuery(document, { variables, fetchPolicy: "cache-and-network", ...polling })
  const { hasFailed } = useLoadState(query)
  const [later, setLater] = useState<{ of: string; edges: Edges }>()
  const lead = query.data?.lead
  const first = lead?.messages

  useEffect(() => {
    if (!first?.pageInfo.hasNextPage) return setLater(undefined)
    let isOver = false
    const read = async () => {
      const edges: Edges = []
      for (let { pageInfo } = first; pageInfo.hasNextPage; ) {
        const next = { id, first: PAGE, after: pageInfo.endCursor, withHtml: false }
        const { data } = await client.query({ query: document, variables: next, fetchPolicy: "network-only" })
        if (isOver || !data?.lead) return
        edges.push(...data.lead.messages.edges)
        pageInfo = data.lead.messages.pageInfo
      }
      setLater({ of: id, edges })
    }
    // The next poll tries again.
    void read().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [client, document, id, first])

  const edges = [...(first?.edges ?? []), ...(later?.of === id ? later.edges : [])]
  const messages = edges.map(({ node }, index) => ({ message: node, behind: edges[index - 1]?.cursor ?? null }))
  const conversation: Conversation | undefined = lead ? { ...lead, messages } : undefined
  return { conversation, hasFailed, retry: query.refetch }
}
