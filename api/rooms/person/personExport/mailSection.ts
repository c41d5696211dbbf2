import { fillWords } from "../../../contract/words/fillWords.ts"
import type { ExportedMail, PersonData } from "./exported.ts"
import { markup } from "./markup.ts"
import type { Section, Writing } from "./page.ts"

const mailOf = (mail: ExportedMail, { words, inWords }: Writing) => {
  const { direction, about, subject, text } = mail
  const status = (words.mailStatuses as Readonly<Record<string, string>>)[mail.status] ?? mail.status
  const told = [
    words.directions[direction],
    about && fillWords(words.about, { reference: about }),
    `${status}: ${inWords(mail.sent_at ?? mail.created_at)}`,
  ]
  const content = direction === "internal" ? words.internal : text || words.noText
  return markup`<article class="card"><h3 dir="auto">${subject ?? words.internalTitle}</h3>
<p class="quiet">${told.filter(Boolean).join(" · ")}</p>
<p class="text" dir="auto">${content}</p></article>\n`
}

/** The mails to and from a person. */
export const mailSection = (mails: readonly ExportedMail[], writing: Writing): Section => ({
  id: "mails",
  title: `${writing.words.mailsTitle} (${mails.length})`,
  content: markup`${mails.map((mail) => mailOf(mail, writing))}`,
})

/** That notes about others name the person. */
export const mentionsSection = (
  mentions: PersonData["mentions_in_other_notes"],
  { words, inWords }: Writing,
): Section => ({
  id: "mentions",
  title: words.mentionsTitle,
  content: markup`<p>${fillWords(words.mentions, { count: mentions.length })}</p><ul class="dates quiet">${mentions.map(({ written_at }) => markup`<li>${inWords(written_at)}</li>`)}</ul>`,
})
