/** What advertiser submissions can be sorted by, by GraphQL name; the values are columns. */
export const advertiserSubmissionOrderFields = {
  RECEIVED: "id",
  COMPANY: "companyName",
  CONTACT: "contactName",
  EMAIL: "email",
  STATUS: "status",
} as const

export type AdvertiserSubmissionOrderField =
  (typeof advertiserSubmissionOrderFields)[keyof typeof advertiserSubmissionOrderFields]
