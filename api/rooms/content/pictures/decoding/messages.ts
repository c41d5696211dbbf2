import type { Rendition } from "../../../../contract/site/media.ts"

export interface CheckJob {
  name: "check"
  bytes: Buffer
  hasFrames: boolean
}

export interface RenderJob {
  name: "render"
  bytes: Buffer
  renditions: readonly Rendition[]
}

/** The file may be unchecked, and may be a PDF, of which the first page is drawn. */
export interface PreviewJob {
  name: "preview"
  bytes: Buffer
  isPdf: boolean
}

export type Job = CheckJob | RenderJob | PreviewJob

export type PictureCheck =
  | { outcome: "readable"; width: number; height: number; isAnimated: boolean }
  | { outcome: "damaged" }
  /** Judged by the header: a picture that is too large is not decoded. */
  | { outcome: "tooLarge"; width: number; height: number; frames: number }

export interface RenderedPicture {
  rendition: Rendition
  data: Buffer
}
