const SUBJECT_MAX = 150

// Line ends have no place in a header, and marks of direction could make a subject read as another one.
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

// A plain subject may have what looks like an encoded word (RFC 2047). Readers decode it, so it must not begin.
const ENCODED_WORD = /=\?/g

const characters = new Intl.Segmenter("en", { granularity: "grapheme" })

/** A subject on one line, of at most 150 characters as people count them; the end is cut off. */
export const mailSubject = (text: string): string => {
  const harmless = text.replace(UNWANTED, " ").replace(ENCODED_WORD, "= ?").trim()
  const whole = [...characters.segment(harmless)].map(({ segment }) => segment)
  return whole.length <= SUBJECT_MAX ? whole.join("") : `${whole.slice(0, SUBJECT_MAX - 1).join("")}…`
}
