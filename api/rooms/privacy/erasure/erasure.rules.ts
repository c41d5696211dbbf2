import * as z from "zod"
import { nationalDigits } from "../../../contract/leads/leadFilters.ts"
import { operatorReasons } from "../../../contract/privacy/erasure.ts"
import { emailAddress, oneOf, singleLine } from "../../../contract/text/text.ts"
import { leadInput } from "../../leads/lead/lead.rules.ts"
import { comparedEmail, type Person } from "./person.ts"

const DIGITS_MIN = 5
const PHONE_MAX = 255

const reason = oneOf("Reason", operatorReasons)

export const leadErasureInput = leadInput.extend({ reason })

const optional = <Rule extends z.ZodType>(rule: Rule) => rule.nullish().transform((value) => value || null)

const person = {
  email: optional(emailAddress("Email").transform(comparedEmail)),
  phone: optional(
    singleLine("Phone", PHONE_MAX).refine((phone) => phone === "" || nationalDigits(phone).length >= DIGITS_MIN, {
      error: `Give a number of at least ${DIGITS_MIN} digits.`,
    }),
  ),
}

const isNamed = ({ email, phone }: Person) => email !== null || phone !== null
const nobody = { error: "Give an e-mail address, a phone number, or both.", path: ["email"] }

/** If both are given, a lead with either one matches. */
export const personInput = z.object(person).refine(isNamed, nobody)

export const personErasureInput = z.object({ ...person, reason }).refine(isNamed, nobody)
