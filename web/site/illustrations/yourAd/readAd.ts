import type { AdFile } from "./adFit.ts"

/** An ad that this browser has opened. Its addresses are of the browser alone, and last until `release`. */
export interface OpenedAd extends AdFile {
  url: string
  /** What stands still of it: a picture itself, or the first one of a video. */
  still: HTMLImageElement
  /** The color of its edges, as CSS has it: a car is painted so around it. */
  edge: string
  release: () => void
}

const types: Readonly<Record<string, readonly [kind: AdFile["kind"], type: string]>> = {
  "image/png": ["picture", "PNG"],
  "image/jpeg": ["picture", "JPEG"],
  "image/webp": ["picture", "WebP"],
  "image/avif": ["picture", "AVIF"],
  "image/gif": ["picture", "GIF"],
  "video/mp4": ["video", "MP4"],
  "video/webm": ["video", "WebM"],
  "video/quicktime": ["video", "MOV"],
}

/** For the field that picks a file. */
export const acceptedTypes = Object.keys(types).join(",")

export interface AdFault {
  reason: "kind" | "large" | "long" | "broken"
  bytes: number
  seconds: number
}

const openPicture = async (url: string) => {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  return picture
}

const openVideo = (url: string) =>
  new Promise<HTMLVideoElement>((resolve, reject) => {
    const video = document.createElement("video")
    video.muted = true
    video.playsInline = true
    // Phones load nothing of a video that is not to be played.
    video.autoplay = true
    video.onloadeddata = () => {
      video.pause()
      resolve(video)
    }
    video.onerror = () => reject(new Error("The browser cannot play it"))
    video.src = url
  })

const drawn = (source: CanvasImageSource, width: number, height: number) => {
  const canvas = document.createElement("canvas")
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext("2d", { willReadFrequently: true })
  context?.drawImage(source, 0, 0, width, height)
  return { canvas, context }
}

const SAMPLED = 16

const edgeColor = (picture: HTMLImageElement) => {
  const pixels = drawn(picture, SAMPLED, SAMPLED).context?.getImageData(0, 0, SAMPLED, SAMPLED).data ?? []
  const sums = [0, 0, 0]
  let count = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % SAMPLED, Math.floor(at / 4 / SAMPLED)]
    if (x > 0 && x < SAMPLED - 1 && y > 0 && y < SAMPLED - 1) continue
    count += 1
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0)
  }
  return `rgb(${sums.map((sum) => Math.round(sum / Math.max(count, 1))).join(" ")})`
}

const stillOf = async (video: HTMLVideoElement) => {
  const { canvas } = drawn(video, video.videoWidth, video.videoHeight)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9))
  if (!blob) throw new Error("The browser cannot draw it")
  return URL.createObjectURL(blob)
}

/** Opens a file that somebody picked, within limits; what it throws is an `AdFault`. */
export const readAd = async (file: Blob, limits: { seconds: number; megabytes: number }): Promise<OpenedAd> => {
  const bytes = file.size
  const faultOf = (reason: AdFault["reason"], seconds = 0): AdFault => ({ reason, bytes, seconds })
  const [kind, type] = types[file.type] ?? []
  if (!kind || !type) throw faultOf("kind")
  if (bytes > limits.megabytes * 1_000_000) throw faultOf("large")
  const url = URL.createObjectURL(file)
  const urls = [url]
  const release = () => urls.forEach(URL.revokeObjectURL)
  try {
    const video = kind === "video" ? await openVideo(url) : null
    const seconds = video && Number.isFinite(video.duration) ? video.duration : null
    if (seconds !== null && seconds > limits.seconds) throw faultOf("long", seconds)
    if (video) urls.push(await stillOf(video))
    const still = await openPicture(urls.at(-1) ?? url)
    const { naturalWidth: width, naturalHeight: height } = still
    if (width === 0 || height === 0) throw faultOf("broken")
    return { kind, type, bytes, seconds, width, height, url, still, edge: edgeColor(still), release }
  } catch (error) {
    release()
    throw error instanceof Error ? faultOf("broken") : error
  }
}
