import type { Size } from "@farelight/api/contract/site/formatShapes.ts"

/** An ad that the visitor opened in this browser. Its object URLs take memory until `release`. */
export interface OpenedAd extends Size {
  kind: "picture" | "video"
  url: string
  /** The picture, or the first frame of the video. */
  still: HTMLImageElement
  /** The color of the ad's edges, as a CSS color. The rest of the car is painted in it. */
  edge: string
  release: () => void
}

export const acceptedTypes = [
  ...["image/png", "image/jpeg", "image/webp", "image/avif", "image/gif"],
  ...["video/mp4", "video/webm", "video/quicktime"],
]

export type AdFault = "kind" | "broken"

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
    // Without autoplay, phones load no data of a video.
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
  const { data = [] } = drawn(picture, SAMPLED, SAMPLED).context?.getImageData(0, 0, SAMPLED, SAMPLED) ?? {}
  const isEdge = (pixel: number) =>
    [pixel % SAMPLED, Math.floor(pixel / SAMPLED)].some((at) => at === 0 || at === SAMPLED - 1)
  const average = (channel: number) => {
    const values = Array.from(data).filter((_value, at) => at % 4 === channel && isEdge(Math.floor(at / 4)))
    return Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1))
  }
  return `rgb(${[0, 1, 2].map(average).join(" ")})`
}

const stillOf = async (video: HTMLVideoElement) => {
  const { canvas } = drawn(video, video.videoWidth, video.videoHeight)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9))
  if (!blob) throw new Error("The browser cannot draw it")
  return URL.createObjectURL(blob)
}

/** Rejects if the browser cannot decode the file. */
export const readAd = async (file: Blob): Promise<OpenedAd> => {
  const url = URL.createObjectURL(file)
  const urls = [url]
  const release = () => urls.forEach(URL.revokeObjectURL)
  try {
    const video = file.type.startsWith("video/") ? await openVideo(url) : null
    if (video) urls.push(await stillOf(video))
    const still = await openPicture(urls.at(-1) ?? url)
    const { naturalWidth: width, naturalHeight: height } = still
    if (width === 0 || height === 0) throw new Error("The picture has no size")
    return { kind: video ? "video" : "picture", width, height, url, still, edge: edgeColor(still), release }
  } catch (error) {
    release()
    throw error
  }
}
