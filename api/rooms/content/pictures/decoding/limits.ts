// Limits of the cost of a picture. Pictures of cameras, phones and drawing programs stay below them.

/** In all frames together. The largest phone photos have about 50 million pixels. */
export const MAX_PIXELS = 80_000_000

/** Maximum side of a WebP picture, as renditions are WebP. */
export const MAX_SIDE = 16_383

export const MAX_FRAMES = 1_000

/** Encoders write about ten scans. Each scan is another pass over the picture, however little data it has. */
export const MAX_SCANS = 30

export const CHECK_CPU_MS = 1_200

export const UPLOAD_CPU_MS = 1_700

export const RENDITION_CPU_MS = 1_700

/** Includes 100 ms for loading the PDF reader. */
export const PREVIEW_CPU_MS = 2_500

/** Memory of the PDF reader. It is enough for an A4 page that was scanned at 600 dpi. */
export const PDF_BYTES = 160_000_000

export const PREVIEW_SIZE = { width: 1_200, height: 4_000 }

/** Memory in addition to the file. It is enough for a progressive JPEG of 50 million pixels. */
export const DECODING_BYTES = 185_000_000
