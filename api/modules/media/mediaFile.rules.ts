import * as z from "zod"
import { optionalSingleLine } from "../../contract/text.ts"
import { fold } from "../search/searchTerms.ts"

/** Which picture to delete, and whether although the site shows it. */
export const mediaDeletion = z.object({ id: z.string(), evenIfUsed: z.boolean().nullish() })

/** What an admin tells about a picture. */
export const mediaFileInput = z.object({ id: z.string(), altText: optionalSingleLine("Alternative text") })

/** What a file can be found by, as it is stored. */
export const searchTextOf = ({ filename, altText }: { filename: string; altText: string }) =>
  fold(`${filename}\n${altText}`)
