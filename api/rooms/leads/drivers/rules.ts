import * as z from "zod"
import {
  acceptedTerms,
  acceptedTermsDate,
  emailAddress,
  oneOf,
  optionalSingleLine,
  senderLocale,
  singleLine,
  submissionId,
} from "../../../contract/text/text.ts"
import { englishWords, type Words } from "../../../contract/words/en.ts"
import { platforms } from "./contract.ts"

// Apart from contract.ts: public pages import that in their first load, and need zod only to send a form.

/** What a driver application must be, for GraphQL, REST and the site's form alike, said in a language. */
export const driverApplicationRulesIn = ({ fields, rules }: Pick<Words, "fields" | "rules">) => {
  const line = (label: string) => singleLine(label, undefined, rules)
  return z.object({
    name: line(fields.name),
    email: emailAddress(fields.email, rules),
    phone: line(fields.phone),
    city: line(fields.city),
    platform: oneOf(fields.platform, platforms, rules),
    vehicleYear: line(fields.vehicleYear),
    vehicleMake: line(fields.vehicleMake),
    vehicleModel: line(fields.vehicleModel),
    acceptedTermsDate,
    locale: senderLocale,
  })
}

/** The application's values together with the sender's identifier. */
export const driverApplicationInputIn = (words: Words) =>
  driverApplicationRulesIn(words).extend({ acceptedTerms, submissionId })

/** The same, as programs are answered. */
export const driverApplicationInput = driverApplicationInputIn(englishWords)

/** What a driver may correct later; what is left empty stays as it is. */
export const driverCorrectionRulesIn = ({ fields, rules }: Pick<Words, "fields" | "rules">) =>
  z.object({
    phone: optionalSingleLine(fields.phone, rules).optional(),
    city: optionalSingleLine(fields.city, rules).optional(),
  })
