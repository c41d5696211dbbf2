import { messages } from "../../../contract/api/messages.ts"
import type { LeadFacts } from "../../../contract/leads/leadFacts.ts"

export { type AdFormat, adFormats } from "../../../contract/site/adFormats.ts"

export const advertiserSubmissionFacts = {
  name: "ADVERTISER_SUBMISSION",
  type: "advertiser_submission",
  letter: "a",
  noun: "advertiser inquiry",
  dashboardPath: "/adminpage/dashboard/advertisers",
  promiseField: "advertiser_reply",
  cityNotes: "advertiser_city_notes",
  messages: { sent: messages.advertiserInquirySent, failed: messages.advertiserInquiryFailed },
  emailTypes: {
    ADVERTISER_INQUIRY: "advertiser_inquiry",
    ADVERTISER_RECEIPT: "advertiser_receipt",
    ADVERTISER_REPLY: "advertiser_reply",
  },
  textRoles: {
    contactName: "name",
    companyName: "brand",
    email: "address",
    phone: "name",
    location: "name",
    message: "text",
  },
  reply: { section: "advertisers", emailType: "advertiser_reply" },
} as const satisfies LeadFacts

/** The only value, as prices are negotiated. */
export const BUDGET_RANGE = "Contact for quote"

export const advertiserSubmissionOrderFields = {
  RECEIVED: "createdAt",
  COMPANY: "companyName",
  CONTACT: "contactName",
  EMAIL: "email",
  STATUS: "status",
  UPDATED_AT: "updatedAt",
} as const
