export const LEAD_FILE_BYTES_MAX = 10_000_000

/** Files that senders and colleagues add to a lead; what comes by mail counts by message. */
export const LEAD_FILES_MAX = 20

export const FILE_REQUEST_LENGTH_MAX = 100

export const FILE_REQUESTS_MAX = 10

/** What senders and colleagues can add, by content. HEIC is kept, and not shown. */
export const leadFileTypes = {
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "image/webp": "WebP",
  "image/heic": "HEIC",
  "application/pdf": "PDF",
} as const

export type LeadFileType = keyof typeof leadFileTypes

export const FILE_POST = "multipart/form-data"

export const fileOrigins = { SENDER: "SENDER", COLLEAGUE: "COLLEAGUE", MESSAGE: "MESSAGE" } as const

export type FileOrigin = keyof typeof fileOrigins

const previewedTypes: readonly string[] = ["image/jpeg", "image/png", "image/webp", "application/pdf"]

export const hasPreview = (contentType: string) => previewedTypes.includes(contentType)

/** Where a colleague or a program downloads a file of a lead, and where it is shown as a picture. */
export const leadFileAddress = (id: number | string) => `/api/leads/files/${id}`
export const leadFilePreviewAddress = (id: number | string) => `${leadFileAddress(id)}/preview`
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "mif1", "msf1"]

export const FILE_TYPE_BYTES = 12

/** The type that a file's first bytes claim; null for all that senders and colleagues cannot add. */
export const leadFileTypeOf = (bytes: Uint8Array): LeadFileType | null => {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 3) === "\xff\xd8\xff") return "image/jpeg"
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png"
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp"
  if (text(4, 8) === "ftyp" && HEIC_BRANDS.includes(text(8, 12))) return "image/heic"
  return text(0, 5) === "%PDF-" ? "application/pdf" : null
}

/** Which of the site's words say why a file was refused, by the status of the answer. */
export const fileRefusals: Partial<Record<number, "unreadable" | "gone" | "over" | "tooLarge" | "wrongType">> = {
  400: "unreadable",
  404: "gone",
  409: "over",
  413: "tooLarge",
  415: "wrongType",
}
