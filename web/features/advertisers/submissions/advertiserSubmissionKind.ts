import { advertiserSubmissionOrderFields } from "@farelight/api/modules/advertisers/contract.ts"
import type { AdvertiserSubmissionOrderField } from "../../../graphql/generated.ts"
import type { LeadKind } from "../../leads/list/leadKind.ts"

/** Advertiser submissions as a kind of lead. */
export const advertiserSubmissionKind: LeadKind<AdvertiserSubmissionOrderField> = {
  type: "ADVERTISER_SUBMISSION",
  tab: "advertisers",
  label: "Advertiser inquiries",
  noun: ["advertiser inquiry", "advertiser inquiries"],
  emptyText: "No advertiser inquiries yet",
  searchHint: "Search company, contact, email or location",
  orderFields: Object.keys(advertiserSubmissionOrderFields) as AdvertiserSubmissionOrderField[],
  arrivalField: "RECEIVED",
  csv: { path: "/api/advertisers/submissions.csv", filePrefix: "advertiser_submissions" },
}
