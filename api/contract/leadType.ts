/** The two kinds of lead, by GraphQL name; the values are those of the database. */
export const leadTypes = {
  DRIVER_APPLICATION: "driver_application",
  ADVERTISER_SUBMISSION: "advertiser_submission",
} as const

export type LeadType = (typeof leadTypes)[keyof typeof leadTypes]
