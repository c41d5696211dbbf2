import * as z from "zod"
import { campaignPlanRulesIn } from "../../../contract/campaign/campaignPlanRules.ts"
import { withContact } from "../../../contract/leads/byHand.ts"
import { fillWords } from "../../../contract/text/fillWords.ts"
import {
  acceptedTerms,
  acceptedTermsDate,
  emailAddress,
  MESSAGE_MAX,
  oneOf,
  optionalEmailAddress,
  optionalParagraphs,
  optionalSingleLine,
  paragraphs,
  senderLocale,
  singleLine,
  submissionId,
} from "../../../contract/text/text.ts"
import { englishWords, type Words } from "../../../contract/words/en.ts"
import { type AdFormat, adFormats, BUDGET_RANGE } from "./contract.ts"

// Kept out of contract.ts, which public pages load first, as zod is needed only for sending a form.

const inOrder = (formats: readonly AdFormat[]) => Object.values(adFormats).filter((format) => formats.includes(format))

export const advertiserInquiryRulesIn = ({ entries, fields, rules }: Pick<Words, "entries" | "fields" | "rules">) => {
  const line = (label: string) => singleLine(label, undefined, rules)
  return z.object({
    contactName: line(fields.contactName),
    companyName: line(fields.companyName),
    email: emailAddress(fields.email, rules),
    location: line(fields.location),
    adFormats: z
      .array(oneOf(fields.adFormat, adFormats, rules), {
        error: ({ input }) => (input == null ? rules.noFormat : fillWords(rules.notList, { label: fields.adFormats })),
      })
      .min(1, rules.noFormat)
      .transform(inOrder),
    message: paragraphs(fields.message, undefined, rules),
    ...campaignPlanRulesIn(entries),
    acceptedTermsDate,
    locale: senderLocale,
  })
}

/** The message is optional for API clients: REST's `cities` is `LOCATION | MESSAGE`, or a location alone. */
export const advertiserInquiryInputIn = (words: Words) => {
  const rules = advertiserInquiryRulesIn(words)
  return rules.extend({
    message: rules.shape.message.nullable(),
    budgetRange: z
      .literal(BUDGET_RANGE, `Budget range is always "${BUDGET_RANGE}". Send that, or leave it out.`)
      .nullish()
      .transform(() => BUDGET_RANGE),
    acceptedTerms,
    submissionId,
  })
}

export const advertiserInquiryInput = advertiserInquiryInputIn(englishWords)

/** A function, so that public pages' bundles omit it. */
export const advertiserAdditionRules = () => {
  const { fields } = englishWords
  const line = (label: string) => optionalSingleLine(label).default("")
  return withContact(
    advertiserInquiryInput.extend({
      companyName: line(fields.companyName),
      email: optionalEmailAddress(fields.email).default(""),
      phone: line(fields.phone),
      location: line(fields.location),
      adFormats: z.array(oneOf(fields.adFormat, adFormats)).transform(inOrder).default([]),
      message: optionalParagraphs(fields.message, MESSAGE_MAX).nullable().default(null),
    }),
  )
}
