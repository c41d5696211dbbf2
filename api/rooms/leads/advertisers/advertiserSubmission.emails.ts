import { planFacts } from "../../../contract/campaign/campaignPlan.ts"
import type { Row } from "../../../platform/database/reading/row.ts"
import { exampleLead, type LeadEmail } from "../mails/emailTemplates.ts"
import type { AdvertiserSubmission } from "./advertiserSubmission.model.ts"
import { advertiserSubmissionFacts, BUDGET_RANGE } from "./contract.ts"

const { emailTypes } = advertiserSubmissionFacts

export const advertiserSubmissionEmails: LeadEmail<Row<AdvertiserSubmission>>[] = [
  {
    type: emailTypes.ADVERTISER_INQUIRY,
    addressee: "operator",
    write: (submission) => {
      const { companyName, contactName, email, budgetRange, location, adFormats, message } = submission
      return {
        facts: [
          ["Company", companyName],
          ["Contact", contactName],
          ["Email", email],
          ["Budget", budgetRange],
          ["Location", location],
          ["Ad formats", adFormats.join(", ")],
          ...planFacts(submission),
        ],
        message,
      }
    },
  },
  { type: emailTypes.ADVERTISER_RECEIPT, addressee: "sender", write: () => ({}) },
]

export const exampleSubmission: Row<AdvertiserSubmission> = {
  ...exampleLead(),
  companyName: "Blue Bay Coffee",
  contactName: "Ben Okafor",
  email: "ben@example.com",
  phoneE164: null,
  budgetRange: BUDGET_RANGE,
  location: "San Francisco",
  message: "We open three cafés in May and want to be seen on the way there.\nWhat would 40 cars cost for a month?",
  adFormats: ["In-Car Tablet", "Car Wrapping"],
  plannedBudget: 12_000,
  plannedWeeks: 4,
  plannedCities: ["San Francisco", "San Jose"],
}
