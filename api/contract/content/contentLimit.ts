// The largest section is a legal page of about 20 KB; a block is no place for files.
const LIMIT_KB = 64

/** Why content that `isTooLarge` is refused. */
export const contentTooLarge = `A block's content may have up to ${LIMIT_KB} KB.`

/** Whether a block's content would take more room, as JSON in UTF-8, than a block has. The editor and the server ask. */
export const isTooLarge = (content: Record<string, unknown>) =>
  new TextEncoder().encode(JSON.stringify(content)).length > LIMIT_KB * 1024
