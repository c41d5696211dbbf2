const MARKS = /\p{M}/gu

/** Letters without a Unicode decomposition, in their common ASCII spelling. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  ...{ ł: "l", ø: "o", đ: "d", ð: "d", ħ: "h", ŧ: "t", ı: "i" },
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th" },
}
const SPECIAL = new RegExp(`[${Object.keys(WRITTEN_AS).join("")}]`, "g")

/** Strips accents, case, width and letters missing on keyboards. */
export const plainLetters = (text: string) =>
  text
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(SPECIAL, (letter) => WRITTEN_AS[letter] ?? letter)
