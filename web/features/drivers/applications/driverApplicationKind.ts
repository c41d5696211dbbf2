import { driverApplicationOrderFields } from "@farelight/api/modules/drivers/contract.ts"
import type { DriverApplicationOrderField } from "../../../graphql/generated.ts"
import type { LeadKind } from "../../leads/list/leadKind.ts"

/** Driver applications as a kind of lead. */
export const driverApplicationKind: LeadKind<DriverApplicationOrderField> = {
  type: "DRIVER_APPLICATION",
  tab: "drivers",
  label: "Driver applications",
  noun: ["driver application", "driver applications"],
  emptyText: "No driver applications yet",
  searchHint: "Search name, email or city",
  orderFields: Object.keys(driverApplicationOrderFields) as DriverApplicationOrderField[],
  arrivalField: "RECEIVED",
  csv: { path: "/api/drivers/applications.csv", filePrefix: "driver_applications" },
}
