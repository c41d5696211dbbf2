import type { ApolloClient } from "@apollo/client"
import { adFormats } from "@farelight/api/modules/advertisers/adFormat.ts"
import { advertiserInquiryRules } from "@farelight/api/modules/advertisers/advertiserInquiry.rules.ts"
import type { SubmittedForm } from "@farelight/api/modules/site/contract.ts"
import { parseInput } from "@farelight/api/validation/parseInput.ts"
import { enumName } from "../../../graphql/enumName.ts"
import { SubmitAdvertiserInquiryDocument } from "../../../graphql/generated.ts"

/** Sends an advertiser's inquiry from the browser, by the rules that the server applies as well. */
export const submitAdvertiserInquiry = async (client: ApolloClient, form: SubmittedForm, submissionId: string) => {
  const values = parseInput(advertiserInquiryRules, { ...form.values, ...form.choices })
  const formats = values.adFormats.map((format) => enumName(adFormats, format))
  const input = { ...values, adFormats: formats, submissionId }
  await client.mutate({ mutation: SubmitAdvertiserInquiryDocument, variables: { input } })
}
