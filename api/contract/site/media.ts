export const mediaTypes = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
} as const

export type MediaType = keyof typeof mediaTypes

/** In bytes. Browsers check the limit too, as otherwise an upload would fail at its end. */
export const MAX_FILE_BYTES = 10_485_760

export const mediaFileOrderFields = {
  UPLOADED: "createdAt",
  FILENAME: "filename",
  SIZE: "size",
} as const

export type MediaFileOrderField = (typeof mediaFileOrderFields)[keyof typeof mediaFileOrderFields]

/** In percent of width and height. */
export interface FocalPoint {
  x: number
  y: number
}

export const focalPointOf = ({
  focalX,
  focalY,
}: {
  focalX: number | null
  focalY: number | null
}): FocalPoint | null => (focalX === null || focalY === null ? null : { x: focalX, y: focalY })

export interface Picture {
  id: number
  hash: string
  contentType: MediaType
  /** In pixels, after the rotation by Exif. */
  width: number
  height: number
  altText: string
  focalPoint: FocalPoint | null
  isAnimated: boolean
}

type StoredPicture = Omit<Picture, "hash" | "focalPoint"> & {
  contentHash: string
  focalX: number | null
  focalY: number | null
}

export const toPicture = (file: StoredPicture): Picture => ({
  id: file.id,
  hash: file.contentHash,
  contentType: file.contentType,
  width: file.width,
  height: file.height,
  altText: file.altText,
  focalPoint: focalPointOf(file),
  isAnimated: file.isAnimated,
})

/** In order of preference: browsers take the first supported one. */
export const renditionFormats = ["avif", "webp"] as const

export type RenditionFormat = (typeof renditionFormats)[number]

export interface Rendition {
  width: number
  format: RenditionFormat
}

/** Widths for phones; for high-density phones or half a desktop screen; and for a full desktop screen. */
const RENDITION_WIDTHS = [400, 800, 1600]

const MAX_RENDITION_WIDTH = Math.max(...RENDITION_WIDTHS)

/** Encoding time grows with pixels, so very tall pictures get narrower renditions. */
const MAX_RENDITION_PIXELS = 5_000_000

type Size = Pick<Picture, "width" | "height">

const widthsOf = ({ width, height }: Size) => {
  const affordable = Math.max(1, Math.floor(Math.sqrt((MAX_RENDITION_PIXELS * width) / height)))
  const widest = Math.min(width, MAX_RENDITION_WIDTH, affordable)
  return [...RENDITION_WIDTHS.filter((narrower) => narrower < widest), widest]
}

/** Only these are served, so that strangers cannot make the server encode any size. None is wider than the picture. */
export const renditionsOf = (picture: Size): Rendition[] =>
  renditionFormats.flatMap((format) => widthsOf(picture).map((width) => ({ width, format })))

export const mediaAddress = (id: number | string) => `/api/cms/media/${id}`

const MEDIA_ADDRESS = /^(?:https?:\/\/[^/\s]+)?\/api\/cms\/media\/(\d{1,9})$/

/** Old content may contain the site's origin, so an address with an origin is accepted too. */
export const mediaIdOf = (text: string): number | null => {
  const id = MEDIA_ADDRESS.exec(text)?.[1]
  return id === undefined ? null : Number(id)
}

export const originalAddress = (id: number | string) => `${mediaAddress(id)}/original`

export const publicCopyAddress = ({ hash, contentType }: Pick<Picture, "hash" | "contentType">) =>
  `/media/${hash}.${mediaTypes[contentType]}`

export const renditionAddress = ({ hash }: Pick<Picture, "hash">, { width, format }: Rendition) =>
  `/media/${hash}-${width}.${format}`

export const thumbnailAddress = (picture: Pick<Picture, "hash"> & Size) =>
  renditionAddress(picture, { width: Math.min(...widthsOf(picture)), format: "webp" })

export interface PictureSources {
  sources: { type: string; srcSet: string; media?: string }[]
  src: string
  width: number
  height: number
}

export interface ShownPicture extends PictureSources {
  altText: string
  focalPoint: FocalPoint | null
}

export type ShownPictures = Readonly<Record<string, ShownPicture>>

/** Animations are served as their public copy, unless the browser asks for reduced motion. */
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

export const mediaUsePhrase = (uses: readonly { isDraft: boolean }[]) =>
  uses.every(({ isDraft }) => isDraft) ? "A draft has" : "The site shows"
