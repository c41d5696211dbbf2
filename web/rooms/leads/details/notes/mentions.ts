export interface Mentionable {
  id: string
  name: string
}

// Names contain spaces, so a mention may have several words.
const MENTION_BEGUN = /(?:^|[\s(])@([^\n@]{0,40})$/u

export const partialMention = (text: string, caret: number) => MENTION_BEGUN.exec(text.slice(0, caret))?.[1]

export const mentionCandidates = <Colleague extends Mentionable>(begun: string, colleagues: readonly Colleague[]) => {
  const typed = begun.toLowerCase()
  return colleagues.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${typed}`))
}

export const completeMention = (text: string, caret: number, begun: string, name: string) => {
  const before = `${text.slice(0, caret - begun.length)}${name} `
  return { text: before + text.slice(caret).replace(/^ /, ""), caret: before.length }
}

const LETTER = /[\p{L}\p{N}]/u

/** False within an email address or a longer name. */
const isWholeName = (text: string, at: number, name: string) =>
  text.startsWith(name, at + 1) && !LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + 1 + name.length))

/** Splits a text into mentions and other text. The longest name wins, as "@Kim Lee" does not mean Kim. */
export const splitMentions = <Colleague extends Mentionable>(text: string, colleagues: readonly Colleague[]) => {
  const parts: { start: number; text: string; mentioned?: Colleague }[] = []
  const byLength = colleagues.toSorted((one, other) => other.name.length - one.name.length)
  let start = 0
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    const mentioned = byLength.find(({ name }) => isWholeName(text, at, name))
    if (!mentioned || at < start) continue
    if (at > start) parts.push({ start, text: text.slice(start, at) })
    parts.push({ start: at, text: `@${mentioned.name}`, mentioned })
    start = at + 1 + mentioned.name.length
  }
  if (start < text.length) parts.push({ start, text: text.slice(start) })
  return parts
}

export const mentionedIn = (text: string, colleagues: readonly Mentionable[]) => [
  ...new Set(splitMentions(text, colleagues).flatMap(({ mentioned }) => mentioned?.id ?? [])),
]
