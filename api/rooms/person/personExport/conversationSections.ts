import { fillWords } from "../../../contract/words/fillWords.ts"
import type { ExportedFile, ExportedLetter } from "./exported.ts"
import { markup } from "./markup.ts"
import type { Section, Writing } from "./page.ts"

const letterOf = (letter: ExportedLetter, { words, inWords }: Writing) => {
  const { direction, about, from_name, from_address, received_at, subject, text, quoted_text, attachments } = letter
  const told = [
    words.directions[direction],
    [from_name, from_address].filter(Boolean).join(", "),
    about && fillWords(words.about, { reference: about }),
    inWords(received_at),
  ]
  const names = attachments.map(({ name, path }) => path ?? name)
  return markup`<article class="card"><h3 dir="auto">${subject || words.noSubject}</h3>
<p class="quiet" dir="auto">${told.filter(Boolean).join(" · ")}</p>
<p class="text" dir="auto">${text || words.noText}</p>
${quoted_text && markup`<p class="text quiet" dir="auto">${quoted_text}</p>`}
${names.length > 0 && markup`<p class="quiet" dir="auto">${fillWords(words.attached, { names: names.join(", ") })}</p>`}</article>\n`
}

/** The messages between a person and the team. */
export const lettersSection = (letters: readonly ExportedLetter[], writing: Writing): Section => ({
  id: "messages",
  title: `${writing.words.lettersTitle} (${letters.length})`,
  content: markup`${letters.map((letter) => letterOf(letter, writing))}`,
})

const fileOf = ({ path, name, about, added_at, added_by }: ExportedFile, { words, inWords }: Writing) => {
  const reference = about && fillWords(words.about, { reference: about })
  const told = [words.addedBy[added_by], reference, inWords(added_at)].filter(Boolean).join(" · ")
  return markup`<dt dir="auto">${path}</dt><dd dir="auto">${name}<br>${told}</dd>`
}

/** The files of a person, which are in the zip beside the page. */
export const filesSection = (files: readonly ExportedFile[], writing: Writing): Section => ({
  id: "files",
  title: `${writing.words.filesTitle} (${files.length})`,
  content: markup`<dl class="card facts">${files.map((file) => fileOf(file, writing))}</dl>`,
})
