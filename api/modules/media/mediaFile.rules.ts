import * as z from "zod"
import { optionalSingleLine } from "../../validation/text.ts"

// For the API and for the browser, which refuses the same before it sends anything.

/** SPEC §5: a file of exactly this size is taken, one byte more is not. */
export const MAX_FILE_BYTES = 10_485_760

/** Which picture to delete, and whether although the site shows it. */
export const mediaDeletion = z.object({ id: z.string(), evenIfUsed: z.boolean().nullish() })

/** What an admin tells about a picture. */
export const mediaFileInput = z.object({ id: z.string(), altText: optionalSingleLine("Alternative text") })
