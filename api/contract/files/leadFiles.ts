export const LEAD_FILE_BYTES_MAX = 10_000_000

/** Uploads per lead; mail attachments have a limit per message instead. */
export const LEAD_FILES_MAX = 20

export const FILE_REQUEST_LENGTH_MAX = 100

export const FILE_REQUESTS_MAX = 10

/** HEIC is stored, but not displayed, as most browsers cannot display it. */
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

export const leadFileAddress = (id: number | string) => `/api/leads/files/${id}`
export const leadFilePreviewAddress = (id: number | string) => `${leadFileAddress(id)}/preview`
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "mif1", "msf1"]

export const FILE_TYPE_BYTES = 12

/** The first bytes decide, as names and declared types can lie. Null if not accepted. */
export const leadFileTypeOf = (bytes: Uint8Array): LeadFileType | null => {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 3) === "\xff\xd8\xff") return "image/jpeg"
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png"
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp"
  if (text(4, 8) === "ftyp" && HEIC_BRANDS.includes(text(8, 12))) return "image/heic"
  return text(0, 5) === "%PDF-" ? "application/pdf" : null
}

export const fileRefusals: Partial<Record<number, "unreadable" | "gone" | "over" | "tooLarge" | "wrongType">> = {
  400: "unreadable",
  404: "gone",
  409: "over",
  413: "tooLarge",
  415: "wrongType",
}
