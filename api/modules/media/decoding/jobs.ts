import type { Rendition } from "../../../contract/media.ts"

// What the server and the process that decodes tell each other.

/** Decodes a picture once, every pixel of every frame, to see that it is whole. */
export interface CheckJob {
  name: "check"
  bytes: Buffer
  hasFrames: boolean
}

/** Makes renditions of a picture. */
export interface RenderJob {
  name: "render"
  bytes: Buffer
  renditions: readonly Rendition[]
}

export type Job = CheckJob | RenderJob

/** What one job may take. */
export interface JobLimits {
  cpuMs: number
  /** More than the process held when the job began. */
  bytes: number
}

/** What a check finds out. */
export type Checked =
  | { outcome: "readable"; width: number; height: number; isAnimated: boolean }
  | { outcome: "damaged" }
  /** Told by its header; nothing was decoded. */
  | { outcome: "tooLarge"; width: number; height: number; frames: number }

export interface MadeRendition {
  rendition: Rendition
  data: Buffer
}

/** What a job has cost so far, and what the process still holds. */
export interface JobCost {
  cpuMs: number
  bytes: number
}

/** What the process that decodes says. */
export type Report =
  | { name: "ready" }
  | { name: "made"; made: MadeRendition }
  | { name: "exceeded"; limit: keyof JobLimits }
  | { name: "done"; checked: Checked | null; cost: JobCost }
