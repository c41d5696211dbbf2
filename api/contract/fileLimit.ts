/** A file of exactly this size is taken, one byte more is not. The browser refuses it before it sends anything. */
export const MAX_FILE_BYTES = 10_485_760
