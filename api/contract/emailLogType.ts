/** What a mail is about, by GraphQL name; the values are those of REST and the database. */
export const emailLogTypes = {
  DRIVER_APPLICATION: "driver_application",
  ADVERTISER_INQUIRY: "advertiser_inquiry",
  DRIVER_RECEIPT: "driver_receipt",
  ADVERTISER_RECEIPT: "advertiser_receipt",
  TEST: "test",
} as const

export type EmailLogType = (typeof emailLogTypes)[keyof typeof emailLogTypes]
