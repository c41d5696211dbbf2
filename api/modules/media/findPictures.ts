import { type Picture, toPicture } from "../../contract/media.ts"
import { MediaFile } from "./mediaFile.model.ts"

/** The pictures with these ids, in no order; an id whose picture is gone has none. */
export const findPictures = async (ids: readonly number[]): Promise<Picture[]> => {
  if (ids.length === 0) return []
  const files = await MediaFile.findAll({ where: { id: [...ids] } })
  return files.map(toPicture)
}
