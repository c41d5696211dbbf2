// Cost limits for pictures, far above those of cameras, phones and drawing programs.

/** In all frames together. The largest phone photos have about 50 million. */
export const MAX_PIXELS = 80_000_000

/** Maximum of WebP, the format of renditions. */
export const MAX_SIDE = 16_383

export const MAX_FRAMES = 1_000

/** Encoders use about ten. Each is another pass over the picture, however little data it has. */
export const MAX_SCANS = 30

export const CHECK_CPU_MS = 1_200

export const UPLOAD_CPU_MS = 1_700

export const RENDITION_CPU_MS = 1_700

/** Includes 100 ms for loading the PDF reader. */
export const PREVIEW_CPU_MS = 2_500

/** Enough for an A4 scan at 600 dpi. */
export const PDF_BYTES = 160_000_000

export const PREVIEW_SIZE = { width: 1_200, height: 4_000 }

/** In addition to the file: enough for a progressive JPEG of 50 million pixels. */
export const DECODING_BYTES = 185_000_000
