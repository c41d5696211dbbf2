import { MediaFile } from "./mediaFile.model.ts"
import type { Picture } from "./picture.ts"

/** A stored file as pages show it. */
export const toPicture = (file: MediaFile): Picture => ({
  id: file.id,
  hash: file.contentHash,
  contentType: file.contentType,
  width: file.width,
  height: file.height,
  altText: file.altText,
  isAnimated: file.isAnimated,
})

/** The pictures with these ids, in no order; an id whose picture is gone has none. */
export const findPictures = async (ids: readonly number[]): Promise<Picture[]> => {
  if (ids.length === 0) return []
  const files = await MediaFile.findAll({ where: { id: [...ids] } })
  return files.map(toPicture)
}
