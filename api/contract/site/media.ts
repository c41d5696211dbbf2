/** The media types that the library accepts, each with the file extension in its addresses. */
export const mediaTypes = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
} as const

export type MediaType = keyof typeof mediaTypes

/** The largest accepted file, in bytes. The browser refuses a larger one before sending anything. */
export const MAX_FILE_BYTES = 10_485_760

export const mediaFileOrderFields = {
  UPLOADED: "createdAt",
  FILENAME: "filename",
  SIZE: "size",
} as const

export type MediaFileOrderField = (typeof mediaFileOrderFields)[keyof typeof mediaFileOrderFields]

/** A point of a picture, in percent of its width and height. */
export interface FocalPoint {
  x: number
  y: number
}

/** What stays in view where a page crops a picture. Null for its center. */
export const focalPointOf = ({
  focalX,
  focalY,
}: {
  focalX: number | null
  focalY: number | null
}): FocalPoint | null => (focalX === null || focalY === null ? null : { x: focalX, y: focalY })

export interface Picture {
  id: number
  /** SHA-256 of the uploaded bytes, in hex. */
  hash: string
  contentType: MediaType
  /** In pixels, as displayed. */
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

/** The formats of the smaller versions, in order of preference: a browser takes the first that it supports. */
export const renditionFormats = ["avif", "webp"] as const

export type RenditionFormat = (typeof renditionFormats)[number]

export interface Rendition {
  width: number
  format: RenditionFormat
}

/** A phone, a high-density phone or half a desktop, and a desktop. */
const RENDITION_WIDTHS = [400, 800, 1600]

const MAX_RENDITION_WIDTH = Math.max(...RENDITION_WIDTHS)

/** Encoding time grows with the pixels, so a picture that is far taller than wide gets narrower renditions. */
const MAX_RENDITION_PIXELS = 5_000_000

type Size = Pick<Picture, "width" | "height">

const widthsOf = ({ width, height }: Size) => {
  const affordable = Math.max(1, Math.floor(Math.sqrt((MAX_RENDITION_PIXELS * width) / height)))
  const widest = Math.min(width, MAX_RENDITION_WIDTH, affordable)
  return [...RENDITION_WIDTHS.filter((narrower) => narrower < widest), widest]
}

/** All renditions of a picture, none wider than the picture itself. Requests for any other size are refused. */
export const renditionsOf = (picture: Size): Rendition[] =>
  renditionFormats.flatMap((format) => widthsOf(picture).map((width) => ({ width, format })))

/** The address by which content refers to a picture. It serves the picture's public copy. */
export const mediaAddress = (id: number | string) => `/api/cms/media/${id}`

const MEDIA_ADDRESS = /^(?:https?:\/\/[^/\s]+)?\/api\/cms\/media\/(\d{1,9})$/

/** The id in a `mediaAddress`, which may start with an origin; null for any other text. */
export const mediaIdOf = (text: string): number | null => {
  const id = MEDIA_ADDRESS.exec(text)?.[1]
  return id === undefined ? null : Number(id)
}

/** The address where admins get the uploaded bytes. */
export const originalAddress = (id: number | string) => `${mediaAddress(id)}/original`

export const publicCopyAddress = ({ hash, contentType }: Pick<Picture, "hash" | "contentType">) =>
  `/media/${hash}.${mediaTypes[contentType]}`

export const renditionAddress = ({ hash }: Pick<Picture, "hash">, { width, format }: Rendition) =>
  `/media/${hash}-${width}.${format}`

/** The address of a small still image, at most 400 pixels wide. */
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

/** Pictures by the address that content refers to them by. A deleted picture has no entry. */
export type ShownPictures = Readonly<Record<string, ShownPicture>>

/** The sources of a picture's `<picture>` element. Animations show their public copy unless motion is reduced. */
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

/** Whether the site shows a picture, or only a draft has it, in words before its name. */
export const whoShows = (uses: readonly { isDraft: boolean }[]) =>
  uses.every(({ isDraft }) => isDraft) ? "A draft has" : "The site shows"
