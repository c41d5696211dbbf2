import * as z from "zod"
import { campaignPlanRules } from "../../contract/campaign/campaignPlanRules.ts"
import { acceptedTermsDate, emailAddress, oneOf, paragraphs, singleLine, submissionId } from "../../contract/text.ts"
import { adFormats, BUDGET_RANGE } from "./contract.ts"

// Apart from contract.ts: public pages import that in their first load, and need zod only to send a form.

/** What an advertiser inquiry must be, for GraphQL, REST and the browser's form alike. */
export const advertiserInquiryRules = z.object({
  contactName: singleLine("Contact name"),
  companyName: singleLine("Company name"),
  email: emailAddress("Email"),
  location: singleLine("Location"),
  adFormats: z
    .array(oneOf("Ad format", adFormats), {
      error: ({ input }) => (input == null ? "Choose at least one ad format." : "Ad formats must be a list."),
    })
    .min(1, "Choose at least one ad format.")
    .transform((formats) => Object.values(adFormats).filter((format) => formats.includes(format))),
  message: paragraphs("Message"),
  ...campaignPlanRules,
  acceptedTermsDate,
})

/**
 * An inquiry as a program may send it. Null instead of a message stands for a sender who could not give one apart
 * from the location: REST's `cities` without a separator.
 */
export const advertiserInquiryInput = advertiserInquiryRules.extend({
  message: advertiserInquiryRules.shape.message.nullable(),
  budgetRange: z
    .literal(BUDGET_RANGE, `Budget range is always "${BUDGET_RANGE}". Send that, or leave it out.`)
    .nullish()
    .transform(() => BUDGET_RANGE),
  submissionId,
})
