import type { Rendition } from "../../../../contract/site/media.ts"

/** Decodes a picture, every pixel of every frame, to verify that it is whole. */
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

/** Makes one small picture of a file that was perhaps never checked: of a picture, or of the first page of a PDF. */
export interface PreviewJob {
  name: "preview"
  bytes: Buffer
  isPdf: boolean
}

export type Job = CheckJob | RenderJob | PreviewJob

export type Checked =
  | { outcome: "readable"; width: number; height: number; isAnimated: boolean }
  | { outcome: "damaged" }
  /** According to its header; nothing was decoded. */
  | { outcome: "tooLarge"; width: number; height: number; frames: number }

export interface MadeRendition {
  rendition: Rendition
  data: Buffer
}
