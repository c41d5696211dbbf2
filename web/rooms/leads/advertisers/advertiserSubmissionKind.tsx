import { planFacts } from "@farelight/api/contract/campaign/campaignPlan.ts"
import { pluralOf } from "@farelight/api/contract/leads/leadFacts.ts"
import { adFormats, advertiserSubmissionFacts } from "@farelight/api/rooms/leads/advertisers/contract.ts"
import { MailLink } from "../../../components/records/ContactLinks.tsx"
import {
  AdvertiserSubmissionConversationDocument,
  type AdvertiserSubmissionOrderField,
  AdvertiserSubmissionPageDocument,
  type AdvertiserSubmissionPageQuery,
  type AdvertiserSubmissions_SubmissionFragment,
  AdvertiserSubmissions_SubmissionFragmentDoc,
  AdvertiserSubmissionsDocument,
  SetAdvertiserSubmissionStatusesDocument,
} from "../../../graphql/generated.ts"
import { contactFacts } from "../lead/contactFacts.tsx"
import { addedFields, correctableFields, type LeadKind } from "../lead/leadKind.ts"

const planned = ["plannedBudget", "plannedWeeks", "plannedCities"] as const

export const advertiserSubmissionKind: LeadKind<{
  row: AdvertiserSubmissions_SubmissionFragment
  lead: NonNullable<AdvertiserSubmissionPageQuery["lead"]>
  sortKey: AdvertiserSubmissionOrderField
  conditions: object
}> = {
  type: "ADVERTISER_SUBMISSION",
  typename: "AdvertiserSubmission",
  tab: "advertisers",
  title: "Advertiser Inquiries",
  path: advertiserSubmissionFacts.dashboardPath,
  formPath: "/contact",
  emailTypes: advertiserSubmissionFacts.emailTypes,
  noun: [advertiserSubmissionFacts.noun, pluralOf(advertiserSubmissionFacts.noun)],
  senderNoun: ["advertiser", "advertisers"],
  sentVerb: "asked",
  icon: "M3 13.500v-8l5-3 5 3v8zM6.500 13.500v-4h3v4",
  chartColor: "var(--series)",
  corrections: correctableFields(advertiserSubmissionFacts.textRoles),
  addition: {
    fields: addedFields(advertiserSubmissionFacts.textRoles, [{ name: "adFormats", options: adFormats, isList: true }]),
    rules: async () => (await import("@farelight/api/rooms/leads/advertisers/rules.ts")).advertiserAdditionRules(),
  },
  askedFor: ["your logo", "your purchase order"],
  searchHint: "Company, email, phone, message, notes",
  csv: { path: "/api/advertisers/submissions.csv", filePrefix: "advertiser_submissions" },
  nameColumn: { header: "Company", sortKey: "COMPANY", field: "companyName" },
  columns: [
    {
      header: "Contact",
      sortKey: "CONTACT",
      width: { lg: "6.5rem", xl: "7.25rem" },
      place: "detail",
      cell: ({ contactName }) => contactName,
    },
    {
      header: "Email",
      sortKey: "EMAIL",
      width: "auto",
      cell: ({ email }) => <MailLink address={email} tabIndex={-1} />,
    },
    { header: "Budget", width: { lg: "5rem", xl: "8.25rem" }, cell: ({ budgetRange }) => budgetRange },
    {
      header: "Cities",
      width: { lg: "5.5rem", xl: "calc(14vw - 4.5rem)" },
      place: "line",
      cell: ({ location, message }) => [location, message].filter(Boolean).join(" – "),
    },
  ],
  filters: [],
  details: (submission) => ({
    Contact: [
      { term: "Name", value: submission.contactName, fields: ["contactName"] },
      ...contactFacts(submission),
      { term: "Location", value: submission.location, fields: ["location"] },
    ],
    Campaign: [
      { term: "Budget", value: submission.budgetRange, fields: ["budgetRange"] },
      {
        term: "Ad formats",
        value: submission.adFormats.map((name) => adFormats[name]).join(", "),
        fields: ["adFormats"],
      },
      ...planned.flatMap((field) =>
        planFacts({ [field]: submission[field] }).map(([term, value]) => ({ term, value, fields: [field] })),
      ),
    ],
  }),
  sender: ({ contactName }) => contactName,
  message: ({ message }) => message,
  rowFragment: AdvertiserSubmissions_SubmissionFragmentDoc,
  listDocument: AdvertiserSubmissionsDocument,
  pageDocument: AdvertiserSubmissionPageDocument,
  conversationDocument: AdvertiserSubmissionConversationDocument,
  laterDocuments: () => import("./laterDocuments.ts"),
  setStatusesDocument: SetAdvertiserSubmissionStatusesDocument,
}
