import * as z from "zod"
import { idOf } from "../../database/rowId.ts"
import { oneOf, paragraphs } from "../../validation/text.ts"
import { leadTypes } from "./leadType.ts"

/** An internal note about a lead. */
export const noteInput = z.object({
  leadType: oneOf("Lead type", leadTypes),
  leadId: z.string().transform(idOf),
  text: paragraphs("Note"),
})
