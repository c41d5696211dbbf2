import { useQuery } from "@apollo/client/react"
import { Text } from "../../../parts/chakra.ts"
import { HtmlFrame } from "../../../parts/records/HtmlFrame.tsx"
import { LoadFailure, useLoadState } from "../../../parts/records/LoadFailure.tsx"
import type { LeadKindFacts } from "../lead/leadKind.ts"

interface Props {
  kind: LeadKindFacts
  leadId: string
  id: string
  behind: string | null
}

/** A message as its writer's program had it look. It is asked for only here: with every message it would be most of an answer. */
export const MessageHtml = ({ kind, leadId, id, behind }: Props) => {
  const variables = { id: leadId, first: 1, after: behind, withHtml: true }
  const query = useQuery(kind.conversationDocument, { variables })
  const { hasFailed } = useLoadState(query)
  const found = query.data?.lead?.messages.edges.find(({ node }) => node.id === id)?.node
  if (hasFailed) return <LoadFailure retry={query.refetch} />
  if (query.loading || !query.data) return <Text color="fg.muted">Loading...</Text>
  if (!found?.html) return <Text color="fg.muted">This message has no HTML.</Text>
  return (
    <>
      <HtmlFrame title="The message as HTML" html={found.html} height="20rem" />
      <Text fontSize="xs" color="fg.muted">
        Pictures from elsewhere are not loaded, and links do not open.
      </Text>
    </>
  )
}
