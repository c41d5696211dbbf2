import type { Row } from "../../database/row.ts"
import type { AdvertiserSubmission } from "./advertiserSubmission.model.ts"

const SEPARATOR = " | "

/** REST has one text for location and message: `LOCATION | MESSAGE`. */
export const joinCities = (location: string, message: string | null) =>
  message === null ? location : `${location}${SEPARATOR}${message}`

/** Takes REST's text apart at the first separator; without one, all of it is the location. */
export const splitCities = (cities: unknown): { location: unknown; message: unknown } => {
  if (typeof cities !== "string" || !cities.includes(SEPARATOR)) return { location: cities, message: null }
  const at = cities.indexOf(SEPARATOR)
  const message = cities.slice(at + SEPARATOR.length)
  return { location: cities.slice(0, at), message: message.trim() === "" ? null : message }
}

/** REST has one comma-separated text for the ad formats. */
export const splitAdFormats = (adFormats: unknown): unknown =>
  typeof adFormats === "string"
    ? adFormats
        .split(",")
        .map((format) => format.trim())
        .filter((format) => format !== "")
    : adFormats == null
      ? []
      : adFormats

/** The submitted values under their REST names. */
export const advertiserFormToRest = (submission: Row<AdvertiserSubmission>) => ({
  company_name: submission.companyName,
  contact_name: submission.contactName,
  email: submission.email,
  budget_range: submission.budgetRange,
  cities: joinCities(submission.location, submission.message),
  ad_formats: submission.adFormats.join(", "),
})

/** A stored submission as REST lists it. */
export const advertiserSubmissionToRest = (submission: Row<AdvertiserSubmission>) => ({
  id: submission.id,
  ...advertiserFormToRest(submission),
  accepted_terms_date: submission.acceptedTermsDate,
  status: submission.status,
  created_at: submission.createdAt,
  updated_at: submission.updatedAt,
})

/** The fields of a listed record, in their order: the columns of an export. */
export const advertiserSubmissionColumns = [
  "id",
  "company_name",
  "contact_name",
  "email",
  "budget_range",
  "cities",
  "ad_formats",
  "accepted_terms_date",
  "status",
  "created_at",
  "updated_at",
] as const satisfies readonly (keyof ReturnType<typeof advertiserSubmissionToRest>)[]
