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

/** Tells the server what is newly said of an import, and goes on to a step. What was said already is not checked again. */
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
      // Somebody else, or another tab, has started it.
      if (errorCode(error) === "CONFLICT") await client.refetchQueries({ include: ["LeadImport"] })
      throw error
    }
  }
}
