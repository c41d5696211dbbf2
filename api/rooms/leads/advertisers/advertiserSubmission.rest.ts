import * as z from "zod"
import { InvalidInputError } from "../../../contract/api/errors.ts"
import { CITY_NAME, planLimits } from "../../../contract/campaign/campaignPlan.ts"
import { MESSAGE_MAX, SINGLE_LINE_MAX } from "../../../contract/text/text.ts"
import { adFormats } from "./contract.ts"
import { advertiserInquiryInput } from "./rules.ts"

const SEPARATOR = " | "

const { location, message } = advertiserInquiryInput.shape

const listed = (what: string) => `${what}, separated by commas.`

/** Must match the texts that `splitAdFormats` and `namesIn` accept. */
const listOf = (text: string) => `^[\\s,]*(${text})(\\s*,[\\s,]*(${text}))*[\\s,]*$`

const cityName = CITY_NAME.source.replace(/^\^|\*\$$/g, "").concat(`{0,${planLimits.cityLength - 1}}`)

export const advertiserBodyFields = {
  cities: z
    .string()
    .optional()
    .meta({
      pattern: String.raw`^(?=[^|]*\S)(?:(?! \| )[^]){1,${SINGLE_LINE_MAX}}( \| [^]{0,${MESSAGE_MAX}})?$`,
      description: "`LOCATION | MESSAGE`, or the location alone. Send either this, or `location` and `message`.",
    }),
  location: location
    .optional()
    .meta({ description: "Requested location of the ads. May contain the separator of `cities`." }),
  message: message.optional(),
  ad_formats: z.string().meta({
    description: listed(`One or more of ${Object.values(adFormats).join(", ")}`),
    pattern: listOf(Object.values(adFormats).join("|")),
  }),
  planned_cities: z
    .string()
    .meta({ description: listed("Names of cities"), pattern: `${listOf(cityName)}|^[\\s,]*$` })
    .nullish(),
}

export const joinCities = ({ location, message }: { location: string; message: string | null }) =>
  message ? `${location}${SEPARATOR}${message}` : location

/** In `cities`, only the message may contain the separator, so the text is split at the first one. */
const splitCities = (cities: unknown): { location: unknown; message: unknown } => {
  if (typeof cities !== "string" || !cities.includes(SEPARATOR)) return { location: cities, message: null }
  const at = cities.indexOf(SEPARATOR)
  const message = cities.slice(at + SEPARATOR.length)
  return { location: cities.slice(0, at), message: message.trim() === "" ? null : message }
}

const splitAdFormats = (adFormats: unknown): unknown => {
  if (typeof adFormats !== "string") return adFormats ?? []
  return adFormats
    .split(",")
    .map((format) => format.trim())
    .filter((format) => format !== "")
}

const hasOwnFields = ({ location, message }: Record<string, unknown>) => location !== undefined || message !== undefined

export const advertiserToInput = ({ cities, adFormats, ...values }: Record<string, unknown>) => {
  if (cities !== undefined && hasOwnFields(values)) {
    throw new InvalidInputError([{ field: "cities", message: "Send either cities or location and message." }])
  }
  const place = hasOwnFields(values) ? {} : splitCities(cities)
  return { ...values, ...place, adFormats: splitAdFormats(adFormats) }
}

export const advertiserFieldNames = (values: Record<string, unknown>): Record<string, string> =>
  hasOwnFields(values) ? {} : { location: "cities", message: "cities" }
