// What files a lead may have.

export const LEAD_FILE_BYTES_MAX = 10_000_000

/** Files that senders and colleagues add to a lead; what comes by mail counts by message. */
export const LEAD_FILES_MAX = 20

export const FILE_REQUEST_LENGTH_MAX = 100

/** Requests of one lead that wait for their files. */
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

/** Who has added a file. */
export const fileOrigins = { SENDER: "SENDER", COLLEAGUE: "COLLEAGUE", MESSAGE: "MESSAGE" } as const

export type FileOrigin = keyof typeof fileOrigins

const previewedTypes: readonly string[] = ["image/jpeg", "image/png", "image/webp", "application/pdf"]

/** Whether files of a type are shown as a picture. */
export const hasPreview = (contentType: string) => previewedTypes.includes(contentType)

/** Where a colleague or a program downloads a file of a lead, and where it is shown as a picture. */
export const leadFileAddress = (id: number | string) => `/api/leads/files/${id}`
export const leadFilePreviewAddress = (id: number | string) => `${leadFileAddress(id)}/preview`
