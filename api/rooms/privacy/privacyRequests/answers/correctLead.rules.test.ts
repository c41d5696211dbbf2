import { expect, test } from "@jest/globals"
import { isInputObjectType } from "graphql"
import { servedSchema } from "../../../../edges/graphql/schema.ts"
import { advertiserSubmissionDescription } from "../../../leads/advertisers/advertiserSubmission.description.ts"
import { driverApplicationDescription } from "../../../leads/drivers/driverApplication.description.ts"

const kinds = [driverApplicationDescription, advertiserSubmissionDescription]

test.each(kinds)(
  "each text of a lead ($noun) has a role, by which it is scored and can be corrected",
  ({ additionInput, textRoles }) => {
    const text = "words@example.com"
    // `acceptedTermsDate` is excluded: it is the date of our own document, sent by programs.
    const isText = (name: string) =>
      additionInput.shape[name]?.safeParse(text).data === text && name !== "acceptedTermsDate"
    expect(new Set(Object.keys(textRoles))).toEqual(new Set(Object.keys(additionInput.shape).filter(isText)))
  },
)

test("the input type LeadCorrection has the texts of all kinds of leads", () => {
  const correction = servedSchema.getType("LeadCorrection")
  const fields = isInputObjectType(correction) ? Object.keys(correction.getFields()) : []
  expect(new Set(fields)).toEqual(new Set(kinds.flatMap(({ textRoles }) => Object.keys(textRoles))))
})
