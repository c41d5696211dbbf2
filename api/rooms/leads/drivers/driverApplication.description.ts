import * as z from "zod"
import { listOf } from "../../../contract/api/queryParameters.ts"
import { firstName, type ReplyValues, unnamedCity } from "../../../contract/content/pages/mails/replies.ts"
import { CITY_FIELD } from "../../../contract/leads/ruleSentence.ts"
import { oneOf } from "../../../contract/text/text.ts"
import type { Row } from "../../../platform/database/reading/row.ts"
import { textsOf } from "../lead/lead.rules.ts"
import { contactsOf, phoneColumns, phoneSynonyms } from "../lead/phoneNumber.ts"
import type { MailedDescription } from "../mails/emailTemplates.ts"
import {
  driverApplicationFacts,
  driverApplicationOrderFields,
  platforms,
  storedPlatforms,
  vehicleOf,
} from "./contract.ts"
import { driverApplicationEmails, exampleApplication } from "./driverApplication.emails.ts"
import type { DriverApplication } from "./driverApplication.model.ts"
import { driverAdditionRules, driverApplicationInput, driverApplicationInputIn } from "./rules.ts"

const sampleVehicles = [
  "Toyota Camry",
  "Toyota Prius",
  "Tesla Model 3",
  "Honda Accord",
  "Hyundai Sonata",
  "Kia Niro",
  "Ford Escape",
  "Chevrolet Bolt",
]

export const driverApplicationDescription: MailedDescription<Row<DriverApplication>> = {
  ...driverApplicationFacts,
  input: driverApplicationInput,
  inputIn: driverApplicationInputIn,
  additionInput: driverAdditionRules(),
  sentMessage: "applicationSent",
  enums: { Platform: storedPlatforms, DriverApplicationOrderField: driverApplicationOrderFields },
  cityColumn: "city",
  placesNamed: ({ city }) => [city],
  searchable: textsOf(driverApplicationFacts.textRoles),
  titleOf: ({ name }) => name,
  senderName: ({ name }) => name,
  derived: phoneColumns,
  senderOf: contactsOf,
  replyValues: ({ name, city, locale, platform, vehicleYear, vehicleMake, vehicleModel }): ReplyValues<"drivers"> => ({
    first_name: firstName(name),
    name,
    city: city || (unnamedCity[locale] ?? ""),
    vehicle: vehicleOf({ vehicleYear, vehicleMake, vehicleModel }) || (locale === "es" ? "vehículo" : "vehicle"),
    platform:
      platform === platforms.BOTH ? `${platforms.UBER} ${locale === "es" ? "y" : "and"} ${platforms.LYFT}` : platform,
  }),
  replySubject: { en: "Your application to {brand}", es: "Su solicitud a {brand}" },
  filters: {
    platforms: { column: "platform", parameter: listOf(oneOf("Platform", platforms)), isChoice: true },
    city: { column: "city", parameter: z.string() },
  },
  ruleFields: {
    [CITY_FIELD]: { label: "city", columns: ["city"] },
    platform: { label: "platform", columns: ["platform"], choices: Object.values(platforms) },
  },
  graphql: {
    type: "DriverApplication",
    one: "driverApplication",
    many: "driverApplications",
    submit: "submitDriverApplication",
    hasNamedCounters: true,
  },
  rest: {
    about: "Applications of drivers to carry ads.",
    submitPath: "/drivers/apply",
    listPath: "/drivers/applications",
    leadPath: "/admin/drivers",
    fileName: "driver_applications",
    // One accessor per column, as a generic accessor would take a tenth of a list's time.
    columns: {
      name: ({ name }) => name,
      email: ({ email }) => email,
      phone: ({ phone }) => phone,
      city: ({ city }) => city,
      platform: ({ platform }) => platform,
      vehicle_year: ({ vehicleYear }) => vehicleYear,
      vehicle_make: ({ vehicleMake }) => vehicleMake,
      vehicle_model: ({ vehicleModel }) => vehicleModel,
    },
    derivedColumns: { phone_e164: ({ phoneE164 }) => phoneE164 },
  },
  importFields: {
    name: { synonyms: "full name, driver, driver name, nombre, nombre completo, nombre y apellidos, conductor" },
    phone: { synonyms: phoneSynonyms },
    city: { synonyms: "town, location, market, mailing city, home city, address 1 city, ciudad, localidad" },
    platform: {
      synonyms: "app, rideshare, rideshare platform, plataforma, aplicacion",
      values: {
        ...Object.fromEntries(Object.values(platforms).map((platform) => [platform.toLowerCase(), platform])),
        ...Object.fromEntries(
          ["uber and lyft", "uber & lyft", "uber/lyft", "uber, lyft", "ambas", "ambos", "uber y lyft"].map((name) => [
            name,
            platforms.BOTH,
          ]),
        ),
      },
    },
    vehicle_year: { synonyms: "year, car year, model year, ano, ano del vehiculo" },
    vehicle_make: { synonyms: "make, car make, brand, marca, marca del vehiculo" },
    vehicle_model: { synonyms: "model, car model, modelo, modelo del vehiculo" },
  },
  emails: driverApplicationEmails,
  example: exampleApplication,
  makeUp: ({ index, pick, person, city }) => {
    const [vehicleMake = "", ...model] = pick(sampleVehicles).split(" ")
    return {
      ...person(),
      phone: `+1 213 ${String(1_000_000 + (index % 9_000_000)).replace(/(...)(....)/, "$1 $2")}`,
      city: city(),
      platform: pick(Object.values(platforms)),
      vehicleYear: String(2012 + (index % 14)),
      vehicleMake,
      vehicleModel: model.join(" "),
    }
  },
}
