import type { Row } from "../database/row.ts"
import type { MediaFile } from "../modules/media/mediaFile.model.ts"
import { type MediaType, mediaTypes } from "./mediaType.ts"

// What the site knows of a picture. The browser imports this file: it reaches neither the database nor sharp.

/** A picture of the media library, as pages show it. */
export interface Picture {
  id: number
  /** SHA-256 of its bytes as they were uploaded, in hex. */
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

/** Encoding costs by the pixel: the renditions of a picture that is far taller than wide are narrower instead. */
const MAX_RENDITION_PIXELS = 5_000_000

type Measures = Pick<Picture, "width" | "height">

const widthsOf = ({ width, height }: Measures) => {
  const affordable = Math.max(1, Math.floor(Math.sqrt((MAX_RENDITION_PIXELS * width) / height)))
  const widest = Math.min(width, MAX_RENDITION_WIDTH, affordable)
  return [...RENDITION_WIDTHS.filter((narrower) => narrower < widest), widest]
}

/** The renditions that there are of a picture, none wider than the picture itself. No others can be asked for. */
export const renditionsOf = (picture: Measures): Rendition[] =>
  renditionFormats.flatMap((format) => widthsOf(picture).map((width) => ({ width, format })))

/** The address by which content names a picture; it answers the picture's public copy. */
export const mediaAddress = (id: number | string) => `/api/cms/media/${id}`

/** The address at which admins get a picture's bytes as they were uploaded. */
export const originalAddress = (id: number | string) => `${mediaAddress(id)}/original`

/** The address of a picture's public copy; it never means another picture. */
export const publicCopyAddress = ({ hash, contentType }: Pick<Picture, "hash" | "contentType">) =>
  `/media/${hash}.${mediaTypes[contentType]}`

/** The address of one of the picture's renditions. */
export const renditionAddress = ({ hash }: Pick<Picture, "hash">, { width, format }: Rendition) =>
  `/media/${hash}-${width}.${format}`

/** The address of a small still version, at most 400 pixels wide. */
export const thumbnailAddress = (picture: Pick<Picture, "hash"> & Measures) =>
  renditionAddress(picture, { width: Math.min(...widthsOf(picture)), format: "webp" })

/** What a `<picture>` element is made of. */
export interface PictureSources {
  sources: { type: string; srcSet: string; media?: string }[]
  src: string
  width: number
  height: number
}

/**
 * The sources of a picture's `<picture>` element. Renditions are stills: a picture that moves is shown by its public
 * copy, and by a still to those who asked their system for less motion.
 */
export const pictureSources = (picture: Picture): PictureSources => {
  const sources = renditionFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: widthsOf(picture)
      .map((width) => `${renditionAddress(picture, { width, format })} ${width}w`)
      .join(", "),
    ...(picture.isAnimated && { media: "(prefers-reduced-motion: reduce)" }),
  }))
  const largest = renditionAddress(picture, { width: Math.max(...widthsOf(picture)), format: "webp" })
  const src = picture.isAnimated ? publicCopyAddress(picture) : largest
  return { sources, src, width: picture.width, height: picture.height }
}
