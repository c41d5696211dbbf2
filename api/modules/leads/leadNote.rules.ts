import * as z from "zod"
import { leadTypes } from "../../contract/leadType.ts"
import { oneOf, paragraphs } from "../../contract/text.ts"
import { idOf } from "../../database/rowId.ts"

/** An internal note about a lead. */
export const noteInput = z.object({
  leadType: oneOf("Lead type", leadTypes),
  leadId: z.string().transform(idOf),
  text: paragraphs("Note"),
})
