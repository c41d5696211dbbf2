import { InvalidInputError, UnsupportedMediaTypeError } from "../../../contract/api/errors.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { type LeadFileType, leadFileTypeOf } from "../../../contract/files/leadFiles.ts"
import { cleanFilename, withExtension } from "../../content/media/mediaFile.rules.ts"
import { examinePicture } from "../../content/pictures/examinePicture.ts"
import type { LeadFile } from "../../leads/related/leadFile.model.ts"

const extensions: Readonly<Record<LeadFileType, readonly [string, ...string[]]>> = {
  "image/jpeg": ["jpg", "jpeg", "jpe", "jfif"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "image/heic": ["heic", "heif"],
  "application/pdf": ["pdf"],
}

/** Acrobat, too, accepts this many bytes after the last EOF mark. */
const PDF_END_BYTES = 1_024

const refused = (message: string) => new InvalidInputError([{ field: "file", message }])

const isKnown = (type: string): type is LeadFileType => Object.hasOwn(extensions, type)

export const storedName = (filename: string, type: LeadFileType) =>
  cleanFilename(filename, `file.${extensions[type][0]}`)

/** With the type's extension, so that nothing opens the file as another type. */
export const savedName = ({ name, contentType }: Pick<LeadFile, "name" | "contentType">) =>
  isKnown(contentType) ? withExtension(name, extensions[contentType]) : name

/** Throws `UnsupportedMediaTypeError`, or `InvalidInputError` for damaged files. */
export const examineLeadFile = async (bytes: Buffer): Promise<LeadFileType> => {
  if (bytes.length === 0) throw refused(refusals.emptyFile)
  const type = leadFileTypeOf(bytes)
  if (!type) throw new UnsupportedMediaTypeError(refusals.noLeadFile)
  if (type === "application/pdf" && !bytes.subarray(-PDF_END_BYTES).includes("%%EOF"))
    throw refused(refusals.damagedPdf)
  if (type !== "application/pdf" && type !== "image/heic") await examinePicture(bytes)
  return type
}
