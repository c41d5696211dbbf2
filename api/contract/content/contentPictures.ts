import { type Picture, type PictureSources, pictureSources } from "../picture.ts"
import { contentTexts } from "./contentTexts.ts"
import { mediaIdOf } from "./mediaAddress.ts"

/** A picture as a page shows it. */
export interface ShownPicture extends PictureSources {
  altText: string
}

/** Pictures by the address that content names them by; one that is gone has no entry. */
export type ShownPictures = Readonly<Record<string, ShownPicture>>

/** The ids of the media files that the contents name. */
export const mediaIdsIn = (contents: readonly unknown[]): number[] => {
  const ids = contents.flatMap((content) => contentTexts(content).map(({ text }) => mediaIdOf(text)))
  return [...new Set(ids.filter((id) => id !== null))]
}

/** Those of the pictures that the content names. */
export const shownPictures = (content: unknown, pictures: readonly Picture[]): ShownPictures =>
  Object.fromEntries(
    contentTexts(content).flatMap(({ text }) => {
      const id = mediaIdOf(text)
      const picture = id === null ? undefined : pictures.find((known) => known.id === id)
      return picture ? [[text, { ...pictureSources(picture), altText: picture.altText }]] : []
    }),
  )
