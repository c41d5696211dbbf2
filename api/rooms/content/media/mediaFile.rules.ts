import * as z from "zod"
import { ConflictError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { contentTexts } from "../../../contract/content/contentTexts.ts"
import { type MediaType, mediaIdOf, mediaTypes, mediaUsePhrase } from "../../../contract/site/media.ts"
import { optionalSingleLine, SINGLE_LINE_MAX } from "../../../contract/text/text.ts"
import { fold } from "../../../platform/text/searchText.ts"

export const mediaDeletion = z.object({ id: z.string(), evenIfUsed: z.boolean().nullish() })

const percent = z
  .int("A percentage must be a whole number.")
  .min(0, "At least 0 percent.")
  .max(100, "Up to 100 percent.")

export const altText = optionalSingleLine("Alternative text")

const mediaFileInput = z
  .object({
    id: z.string(),
    altText: altText.nullish(),
    focalPoint: z.object({ x: percent, y: percent }).nullish(),
  })
  .refine(({ altText, focalPoint }) => altText != null || focalPoint !== undefined, {
    path: ["altText"],
    error: "Alternative text is required, unless there is a focal point.",
  })

export const parseMediaChange = (input: unknown) => {
  const { id, altText, focalPoint } = parseInput(mediaFileInput, input)
  const ofText = altText == null ? null : { altText }
  const ofPoint = focalPoint === undefined ? null : { focalX: focalPoint?.x ?? null, focalY: focalPoint?.y ?? null }
  const fields = [...(ofText ? ["altText"] : []), ...(ofPoint ? ["focalPoint"] : [])]
  return { id, fields, change: { ...ofText, ...ofPoint } }
}

export const searchTextOf = ({ filename, altText }: { filename: string; altText: string }) =>
  fold(`${filename}\n${altText}`)

// Browsers escape these three characters in filenames (HTML, "multipart/form-data encoding algorithm").
const ESCAPED_BY_FORMS: Record<string, string> = { "%22": '"', "%0D": "", "%0A": "" }

const UNWANTED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]/gu

const EXTENSION = /\.[^.\s]{1,10}$/u

const cut = (name: string) => {
  const characters = [...name]
  if (characters.length <= SINGLE_LINE_MAX) return name
  const extension = EXTENSION.exec(name)?.[0] ?? ""
  return characters.slice(0, SINGLE_LINE_MAX - [...extension].length).join("") + extension
}

/** A name may contain folders or control characters, as a client chooses it. */
export const cleanFilename = (name: string, otherwise: string): string => {
  const unescaped = name.replace(/%22|%0D|%0A/gi, (escaped) => ESCAPED_BY_FORMS[escaped.toUpperCase()] ?? "")
  const base = unescaped.normalize("NFC").split(/[/\\]/).at(-1) ?? ""
  const clean = cut(base.replace(UNWANTED, "").trim())
  return /^\.*$/.test(clean) ? otherwise : clean
}

const OTHER_EXTENSIONS: Partial<Record<MediaType, readonly string[]>> = { "image/jpeg": ["jpeg", "jpe", "jfif"] }

export const withExtension = (filename: string, extensions: readonly [string, ...string[]]): string =>
  extensions.some((one) => filename.toLowerCase().endsWith(`.${one}`)) ? filename : `${filename}.${extensions[0]}`

/** A picture named `x.svg` must not be opened as SVG. */
export const downloadName = (filename: string, contentType: MediaType): string =>
  withExtension(filename, [mediaTypes[contentType], ...(OTHER_EXTENSIONS[contentType] ?? [])])

export interface PictureUse<Block> {
  block: Block
  /** Path in the content, such as `picture` or `cards.1.picture`. */
  field: string
  isDraft: boolean
}

export const pictureUses = <Block extends { content: unknown }>(
  blocks: readonly Block[],
  draftOf: (block: Block) => unknown,
): Map<number, PictureUse<Block>[]> => {
  const usesOf = new Map<number, PictureUse<Block>[]>()
  for (const block of blocks) {
    const live = contentTexts(block.content).map((text) => ({ ...text, isDraft: false }))
    const drafted = contentTexts(draftOf(block)).map((text) => ({ ...text, isDraft: true }))
    for (const { field, text, isDraft } of [...live, ...drafted]) {
      const id = mediaIdOf(text)
      if (id === null) continue
      const uses = usesOf.get(id) ?? []
      const isKnown = uses.some((use) => use.block === block && use.field === field)
      if (!isKnown) usesOf.set(id, [...uses, { block, field, isDraft }])
    }
  }
  return usesOf
}

export const sameBytesAs = ({ filename }: { filename: string }) =>
  `The library has this picture already, as “${filename}”.`

export const refuseInUse = (
  { filename }: { filename: string },
  uses: readonly PictureUse<{ page: string; sectionId: string }>[] = [],
) => {
  if (uses.length === 0) return
  const places = uses.map(({ block, field }) => `${block.page} / ${block.sectionId} (${field})`)
  throw new ConflictError(`${mediaUsePhrase(uses)} “${filename}”: ${places.join(", ")}.`)
}
