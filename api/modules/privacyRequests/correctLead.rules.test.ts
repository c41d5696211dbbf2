import { expect, test } from "@jest/globals"
import { InvalidInputError } from "../../contract/errors.ts"
import { advertiserSubmissionDescription } from "../advertisers/advertiserSubmission.description.ts"
import { driverApplicationDescription } from "../drivers/driverApplication.description.ts"
import { readCorrection } from "./correctLead.rules.ts"

test.each([
  [driverApplicationDescription, "name, email, phone, city, vehicleYear, vehicleMake, vehicleModel."],
  [advertiserSubmissionDescription, "email, contactName, companyName, location, message."],
])("all that a sender has said of themselves can be corrected, and nothing else", (kind, names) => {
  let refused: unknown
  try {
    readCorrection(kind, { status: "approved" })
  } catch (error) {
    refused = error
  }
  expect(refused).toBeInstanceOf(InvalidInputError)
  expect((refused as InvalidInputError).fields).toEqual([
    { field: "status", message: `This ${kind.noun} has no status. It has: ${names}` },
  ])
})
