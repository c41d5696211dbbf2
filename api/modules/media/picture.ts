import type { Row } from "../../database/row.ts"
import type { MediaFile } from "./mediaFile.model.ts"
import { type MediaType, mediaTypes } from "./mediaType.ts"

// What the site knows of a picture. The browser imports this file: it reaches neither the database nor sharp.

/** A picture of the media library, as pages show it. */
export interface Picture {
  id: number
  /** SHA-256 of its bytes, in hex. */
  hash: string
  contentType: MediaType
  /** In pixels, as it is shown. */
  width: number
  height: number
  altText: string
  isAnimated: boolean
}

/** A stored file as pages show it. */
export const toPicture = (file: Row<MediaFile>): Picture => ({
  id: file.id,
  hash: file.contentHash,
  contentType: file.contentType,
  width: file.width,
  height: file.height,
  altText: file.altText,
  isAnimated: file.isAnimated,
})

/** The formats of the smaller versions; a browser takes the first that it knows. */
export const renditionFormats = ["avif", "webp"] as const

export type RenditionFormat = (typeof renditionFormats)[number]

/** A smaller version of a picture. */
export interface Rendition {
  /** In pixels. */
  width: number
  format: RenditionFormat
}

/** A phone's width, a phone's dense pixels or half a desktop, a desktop. */
const RENDITION_WIDTHS = [400, 800, 1600]

const MAX_RENDITION_WIDTH = Math.max(...RENDITION_WIDTHS)

const widthsOf = (picture: Pick<Picture, "width">) => [
  ...RENDITION_WIDTHS.filter((width) => width < picture.width),
  ...(picture.width <= MAX_RENDITION_WIDTH ? [picture.width] : []),
]

/** The renditions that there are of a picture, none wider than the picture itself. No others can be asked for. */
export const renditionsOf = (picture: Pick<Picture, "width">): Rendition[] =>
  renditionFormats.flatMap((format) => widthsOf(picture).map((width) => ({ width, format })))

/** The address by which content names a picture, whose bytes it answers (SPEC §7). */
export const mediaAddress = (id: number) => `/api/cms/media/${id}`

/** The address of a picture's original bytes; it never holds others. */
export const originalAddress = ({ hash, contentType }: Pick<Picture, "hash" | "contentType">) =>
  `/media/${hash}.${mediaTypes[contentType]}`

/** The address of one of the picture's renditions. */
export const renditionAddress = ({ hash }: Pick<Picture, "hash">, { width, format }: Rendition) =>
  `/media/${hash}-${width}.${format}`

/** The address of a small still version, at most 400 pixels wide. */
export const thumbnailAddress = (picture: Pick<Picture, "hash" | "width">) =>
  renditionAddress(picture, { width: Math.min(picture.width, RENDITION_WIDTHS[0] ?? picture.width), format: "webp" })

/** What a `<picture>` element is made of. */
export interface PictureSources {
  sources: { type: string; srcSet: string; media?: string }[]
  src: string
  width: number
  height: number
}

/**
 * The sources of a picture's `<picture>` element. Renditions are stills: a picture that moves is shown by its original
 * bytes, and by a still to those who asked their system for less motion.
 */
export const pictureSources = (picture: Picture): PictureSources => {
  const sources = renditionFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: widthsOf(picture)
      .map((width) => `${renditionAddress(picture, { width, format })} ${width}w`)
      .join(", "),
    ...(picture.isAnimated && { media: "(prefers-reduced-motion: reduce)" }),
  }))
  const largest = renditionAddress(picture, { width: Math.min(picture.width, MAX_RENDITION_WIDTH), format: "webp" })
  const src = picture.isAnimated ? originalAddress(picture) : largest
  return { sources, src, width: picture.width, height: picture.height }
}
