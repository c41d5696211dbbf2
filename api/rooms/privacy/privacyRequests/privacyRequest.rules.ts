import * as z from "zod"
import { optionalText, privacyRequestRulesIn } from "../../../contract/privacy/privacyRequestRules.ts"
import { ANSWER_MAX, EXTENSION_REASON_MAX, privacyRequestOutcomes } from "../../../contract/privacy/privacyRequests.ts"
import { oneOf, paragraphs } from "../../../contract/text/text.ts"
import { englishWords } from "../../../contract/words/en.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"

export const privacyRequestInput = privacyRequestRulesIn(englishWords)

export const linkInput = z.object({ token: z.string({ error: "Token must be a text." }) })

const id = z.string().transform(idOf)

export const answerInput = z.object({
  id,
  outcome: oneOf("Outcome", privacyRequestOutcomes),
  message: optionalText(paragraphs("Message", ANSWER_MAX)),
})

export const previewInput = answerInput.extend({ outcome: answerInput.shape.outcome.nullish() })

export const extensionInput = z.object({ id, reason: paragraphs("Reason", EXTENSION_REASON_MAX) })
