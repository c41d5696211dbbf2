// What a picture may cost. Those that cameras, phones and drawing programs make stay far below.

/** A phone's largest photos have about 50 million. Frames count together. */
export const MAX_PIXELS = 80_000_000

/** The most that WebP holds, which the renditions are made in. */
export const MAX_SIDE = 16_383

export const MAX_FRAMES = 1_000

/** Encoders make about ten; each is one more pass over the whole picture, however little it holds. */
export const MAX_SCANS = 30

/** Processor time for decoding an upload once. */
export const CHECK_CPU_MS = 1_200

/** Processor time for decoding it and making its renditions together. */
export const UPLOAD_CPU_MS = 1_700

/** Processor time for one rendition that somebody asks for and that has not been made. */
export const RENDITION_CPU_MS = 1_700

/** Memory for decoding, besides the file itself: enough for a progressive JPEG of 50 million pixels. */
export const DECODING_BYTES = 185_000_000
