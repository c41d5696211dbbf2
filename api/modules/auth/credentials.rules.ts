import * as z from "zod"
import { SINGLE_LINE_MAX } from "../../contract/text.ts"

// Not trimmed: spaces may belong to a password.
const credential = (label: string) =>
  z
    .string({ error: ({ input }) => (input == null ? `${label} is required.` : `${label} must be a text.`) })
    .min(1, `${label} is required.`)
    .max(SINGLE_LINE_MAX, `${label} may have up to ${SINGLE_LINE_MAX} characters.`)

/** What somebody signs in with. */
export const credentials = z.object({ username: credential("Username"), password: credential("Password") })
