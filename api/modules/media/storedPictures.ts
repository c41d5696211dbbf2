import { type Picture, toPicture } from "../../contract/media.ts"
import { readPictureFile } from "./formats/readPictureFile.ts"
import { MediaFile, MediaOriginal } from "./mediaFile.model.ts"

/** The pictures with these ids, in any order. Deleted ones are left out. */
export const findPictures = async (ids: readonly number[]): Promise<Picture[]> => {
  if (ids.length === 0) return []
  const files = await MediaFile.findAll({ where: { id: [...ids] } })
  return files.map(toPicture)
}

/** For admins only: the uploaded bytes with all their metadata; null once the file is deleted. */
export const readOriginal = async ({ id }: Pick<MediaFile, "id">): Promise<Buffer | null> =>
  (await MediaOriginal.findByPk(id))?.data ?? null

/**
 * What the public gets of a file: the same picture without metadata; null once the file is deleted. It is made at each
 * read, which takes less time than the read itself, so a change to its rules also applies to old pictures.
 */
export const readPublicCopy = async (file: Pick<MediaFile, "id" | "contentType">): Promise<Buffer | null> => {
  const original = await readOriginal(file)
  return original && readPictureFile(original, file.contentType).publicBytes
}
