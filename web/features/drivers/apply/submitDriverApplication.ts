import type { ApolloClient } from "@apollo/client"
import { parseInput } from "@farelight/api/contract/parseInput.ts"
import type { SubmittedForm } from "@farelight/api/contract/site.ts"
import { driverApplicationRules, platforms } from "@farelight/api/modules/drivers/contract.ts"
import { enumName } from "../../../graphql/enumName.ts"
import { SubmitDriverApplicationDocument } from "../../../graphql/generated.ts"

/** Sends a driver's application from the browser, by the rules that the server applies as well. */
export const submitDriverApplication = async (client: ApolloClient, form: SubmittedForm, submissionId: string) => {
  const values = parseInput(driverApplicationRules, form.values)
  const input = { ...values, platform: enumName(platforms, values.platform), submissionId }
  const { data } = await client.mutate({ mutation: SubmitDriverApplicationDocument, variables: { input } })
  return data?.submitDriverApplication.message ?? ""
}
