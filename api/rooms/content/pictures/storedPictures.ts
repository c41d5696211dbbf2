import { literal, Op, type WhereOptions } from "sequelize"
import { type Picture, toPicture } from "../../../contract/site/media.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { sqlLiteral } from "../../../platform/database/connection/dialect.ts"
import { readPictureFile } from "./formats/readPictureFile.ts"
import { MediaFile, MediaOriginal } from "./mediaFile.model.ts"

export const findPictures = async (ids: readonly number[]): Promise<Picture[]> => {
  if (ids.length === 0) return []
  const files = await MediaFile.findAll({ where: { id: [...ids] } })
  return files.map(toPicture)
}

export type FileVersion = Pick<MediaFile, "id" | "contentHash">

/** Addresses with a hash are cached forever, so they must not return the bytes of a later version. */
export const whereVersion = ({ id, contentHash }: FileVersion): WhereOptions => {
  const file = `SELECT 1 FROM media_files WHERE id = media_file_id AND content_hash = ${sqlLiteral(database(), contentHash)}`
  return { mediaFileId: id, [Op.and]: literal(`EXISTS (${file})`) }
}

/** Includes metadata, so only the team may get these bytes. Null once the file is deleted or replaced. */
export const readOriginal = async (file: FileVersion): Promise<Buffer | null> =>
  (await MediaOriginal.findOne({ where: whereVersion(file) }))?.data ?? null

/** Made on each read, so that current rules also apply to old pictures. Null once the file is deleted or replaced. */
export const readPublicCopy = async (file: FileVersion & Pick<MediaFile, "contentType">): Promise<Buffer | null> => {
  const original = await readOriginal(file)
  return original && readPictureFile(original, file.contentType).publicBytes
}
