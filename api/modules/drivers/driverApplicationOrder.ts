/** What driver applications can be sorted by, by GraphQL name; the values are columns. */
export const driverApplicationOrderFields = {
  RECEIVED: "id",
  NAME: "name",
  EMAIL: "email",
  CITY: "city",
  PLATFORM: "platform",
  STATUS: "status",
} as const

export type DriverApplicationOrderField =
  (typeof driverApplicationOrderFields)[keyof typeof driverApplicationOrderFields]
