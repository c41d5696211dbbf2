import * as z from "zod"
import { acceptedTermsDate, emailAddress, oneOf, singleLine, submissionId } from "../../validation/text.ts"
import { platforms } from "./platform.ts"

/** What a driver application must be (SPEC §5), for GraphQL, REST and the browser's form alike. */
export const driverApplicationRules = z.object({
  name: singleLine("Name"),
  email: emailAddress("Email"),
  phone: singleLine("Phone"),
  city: singleLine("City"),
  platform: oneOf("Platform", platforms),
  vehicleYear: singleLine("Vehicle year"),
  vehicleMake: singleLine("Vehicle make"),
  vehicleModel: singleLine("Vehicle model"),
})

/** The application's values together with what the form adds to them. */
export const driverApplicationInput = driverApplicationRules.extend({ acceptedTermsDate, submissionId })

export type DriverApplicationValues = z.output<typeof driverApplicationRules>
