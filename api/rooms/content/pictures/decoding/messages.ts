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

/** Makes a small picture of a possibly unchecked file: a picture, or a PDF's first page. */
export interface PreviewJob {
  name: "preview"
  bytes: Buffer
  isPdf: boolean
}

export type Job = CheckJob | RenderJob | PreviewJob

export type PictureCheck =
  | { outcome: "readable"; width: number; height: number; isAnimated: boolean }
  | { outcome: "damaged" }
  /** According to its header only. */
  | { outcome: "tooLarge"; width: number; height: number; frames: number }

export interface RenderedPicture {
  rendition: Rendition
  data: Buffer
}
