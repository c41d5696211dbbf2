/** Rank of a title: 3 for a prefix, 2 for the start of a word, 1 for a substring, 0.5 for letters in order. */
export const matchScore = (title: string, typed: string): number => {
  const [text, query] = [title.toLowerCase(), typed.trim().toLowerCase()]
  if (text.startsWith(query)) return 3
  if (` ${text}`.includes(` ${query}`)) return 2
  if (text.includes(query)) return 1
  const words = query.split(/\s+/)
  if (words.length > 1 && words.every((word) => ` ${text}`.includes(` ${word}`))) return 1
  return isSpelled(text, query.replaceAll(" ", "")) ? 0.5 : 0
}

/** True if the letters occur in order and the first one starts a word. */
const isSpelled = (text: string, letters: string) => {
  const [first = "", ...rest] = letters
  let at = ` ${text}`.indexOf(` ${first}`)
  if (at < 0) return false
  return rest.every((letter) => {
    at = text.indexOf(letter, at + 1)
    return at >= 0
  })
}

/** Best matches first, otherwise in the given order. An empty text matches everything. */
export const bestMatches = <Item extends { title: string; detail?: string }>(items: readonly Item[], typed: string) =>
  items
    .map((item) => ({ item, score: matchScore([item.title, item.detail].join(" "), typed) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
