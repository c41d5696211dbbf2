import { searchTextOf } from "../../rooms/content/media/mediaFile.rules.ts"
import { MediaFile, type MediaFileRow, MediaOriginal } from "../../rooms/content/pictures/mediaFile.model.ts"

const UPLOADED_AT = new Date("2026-06-01T12:00:00Z")

/** Default: the first picture. */
export const buildPicture = (values: Partial<MediaFileRow> = {}): MediaFileRow => {
  const named = { filename: "roof-screen.png", altText: "A car with a screen on its roof" }
  const { id = 1 } = values
  return {
    id,
    ...named,
    contentHash: String(id).padStart(64, "0"),
    contentType: "image/png",
    size: 2048,
    width: 1200,
    height: 800,
    focalX: null,
    focalY: null,
    isAnimated: false,
    uploadedBy: "admin",
    createdAt: UPLOADED_AT,
    updatedAt: UPLOADED_AT,
    ...values,
    searchText: searchTextOf({ ...named, ...values }),
  }
}

export const setPictures = async (...pictures: readonly MediaFileRow[]) => {
  await MediaOriginal.destroy({ where: {} })
  await MediaFile.destroy({ where: {} })
  await MediaFile.bulkCreate(pictures)
  await MediaOriginal.bulkCreate(pictures.map(({ id }) => ({ mediaFileId: id, data: Buffer.from("all of it") })))
}
