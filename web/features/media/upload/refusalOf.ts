import { MAX_FILE_BYTES, mediaTypes } from "@farelight/api/contract/media.ts"
import { messages } from "@farelight/api/contract/messages.ts"

/** What the browser's file picker is to offer. */
export const acceptedTypes = Object.keys(mediaTypes).join()

/**
 * Why a file is not sent at all, or undefined. The browser knows the type by the name only; of a file
 * whose name says nothing the server judges by its content.
 */
export const refusalOf = ({ size, type }: Pick<File, "size" | "type">) => {
  if (type !== "" && !Object.hasOwn(mediaTypes, type)) return "Only JPG, PNG, GIF and WebP pictures are accepted"
  if (size > MAX_FILE_BYTES) return messages.fileTooLarge
  if (size === 0) return "This file is empty"
  return undefined
}
