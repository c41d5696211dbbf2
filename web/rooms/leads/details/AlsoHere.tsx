import { useEffect } from "react"
import { polling } from "../../../apollo/polling.ts"
import { useKeepLeadOpenMutation } from "../../../graphql/generated.ts"
import { Flex, Text } from "../../../parts/chakra.ts"
import { Avatar } from "../../../parts/records/Avatar.tsx"
import type { LeadKindFacts } from "../lead/leadKind.ts"

const formatNames = new Intl.ListFormat("en")

/** Who else has the lead open right now, so that no two answer it; and lets them know of the viewer. */
export const AlsoHere = ({ kind: { type }, leadId }: { kind: LeadKindFacts; leadId: string }) => {
  const [keepOpen, { data }] = useKeepLeadOpenMutation()

  useEffect(() => {
    // A try that is lost is made up for by the next.
    const keep = () =>
      document.hidden || void keepOpen({ variables: { leadType: type, leadId } }).catch(() => undefined)
    keep()
    const timer = setInterval(keep, polling.pollInterval)
    return () => clearInterval(timer)
  }, [keepOpen, type, leadId])

  const others = data?.keepLeadOpen.others ?? []
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
