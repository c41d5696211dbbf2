import * as z from "zod"
import {
  acceptedTermsDate,
  emailAddress,
  oneOf,
  optionalSingleLine,
  singleLine,
  submissionId,
} from "../../contract/text.ts"
import { platforms } from "./contract.ts"

// Apart from contract.ts: public pages import that in their first load, and need zod only to send a form.

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

/** What a driver may correct later; what is left empty stays as it is. */
export const driverCorrectionRules = z.object({
  phone: optionalSingleLine("Phone").optional(),
  city: optionalSingleLine("City").optional(),
})
