/**
 * SPEC §5: a file of exactly this size is taken, one byte more is not. It stands alone because the browser refuses the
 * same before it sends anything, and needs none of the API's other rules for that.
 */
export const MAX_FILE_BYTES = 10_485_760
