import * as z from "zod"
import { InvalidInputError } from "../../../contract/api/errors.ts"
import { fillPlaceholders } from "../../../contract/content/contentTexts.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { englishRuleWords } from "../../../contract/text/enRules.ts"
import { locales } from "../../../contract/text/locale.ts"
import { oneOf, optionalParagraphs, optionalSingleLine, paragraphs, singleLine } from "../../../contract/text/text.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { SUBJECT_MAX } from "../../../platform/outbox/mailContent.ts"
import { fileRequestText } from "../../leads/lead/lead.rules.ts"
import type { LeadDescription } from "../../leads/lead/leadKind.ts"

const BODY_MAX = 10_000

export const answeredLead = z.object({ leadType: z.string(), leadId: z.string().transform(idOf) })

// Recipients must never see placeholders.
const filledIn = (text: string, context: z.RefinementCtx) => {
  const left = text.match(/\{\w+\}/g)
  if (left) context.addIssue(`Replace ${left.join(", ")}, or take the braces away.`)
}

export const replyInput = answeredLead.extend({
  replyId: z.uuid("Reply id must be a UUID.").transform((id) => id.toLowerCase()),
  subject: singleLine("Subject", SUBJECT_MAX).superRefine(filledIn),
  body: paragraphs("Text", BODY_MAX).superRefine(filledIn),
  requestFile: fileRequestText.superRefine(filledIn).nullish(),
  setContacted: z.boolean().nullish(),
  expectedStatus: oneOf("Expected status", leadStatuses).nullish(),
})

export const messageReplyInput = z.object({ id: z.string(), body: replyInput.shape.body })

const letter = z.object({
  locale: z.enum(locales, `The language is one of ${locales.join(", ")}.`),
  subject: singleLine("Subject", SUBJECT_MAX),
  body: paragraphs("Text", BODY_MAX),
})

export type LetterText = z.output<typeof letter>

export const letterTexts = z
  .array(letter)
  .refine((letters) => locales.every((locale) => letters.filter((one) => one.locale === locale).length === 1), {
    error: `Give one letter for each language: ${locales.join(", ")}.`,
  })

/** The caller checks that the city is open. */
export const waitListMailInput = z.object({
  city: z.string(),
  leadType: z.string(),
  letters: letterTexts,
  after: z
    .string()
    .nullish()
    .transform((id) => (id ? idOf(id) : 0)),
})

export const requireFilled = (kind: LeadDescription, letters: readonly LetterText[]) => {
  const texts = letters.map(({ subject, body }) => `${subject} ${body}`).join(" ")
  const left = fillPlaceholders(texts, kind.replyValues(kind.example)).match(/\{\w+\}/g)
  const message = `Replace ${left?.join(", ")}, or take the braces away.`
  if (left) throw new InvalidInputError([{ field: "letters", message }])
}

export const draftInput = answeredLead.extend({
  subject: optionalSingleLine("Subject", englishRuleWords, SUBJECT_MAX),
  body: optionalParagraphs("Text", BODY_MAX),
})
