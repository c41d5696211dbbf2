import * as z from "zod"
import { InvalidInputError } from "../../../contract/api/errors.ts"
import { adFormats } from "./contract.ts"
import { advertiserInquiryInput } from "./rules.ts"

const SEPARATOR = " | "

const { location, message } = advertiserInquiryInput.shape

const listed = (what: string) => `${what}, separated by commas.`

/** The fields of REST's body that GraphQL has in another way. */
export const advertiserBodyFields = {
  cities: z.string().nullish().meta({
    description: "`LOCATION | MESSAGE`, or the location alone. Send either this, or `location` and `message`.",
  }),
  location: location.nullish().meta({ description: "Where to advertise. May contain the separator of `cities`." }),
  message: message.optional(),
  ad_formats: z.string().meta({ description: listed(`One or more of ${Object.values(adFormats).join(", ")}`) }),
  planned_cities: z
    .string()
    .nullish()
    .meta({ description: listed("Names of cities") }),
}

/** REST has one text for location and message: `LOCATION | MESSAGE`. */
export const joinCities = ({ location, message }: { location: string; message: string | null }) =>
  message === null ? location : `${location}${SEPARATOR}${message}`

/** Takes REST's text apart at the first separator; without one, all of it is the location. */
const splitCities = (cities: unknown): { location: unknown; message: unknown } => {
  if (typeof cities !== "string" || !cities.includes(SEPARATOR)) return { location: cities, message: null }
  const at = cities.indexOf(SEPARATOR)
  const message = cities.slice(at + SEPARATOR.length)
  return { location: cities.slice(0, at), message: message.trim() === "" ? null : message }
}

/** REST has one comma-separated text for the ad formats. */
const splitAdFormats = (adFormats: unknown): unknown => {
  if (typeof adFormats !== "string") return adFormats ?? []
  return adFormats
    .split(",")
    .map((format) => format.trim())
    .filter((format) => format !== "")
}

const hasOwnFields = ({ location, message }: Record<string, unknown>) => location !== undefined || message !== undefined

/** The input of a REST body: location and message from `cities` or from fields of their own. */
export const advertiserToInput = ({ cities, adFormats, ...values }: Record<string, unknown>) => {
  if (cities !== undefined && hasOwnFields(values)) {
    throw new InvalidInputError([{ field: "cities", message: "Send either cities or location and message." }])
  }
  const place = hasOwnFields(values) ? {} : splitCities(cities)
  return { ...values, ...place, adFormats: splitAdFormats(adFormats) }
}

/** The REST names of the input fields that a body's values came in. */
export const advertiserFieldNames = (values: Record<string, unknown>): Record<string, string> =>
  hasOwnFields(values) ? {} : { location: "cities", message: "cities" }
