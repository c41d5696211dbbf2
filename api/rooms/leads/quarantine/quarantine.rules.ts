import * as z from "zod"
import { refusals } from "../../../contract/api/refusals.ts"

const CHOSEN_MAX = 100

export const chosen = z.object({
  ids: z
    .array(z.string())
    .min(1, refusals.nothingChosen)
    .max(CHOSEN_MAX, `Up to ${CHOSEN_MAX} submissions can be chosen at once.`),
})
