const MARKS = /\p{M}/gu

/** Letters that are no others with a mark, as those write them who lack them. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  ...{ ł: "l", ø: "o", đ: "d", ð: "d", ħ: "h", ŧ: "t", ı: "i" },
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th" },
}
const SPECIAL = new RegExp(`[${Object.keys(WRITTEN_AS).join("")}]`, "g")

/** A text without accents, case, width and letters that a keyboard may lack. */
export const plainLetters = (text: string) =>
  text
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(SPECIAL, (letter) => WRITTEN_AS[letter] ?? letter)
