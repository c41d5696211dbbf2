import { InvalidInputError, UnsupportedMediaTypeError } from "../../../contract/api/errors.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { type LeadFileType, leadFileTypeOf, leadFileTypes } from "../../../contract/leads/leadFiles.ts"
import { cleanFilename } from "../../content/media/mediaFile.rules.ts"
import { examinePicture } from "../../content/media/pictures/examinePicture.ts"

/** The name of a file as it is stored: without folders, on one line. */
export const storedName = (filename: string, type: LeadFileType) =>
  cleanFilename(filename, `file.${leadFileTypes[type].toLowerCase()}`)

/**
 * The type of a file that somebody adds, by its content. A picture is decoded to its end; HEIC and PDF are taken as they
 * are. Throws `UnsupportedMediaTypeError`, and `InvalidInputError` for what is empty, damaged or too costly.
 */
export const examineLeadFile = async (bytes: Buffer): Promise<LeadFileType> => {
  if (bytes.length === 0) throw new InvalidInputError([{ field: "file", message: refusals.emptyFile }])
  const type = leadFileTypeOf(bytes)
  if (!type) throw new UnsupportedMediaTypeError(refusals.noLeadFile)
  if (type !== "application/pdf" && type !== "image/heic") await examinePicture(bytes)
  return type
}
