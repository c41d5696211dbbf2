const SUBJECT_MAX = 150

// Line ends have no place in a header, and marks of direction could make a subject read as another one.
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

const characters = new Intl.Segmenter("en", { granularity: "grapheme" })

/** A subject on one line, of at most 150 characters as people count them; the end is cut off. */
export const mailSubject = (text: string): string => {
  const whole = [...characters.segment(text.replace(UNWANTED, " ").trim())].map(({ segment }) => segment)
  return whole.length <= SUBJECT_MAX ? whole.join("") : `${whole.slice(0, SUBJECT_MAX - 1).join("")}…`
}
