import * as z from "zod"
import { contentTexts } from "../../contract/content/contentTexts.ts"
import { contentFaults, contentTooLarge, isTooLarge, sectionField } from "../../contract/content/fields.ts"
import { ConflictError, type FieldError, InvalidInputError, PayloadTooLargeError } from "../../contract/errors.ts"
import { isJsonObject, type JsonObject } from "../../contract/jsonObject.ts"
import { mediaIdOf } from "../../contract/media.ts"

/** A block's content. */
export const blockContent = z.custom<JsonObject>(isJsonObject, "Content must be a JSON object.")

/** An edit of a block. */
export const blockUpdateInput = z.object({
  id: z.string(),
  content: blockContent,
  expectedVersion: z.int("Expected version must be a whole number.").nullish(),
})

/** Refuses content over the size limit. */
export const refuseTooLarge = (content: JsonObject) => {
  if (isTooLarge(content)) throw new PayloadTooLargeError(contentTooLarge)
}

/** Refuses an edit based on another version than the stored one. */
export const refuseOtherVersion = (block: { version: number }, expectedVersion: number | null | undefined) => {
  if (typeof expectedVersion === "number" && expectedVersion !== block.version) {
    throw new ConflictError(`This section was saved meanwhile: it is at version ${block.version} by now.`)
  }
}

const missingPictures = (content: JsonObject, known: ReadonlySet<number>): FieldError[] =>
  contentTexts(content).flatMap(({ field, text }) => {
    const id = mediaIdOf(text)
    return id === null || known.has(id) ? [] : [{ field, message: "This picture is not in the media library." }]
  })

/** Refuses content that would break the block's page, or that refers to a picture not among the known ones. */
export const refuseFaults = (
  { page, sectionId }: { page: string; sectionId: string },
  content: JsonObject,
  knownPictures: ReadonlySet<number>,
) => {
  const section = sectionField(page, sectionId)
  const faults = [...(section ? contentFaults(section, content) : []), ...missingPictures(content, knownPictures)]
  if (faults.length === 0) return
  throw new InvalidInputError(faults.map(({ field, message }) => ({ field: `content.${field}`, message })))
}
