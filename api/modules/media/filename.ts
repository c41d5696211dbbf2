import { type MediaType, mediaTypes } from "../../contract/media.ts"
import { SINGLE_LINE_MAX } from "../../contract/text.ts"

// A browser writes these three characters of a name so (HTML, "multipart/form-data encoding algorithm").
const ESCAPED_BY_FORMS: Record<string, string> = { "%22": '"', "%0D": "", "%0A": "" }

/** Characters that break lines, turn the direction of what follows, or are no characters at all. */
const UNWANTED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]/gu

const EXTENSION = /\.[^.\s]{1,10}$/u

const cut = (name: string) => {
  const characters = [...name]
  if (characters.length <= SINGLE_LINE_MAX) return name
  const extension = EXTENSION.exec(name)?.[0] ?? ""
  return characters.slice(0, SINGLE_LINE_MAX - [...extension].length).join("") + extension
}

/**
 * A file's name as the library keeps it: Unicode and all, without its folders, on one line, up to 255 characters with
 * its extension. A name of which nothing is left becomes `picture.jpg`, or what the type is.
 */
export const cleanFilename = (name: string, contentType: MediaType): string => {
  const unescaped = name.replace(/%22|%0D|%0A/gi, (escaped) => ESCAPED_BY_FORMS[escaped.toUpperCase()] ?? "")
  const base = unescaped.normalize("NFC").split(/[/\\]/).at(-1) ?? ""
  const clean = cut(base.replace(UNWANTED, "").trim())
  return /^\.*$/.test(clean) ? `picture.${mediaTypes[contentType]}` : clean
}

/** Further endings that files of a type go by. */
const FURTHER_ENDINGS: Partial<Record<MediaType, readonly string[]>> = { "image/jpeg": ["jpeg", "jpe", "jfif"] }

/**
 * The name to save a file under: its own, with the ending of its type behind an ending that means something else, so that
 * no picture called `x.svg` or `a.js` is opened as what its name says.
 */
export const downloadName = (filename: string, contentType: MediaType): string => {
  const ending = mediaTypes[contentType]
  const known = [ending, ...(FURTHER_ENDINGS[contentType] ?? [])]
  return known.some((one) => filename.toLowerCase().endsWith(`.${one}`)) ? filename : `${filename}.${ending}`
}
