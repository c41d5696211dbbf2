import * as z from "zod"
import { acceptedTermsDate, emailAddress, oneOf, paragraphs, singleLine, submissionId } from "../../validation/text.ts"
import { adFormats } from "./adFormat.ts"

/** The budget of every inquiry that states none (SPEC §9). */
export const BUDGET_RANGE = "Contact for quote"

/** What an advertiser inquiry must be (SPEC §5), for GraphQL, REST and the browser's form alike. */
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
  acceptedTermsDate,
})

/**
 * An inquiry as a program may send it. Null instead of a message stands for a sender who could not give one apart
 * from the location: REST's `cities` without a separator (DESIGN §3.4). REST alone can state a budget.
 */
export const advertiserInquiryInput = advertiserInquiryRules.extend({
  message: advertiserInquiryRules.shape.message.nullable(),
  budgetRange: singleLine("Budget range").default(BUDGET_RANGE),
  submissionId,
})

export type AdvertiserInquiryValues = z.output<typeof advertiserInquiryRules>
