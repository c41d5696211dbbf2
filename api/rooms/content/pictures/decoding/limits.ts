// What a picture may cost. Pictures from cameras, phones and drawing programs stay far below.

/** For all frames together. The largest photos from phones have about 50 million. */
export const MAX_PIXELS = 80_000_000

/** The maximum of WebP, which renditions are made in. */
export const MAX_SIDE = 16_383

export const MAX_FRAMES = 1_000

/** Encoders make about ten. Each is another pass over the whole picture, however little data it has. */
export const MAX_SCANS = 30

export const CHECK_CPU_MS = 1_200

export const UPLOAD_CPU_MS = 1_700

export const RENDITION_CPU_MS = 1_700

/** Processor time for a preview, of which loading what reads a PDF takes a tenth of a second. */
export const PREVIEW_CPU_MS = 2_500

/** The memory that what reads a PDF may take for itself: enough for a scan of A4 at 600 dpi. */
export const PDF_BYTES = 160_000_000

export const PREVIEW_SIZE = { width: 1_200, height: 4_000 }

/** Memory for decoding, on top of the file itself: enough for a progressive JPEG of 50 million pixels. */
export const DECODING_BYTES = 185_000_000
