const MARKS = /\p{M}/gu

/** Unicode has no decomposition for these letters. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  ...{ ł: "l", ø: "o", đ: "d", ð: "d", ħ: "h", ŧ: "t", ı: "i" },
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th" },
}
const SPECIAL = new RegExp(`[${Object.keys(WRITTEN_AS).join("")}]`, "g")

/** Makes texts comparable: lower case, without accents and full-width forms. ø becomes o, as many keyboards lack ø. */
export const plainLetters = (text: string) =>
  text
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(SPECIAL, (letter) => WRITTEN_AS[letter] ?? letter)
