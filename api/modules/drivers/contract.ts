import * as z from "zod"
import type { LeadFacts } from "../../contract/leadFacts.ts"
import { messages } from "../../contract/messages.ts"
import { acceptedTermsDate, emailAddress, oneOf, singleLine, submissionId } from "../../contract/text.ts"

export const driverApplicationFacts = {
  name: "DRIVER_APPLICATION",
  type: "driver_application",
  noun: "driver application",
  dashboardPath: "/adminpage/dashboard/drivers",
  promiseField: "driver_reply",
  messages: { sent: messages.driverApplicationSent, failed: messages.driverApplicationFailed },
  emailTypes: { DRIVER_APPLICATION: "driver_application", DRIVER_RECEIPT: "driver_receipt" },
} as const satisfies LeadFacts

/** The rideshare platforms, by GraphQL name; the values are those of REST, the database and the form. */
export const platforms = { UBER: "Uber", LYFT: "Lyft", BOTH: "Both" } as const

export type Platform = (typeof platforms)[keyof typeof platforms]

/** What a driver application must be, for GraphQL, REST and the browser's form alike. */
export const driverApplicationRules = z.object({
  name: singleLine("Name"),
  email: emailAddress("Email"),
  phone: singleLine("Phone"),
  city: singleLine("City"),
  platform: oneOf("Platform", platforms),
  vehicleYear: singleLine("Vehicle year"),
  vehicleMake: singleLine("Vehicle make"),
  vehicleModel: singleLine("Vehicle model"),
  acceptedTermsDate,
})

/** The application's values together with the sender's identifier. */
export const driverApplicationInput = driverApplicationRules.extend({ submissionId })

/** What driver applications can be sorted by, by GraphQL name; the values are columns. */
export const driverApplicationOrderFields = {
  RECEIVED: "id",
  NAME: "name",
  EMAIL: "email",
  CITY: "city",
  PLATFORM: "platform",
  STATUS: "status",
} as const
