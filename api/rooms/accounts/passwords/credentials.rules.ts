import * as z from "zod"
import { isJsonObject } from "../../../contract/api/jsonObject.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { SINGLE_LINE_MAX } from "../../../contract/text/text.ts"

// Not trimmed, as passwords may begin or end with spaces.
const credential = (label: string) =>
  z
    .string({ error: ({ input }) => (input == null ? `${label} is required.` : `${label} must be a text.`) })
    .min(1, `${label} is required.`)
    .max(SINGLE_LINE_MAX, `${label} may have up to ${SINGLE_LINE_MAX} characters.`)

export const password = credential("Password")

export const code = credential("Code")

export const credentials = z.object({
  username: credential("Username"),
  password,
  code: z.union([code, z.literal("")]).nullish(),
})

export const passkeyAnswer = z.object({
  challengeId: z.string(),
  response: z.custom<object>(isJsonObject, "The browser's answer is missing."),
})

export const identityProof = z
  .object({ password: password.nullish(), code: code.nullish(), passkey: passkeyAnswer.nullish() })
  .refine((proof) => proof.password || proof.code || proof.passkey, { path: ["password"], error: refusals.noProof })
