import { useEffect, useState } from "react"
import { polling } from "../../../apollo/polling.ts"
import { Flex, Text } from "../../../components/chakra.ts"
import { Avatar } from "../../../components/records/Avatar.tsx"
import { useKeepLeadOpenMutation } from "../../../graphql/generated.ts"
import type { LeadKindFacts } from "../lead/leadKind.ts"

// Presence expires after this time without a heartbeat.
const LAPSE_MS = 30_000

const formatNames = new Intl.ListFormat("en")

/** Shows colleagues who have the lead open, and announces the viewer to them. */
export const LeadPresence = ({ kind: { type }, leadId }: { kind: LeadKindFacts; leadId: string }) => {
  const [keepOpen] = useKeepLeadOpenMutation()
  const [others, setOthers] = useState<readonly { name: string }[]>([])

  useEffect(() => {
    let isOver = false
    let lapse: ReturnType<typeof setTimeout> | undefined
    const keep = async () => {
      if (document.hidden) return
      // A lost heartbeat is made up for by the next.
      const answer = await keepOpen({ variables: { leadType: type, leadId } }).catch(() => undefined)
      if (!answer?.data || isOver) return
      setOthers(answer.data.recordLeadPresence.others)
      clearTimeout(lapse)
      lapse = setTimeout(() => setOthers([]), LAPSE_MS)
    }
    void keep()
    const timer = setInterval(() => void keep(), polling.pollInterval)
    return () => {
      isOver = true
      clearInterval(timer)
      clearTimeout(lapse)
    }
  }, [keepOpen, type, leadId])

  return (
    <Flex role="status" align="center" gap="1.5" _empty={{ display: "none" }}>
      {others.length > 0 && (
        <>
          <Avatar name={others[0]?.name ?? ""} />
          <Text color="fg.muted" fontSize="sm">
            {`${formatNames.format(others.map(({ name }) => name))} ${others.length === 1 ? "has" : "have"} this open`}
          </Text>
        </>
      )}
    </Flex>
  )
}
