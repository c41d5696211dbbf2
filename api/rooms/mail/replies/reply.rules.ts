import * as z from "zod"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { oneOf, optionalParagraphs, optionalSingleLine, paragraphs, singleLine } from "../../../contract/text/text.ts"
import { englishRuleWords } from "../../../contract/words/enRules.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { SUBJECT_MAX } from "../../../platform/outbox/mailContent.ts"
import { fileRequestText } from "../../leads/lead/lead.rules.ts"

const BODY_MAX = 10_000

/** Which lead is answered. Whether there is such a kind of lead is for the caller to say. */
export const answeredLead = z.object({ leadType: z.string(), leadId: z.string().transform(idOf) })

// Whoever gets the mail must not read what should have been filled in.
const filledIn = (text: string, context: z.RefinementCtx) => {
  const left = text.match(/\{\w+\}/g)
  if (left) context.addIssue(`Replace ${left.join(", ")}, or take the braces away.`)
}

export const replyInput = answeredLead.extend({
  replyId: z.uuid("replyId must be a UUID.").transform((id) => id.toLowerCase()),
  subject: singleLine("Subject", SUBJECT_MAX).superRefine(filledIn),
  body: paragraphs("Text", BODY_MAX).superRefine(filledIn),
  requestFile: fileRequestText.superRefine(filledIn).nullish(),
  setContacted: z.boolean().nullish(),
  expectedStatus: oneOf("Expected status", leadStatuses).nullish(),
})

/** An answer that is being written: whatever is missing may still come. */
export const draftInput = answeredLead.extend({
  subject: optionalSingleLine("Subject", englishRuleWords, SUBJECT_MAX),
  body: optionalParagraphs("Text", BODY_MAX),
})
