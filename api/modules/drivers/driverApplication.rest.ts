import type { Row } from "../../database/row.ts"
import type { DriverApplication } from "./driverApplication.model.ts"

/** The submitted values under their REST names. */
export const driverFormToRest = (application: Row<DriverApplication>) => ({
  name: application.name,
  email: application.email,
  phone: application.phone,
  city: application.city,
  platform: application.platform,
  vehicle_year: application.vehicleYear,
  vehicle_make: application.vehicleMake,
  vehicle_model: application.vehicleModel,
})

/** A stored application as REST lists it. */
export const driverApplicationToRest = (application: Row<DriverApplication>) => ({
  id: application.id,
  ...driverFormToRest(application),
  accepted_terms_date: application.acceptedTermsDate,
  status: application.status,
  created_at: application.createdAt,
  updated_at: application.updatedAt,
})

/** The fields of a listed record, in their order: the columns of an export. */
export const driverApplicationColumns = [
  "id",
  "name",
  "email",
  "phone",
  "city",
  "platform",
  "vehicle_year",
  "vehicle_make",
  "vehicle_model",
  "accepted_terms_date",
  "status",
  "created_at",
  "updated_at",
] as const satisfies readonly (keyof ReturnType<typeof driverApplicationToRest>)[]
