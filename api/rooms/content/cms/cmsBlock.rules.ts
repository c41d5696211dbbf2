import * as z from "zod"
import {
  ConflictError,
  type FieldError,
  InvalidInputError,
  PayloadTooLargeError,
} from "../../../contract/api/errors.ts"
import { isJsonObject, type JsonObject } from "../../../contract/api/jsonObject.ts"
import { contentTexts } from "../../../contract/content/contentTexts.ts"
import { contentFaults, contentTooLarge, isTooLarge, sectionField } from "../../../contract/content/fields.ts"
import { translatableField, withoutSource } from "../../../contract/content/translation/sectionTranslation.ts"
import { mediaIdOf } from "../../../contract/site/media.ts"
import { DEFAULT_LOCALE, type Locale } from "../../../contract/text/locale.ts"

interface BlockPlace {
  page: string
  sectionId: string
  locale: Locale
}

export const blockContent = z.custom<JsonObject>(isJsonObject, "Content must be a JSON object.")

export const blockUpdateInput = z.object({
  id: z.string(),
  content: blockContent,
  expectedVersion: z.int("Expected version must be a whole number.").nullish(),
})

export const refuseTooLarge = (content: JsonObject) => {
  if (isTooLarge(content)) throw new PayloadTooLargeError(contentTooLarge)
}

export const refuseOtherVersion = (block: { version: number }, expectedVersion: number | null | undefined) => {
  if (typeof expectedVersion === "number" && expectedVersion !== block.version) {
    throw new ConflictError(`This section was saved meanwhile: it is now at version ${block.version}.`)
  }
}

const missingPictures = (content: JsonObject, known: ReadonlySet<number>): FieldError[] =>
  contentTexts(content).flatMap(({ field, text }) => {
    const id = mediaIdOf(text)
    return id === null || known.has(id) ? [] : [{ field, message: "This picture is not in the media library." }]
  })

const fieldsOf = ({ page, sectionId, locale }: BlockPlace, content: JsonObject) =>
  locale === DEFAULT_LOCALE
    ? { section: sectionField(page, sectionId), texts: content }
    : { section: translatableField(page, sectionId), texts: withoutSource(content) }

export const refuseFaults = (block: BlockPlace, content: JsonObject, knownPictures: ReadonlySet<number>) => {
  const { section, texts } = fieldsOf(block, content)
  const faults = [...(section ? contentFaults(section, texts) : []), ...missingPictures(texts, knownPictures)]
  if (faults.length === 0) return
  throw new InvalidInputError(faults.map(({ field, message }) => ({ field: `content.${field}`, message })))
}
