import { useApolloClient } from "@apollo/client/react"
import { useState } from "react"
import { toast } from "sonner"
import type { DetailedLead, LeadKindFacts } from "../../lead/leadKind.ts"

/** Page size of the documents. A response adds the arrival. */
const PAGE = 100

type History = DetailedLead["history"]

const withoutRepeats = (entries: History): History => [...new Map(entries.map((entry) => [entry.id, entry])).values()]

/** Loads history from the latest page backwards; complete from `since` on. */
export const useHistory = ({ laterDocuments }: LeadKindFacts, { id, history: latest }: DetailedLead) => {
  const client = useApolloClient()
  const [earlier, setEarlier] = useState<{ entries: History; isAll: boolean }>({ entries: [], isAll: false })
  const [isReading, setIsReading] = useState(false)
  const history = withoutRepeats([...earlier.entries, ...latest])
  const known = history.filter(({ isArrival }) => !isArrival)
  const hasEarlier = latest.length > PAGE && !earlier.isAll
  const since = hasEarlier ? Math.min(...known.map(({ occurredAt }) => Date.parse(occurredAt))) : -Infinity

  const readEarlier = async () => {
    setIsReading(true)
    try {
      const before = String(Math.min(...known.map((entry) => Number(entry.id))))
      const { historyDocument } = await laterDocuments()
      const query = { query: historyDocument, variables: { id, before }, fetchPolicy: "no-cache" as const }
      const page = (await client.query(query)).data?.lead?.history ?? []
      setEarlier({ entries: withoutRepeats([...page, ...history]), isAll: page.length <= PAGE })
    } catch {
      toast.error("Failed to load earlier entries")
    } finally {
      setIsReading(false)
    }
  }

  return { history, since, hasEarlier, isReading, readEarlier }
}
