import type { Fit } from "./adFit.ts"

/** The most that the picture in a link may take. */
export const MAX_SHARED_BYTES = 30_000

/** The longest side of a copy that a link may hold: what unpacks to more was not made here. */
const MAX_SIDE = 800

// Beside the picture, only how it is fitted. Of a file's name, a link says nothing.
const SHARED = /^#ad=(contain|cover)\.([\w-]{1,40000})$/

const START_OF_FRAME = [0xc0, 0xc1, 0xc2]

// Tables, comments and what applications add. Other markers may have no length: decoders would read on at another place.
const PASSED = [0xc4, 0xdb, 0xdd, 0xfe, ...Array.from({ length: 16 }, (_, index) => 0xe0 + index)]

/** A JPEG's width and height, by its first frame's header; null for whatever else these bytes are. */
const jpegSize = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (START_OF_FRAME.includes(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (!PASSED.includes(marker)) return null
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

export interface SharedAd {
  jpeg: Uint8Array<ArrayBuffer>
  fit: Fit
}

/** The end of an address that holds a picture. */
export const sharedHash = ({ jpeg, fit }: SharedAd) => {
  const text = btoa(Array.from(jpeg, (byte) => String.fromCharCode(byte)).join(""))
  return `#ad=${fit}.${text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`
}

/** The picture in the end of an address, of which anybody may be the author: null unless it is a JPEG as small as ours. */
export const readSharedHash = (hash: string): SharedAd | null => {
  const [, fit, text] = SHARED.exec(hash) ?? []
  if (!text) return null
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0))
  } catch {
    return null
  }
  const size = jpegSize(bytes)
  const isOurs =
    size !== null &&
    bytes.length <= MAX_SHARED_BYTES &&
    Math.min(size.width, size.height) > 0 &&
    Math.max(size.width, size.height) <= MAX_SIDE
  return isOurs ? { jpeg: bytes, fit: fit === "cover" ? "cover" : "contain" } : null
}

const sides = [MAX_SIDE, 640, 480, 320]
const qualities = [0.8, 0.6, 0.4]

/** A copy of a picture that fits into a link: as large and as good as its limit allows. Null where none can be made. */
export const sharedCopy = async (picture: HTMLImageElement): Promise<Uint8Array<ArrayBuffer> | null> => {
  const { naturalWidth: width, naturalHeight: height } = picture
  const canvas = document.createElement("canvas")
  const context = canvas.getContext("2d")
  for (const side of sides) {
    const scale = Math.min(side / Math.max(width, height), 1)
    canvas.width = Math.max(Math.round(width * scale), 1)
    canvas.height = Math.max(Math.round(height * scale), 1)
    // What is transparent is black, as it is on the screens.
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    for (const quality of qualities) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality))
      if (blob?.type === "image/jpeg" && blob.size <= MAX_SHARED_BYTES) return new Uint8Array(await blob.arrayBuffer())
    }
  }
  return null
}
