import { useApolloClient } from "@apollo/client/react"
import { useNavigate } from "react-router-dom"
import { errorCode } from "../../../apollo/errors.ts"
import { DescribeLeadImportDocument, type DescribeLeadImportInput } from "../../../graphql/generated.ts"
import { stepAddress } from "./ImportSteps.tsx"
import type { Import, StepName } from "./importWords.ts"

const saidOf = (one: Import): DescribeLeadImportInput => {
  const { id, dateOrder, knownBy, onKnown, startsClock, sendsReceipts, runsRules, source, owner } = one
  return {
    id,
    columns: one.columns.flatMap(({ index, field }) => (field === null ? [] : { index, field })),
    dateOrder,
    knownBy,
    onKnown,
    startsClock,
    sendsReceipts,
    runsRules,
    source,
    ownerId: owner?.id ?? null,
  }
}

/** Sends changed settings and goes to the next step. Unchanged settings are not validated again. */
export const useDescribeImport = (leadImport: Import, next: StepName) => {
  const client = useApolloClient()
  const navigate = useNavigate()
  return async (news: Partial<DescribeLeadImportInput>) => {
    const said = saidOf(leadImport)
    const input = { ...said, ...news }
    const isChecked = leadImport.state === "CHECKING" || leadImport.state === "CHECKED"
    try {
      if (!isChecked || JSON.stringify(input) !== JSON.stringify(said))
        await client.mutate({ mutation: DescribeLeadImportDocument, variables: { input } })
      navigate(stepAddress(next))
    } catch (error) {
      // Started in another tab or by somebody else.
      if (errorCode(error) === "CONFLICT") await client.refetchQueries({ include: ["LeadImport"] })
      throw error
    }
  }
}
