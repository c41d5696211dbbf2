import type { ApolloClient } from "@apollo/client"
import { parseInput } from "@farelight/api/contract/parseInput.ts"
import type { SubmittedForm } from "@farelight/api/contract/site.ts"
import { adFormats, advertiserInquiryRules } from "@farelight/api/modules/advertisers/contract.ts"
import { enumName } from "../../../graphql/enumName.ts"
import { SubmitAdvertiserInquiryDocument } from "../../../graphql/generated.ts"

/** Sends an advertiser's inquiry from the browser, by the rules that the server applies as well. */
export const submitAdvertiserInquiry = async (client: ApolloClient, form: SubmittedForm, submissionId: string) => {
  const values = parseInput(advertiserInquiryRules, { ...form.values, ...form.choices })
  const formats = values.adFormats.map((format) => enumName(adFormats, format))
  const input = { ...values, adFormats: formats, submissionId }
  const { data } = await client.mutate({ mutation: SubmitAdvertiserInquiryDocument, variables: { input } })
  return data?.submitAdvertiserInquiry.message ?? ""
}
