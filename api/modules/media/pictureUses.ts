import { contentTexts } from "../../contract/content/contentTexts.ts"
import { ConflictError } from "../../contract/errors.ts"
import { mediaIdOf } from "../../contract/media.ts"

/** A place in the site's content that names a picture. */
export interface PictureUse<Block> {
  block: Block
  /** The place in its content, for example `picture` or `cards.1.picture`. */
  field: string
}

/** Where the blocks' content names each picture, by the picture's id. */
export const pictureUses = <Block extends { content: unknown }>(
  blocks: readonly Block[],
): Map<number, PictureUse<Block>[]> => {
  const usesOf = new Map<number, PictureUse<Block>[]>()
  for (const block of blocks) {
    for (const { field, text } of contentTexts(block.content)) {
      const id = mediaIdOf(text)
      if (id !== null) usesOf.set(id, [...(usesOf.get(id) ?? []), { block, field }])
    }
  }
  return usesOf
}

/** Refuses to delete a picture that the site shows, naming the places. */
export const refuseInUse = (
  { filename }: { filename: string },
  uses: readonly PictureUse<{ page: string; sectionId: string }>[] = [],
) => {
  if (uses.length === 0) return
  const places = uses.map(({ block, field }) => `${block.page} / ${block.sectionId} (${field})`)
  throw new ConflictError(`The site shows “${filename}”: ${places.join(", ")}.`)
}
