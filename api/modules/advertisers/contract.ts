import * as z from "zod"
import type { LeadFacts } from "../../contract/leadFacts.ts"
import { messages } from "../../contract/messages.ts"
import { acceptedTermsDate, emailAddress, oneOf, paragraphs, singleLine, submissionId } from "../../contract/text.ts"

export const advertiserSubmissionFacts = {
  name: "ADVERTISER_SUBMISSION",
  type: "advertiser_submission",
  noun: "advertiser submission",
  dashboardPath: "/adminpage/dashboard/advertisers",
  promiseField: "advertiser_reply",
  messages: { sent: messages.advertiserInquirySent, failed: messages.advertiserInquiryFailed },
  emailTypes: { ADVERTISER_INQUIRY: "advertiser_inquiry", ADVERTISER_RECEIPT: "advertiser_receipt" },
} as const satisfies LeadFacts

/** The ad formats on offer, by GraphQL name; the values are those of REST, the database and the form. */
export const adFormats = {
  IN_CAR_TABLET: "In-Car Tablet",
  CAR_WRAPPING: "Car Wrapping",
  ON_TOP_DYNAMIC_SCREEN: "On-Top Dynamic Screen",
} as const

export type AdFormat = (typeof adFormats)[keyof typeof adFormats]

/** The budget of every inquiry: prices are agreed upon in a conversation. */
export const BUDGET_RANGE = "Contact for quote"

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

/** What advertiser submissions can be sorted by, by GraphQL name; the values are columns. */
export const advertiserSubmissionOrderFields = {
  RECEIVED: "id",
  COMPANY: "companyName",
  CONTACT: "contactName",
  EMAIL: "email",
  STATUS: "status",
} as const
