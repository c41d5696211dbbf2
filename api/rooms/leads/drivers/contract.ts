import { messages } from "../../../contract/api/messages.ts"
import type { LeadFacts } from "../../../contract/leads/leadFacts.ts"

export const driverApplicationFacts = {
  name: "DRIVER_APPLICATION",
  type: "driver_application",
  letter: "d",
  noun: "driver application",
  dashboardPath: "/adminpage/dashboard/drivers",
  promiseField: "driver_reply",
  cityNotes: "driver_city_notes",
  messages: { sent: messages.driverApplicationSent, failed: messages.driverApplicationFailed },
  emailTypes: {
    DRIVER_APPLICATION: "driver_application",
    DRIVER_RECEIPT: "driver_receipt",
    DRIVER_REPLY: "driver_reply",
  },
  textRoles: {
    name: "name",
    email: "address",
    phone: "name",
    city: "name",
    vehicleYear: "name",
    vehicleMake: "name",
    vehicleModel: "name",
  },
  reply: { section: "drivers", emailType: "driver_reply" },
} as const satisfies LeadFacts

/** The keys are the GraphQL names. REST, the database and the form use the values. */
export const platforms = { UBER: "Uber", LYFT: "Lyft", BOTH: "Both" } as const

/** `UNKNOWN` is empty, as a user who adds a caller may not know the platform. */
export const storedPlatforms = { ...platforms, UNKNOWN: "" } as const

export type Platform = (typeof storedPlatforms)[keyof typeof storedPlatforms]

export const driverApplicationOrderFields = {
  RECEIVED: "createdAt",
  NAME: "name",
  EMAIL: "email",
  CITY: "city",
  PLATFORM: "platform",
  STATUS: "status",
  UPDATED_AT: "updatedAt",
} as const

const UNKNOWN = /^(unknown|desconocid[oa])?$/i

/** Leaves out "Unknown", which imports may give for all rows. */
export const vehicleOf = (application: Record<"vehicleYear" | "vehicleMake" | "vehicleModel", string>) =>
  [application.vehicleYear, application.vehicleMake, application.vehicleModel]
    .filter((part) => !UNKNOWN.test(part.trim()))
    .join(" ")
