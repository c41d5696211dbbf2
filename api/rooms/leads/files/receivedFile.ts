import { InvalidInputError, PayloadTooLargeError, UnsupportedMediaTypeError } from "../../../contract/api/errors.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { LEAD_FILE_BYTES_MAX, leadFileTypeOf, leadFileTypes } from "../../../contract/leads/leadFiles.ts"
import { cleanName } from "../../content/media/mediaFile.rules.ts"
import { examinePicture } from "../../content/media/pictures/examinePicture.ts"

export interface ReceivedFile {
  filename: string
  bytes: Buffer
}

/**
 * Checks a file that somebody adds to a lead by its content, and cleans its name. Pictures are decoded whole, except for
 * HEIC, which is kept as it is. Throws `PayloadTooLargeError`, `UnsupportedMediaTypeError`, and `InvalidInputError` for
 * what is empty or damaged.
 */
export const examineLeadFile = async ({ filename, bytes }: ReceivedFile): Promise<{ name: string; bytes: Buffer }> => {
  if (bytes.length === 0) throw new InvalidInputError([{ field: "file", message: refusals.emptyFile }])
  if (bytes.length > LEAD_FILE_BYTES_MAX) throw new PayloadTooLargeError(refusals.leadFileTooLarge)
  const type = leadFileTypeOf(bytes)
  if (!type) throw new UnsupportedMediaTypeError(refusals.noLeadFile)
  if (type !== "application/pdf" && type !== "image/heic") await examinePicture(bytes)
  return { name: cleanName(filename, `file.${leadFileTypes[type].toLowerCase()}`), bytes }
}
