/** The media types of the library's pictures, each with the extension of its addresses. */
export const mediaTypes = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
} as const

export type MediaType = keyof typeof mediaTypes
