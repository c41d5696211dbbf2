import * as z from "zod"
import { roles } from "../../../contract/accounts/roles.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { emailAddress, SINGLE_LINE_MAX, singleLine } from "../../../contract/text/text.ts"

// Not trimmed, as passwords may begin or end with spaces.
const password = (label: string) =>
  z
    .string()
    .min(1, `${label} is required.`)
    .max(SINGLE_LINE_MAX, `${label} may have up to ${SINGLE_LINE_MAX} characters.`)

const token = z.string().max(SINGLE_LINE_MAX, "This is not the token of a link.")
const email = emailAddress("E-mail address")
// Invisible marks are refused, as they would disguise a name. Joiners are allowed, as some scripts need them.
const name = singleLine("Name").refine((value) => !/(?![\u200c\u200d])\p{Cf}/u.test(value), refusals.hiddenMarks)

export const invitationInput = z.object({ email, role: z.enum(roles) })
export const invitationToken = z.object({ token })
export const acceptanceInput = z.object({ token, name, password: password("Password") })
export const roleChangeInput = z.object({ id: z.string(), role: z.enum(roles) })
export const ownFactsInput = z.object({ name, email: email.nullish().transform((address) => address ?? null) })
export const passwordChangeInput = z.object({
  currentPassword: password("Current password"),
  newPassword: password("New password"),
})
export const resetRequestInput = z.object({ email })
export const resetInput = z.object({ token, newPassword: password("New password") })
