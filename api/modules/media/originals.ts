import { readPictureFile } from "./container/pictureFile.ts"
import type { MediaFile } from "./mediaFile.model.ts"
import { MediaOriginal } from "./mediaOriginal.model.ts"

/** For admins. The bytes of a file as they were uploaded, with all that a camera wrote; null once it is deleted. */
export const readOriginal = async ({ id }: Pick<MediaFile, "id">): Promise<Buffer | null> =>
  (await MediaOriginal.findByPk(id))?.data ?? null

/**
 * What the public gets of a file: the same picture without what was written beside it. It is made whenever it is read,
 * which takes less time than reading it, so that one rule holds for all pictures, however old. Null once it is deleted.
 */
export const readPublicCopy = async (file: Pick<MediaFile, "id" | "contentType">): Promise<Buffer | null> => {
  const original = await readOriginal(file)
  return original && readPictureFile(original, file.contentType).publicBytes
}
