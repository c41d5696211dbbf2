import { webhookDeliveryStatuses } from "../../../contract/record/webhooks.ts"
import { fillWords } from "../../../contract/words/fillWords.ts"
import type { PersonData } from "./exported.ts"
import type { ExportWords } from "./words/en.ts"

/** What the law asks to be told beside the data itself: kinds, sources, purposes, and who received it. */
export interface Summary {
  categories: string[]
  sources: string[]
  purposes: string[]
  recipients: string[]
}

const chosen = <Key extends string>(words: Readonly<Record<Key, string>>, isTold: Readonly<Record<Key, boolean>>) =>
  (Object.keys(words) as Key[]).filter((key) => isTold[key]).map((key) => words[key])

type Momentous = (iso: string) => string

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}

const recipientsOf = (data: PersonData, { recipients }: ExportWords, inWords: Momentous) => {
  const { mails, messages_to_programs, exported_lists } = data
  const line = (text: string, moments: readonly string[], facts = {}) =>
    moments.length === 0
      ? []
      : [fillWords(text, { ...facts, count: moments.length, moment: inWords([...moments].sort().at(-1) ?? "") })]
  const { DELIVERED } = webhookDeliveryStatuses
  const told = messages_to_programs.filter(({ status, delivered_at }) => status === DELIVERED || delivered_at !== null)
  const listed = (as: "file" | "program") => exported_lists.filter((list) => list.as === as).map(({ at }) => at)
  return [
    recipients.team,
    ...line(
      recipients.mails,
      mails.flatMap(({ sent_at }) => sent_at ?? []),
    ),
    ...grouped(told, ({ receiver }) => receiver).flatMap(([receiver, messages]) =>
      line(
        recipients.program,
        messages.map(({ delivered_at, created_at }) => delivered_at ?? created_at),
        { receiver },
      ),
    ),
    ...line(recipients.file, listed("file")),
    ...line(recipients.list, listed("program")),
  ]
}

/** What is told of a person's data in short. */
export const summaryOf = (data: PersonData, words: ExportWords, inWords: Momentous): Summary => {
  const { submissions, mails, messages, files } = data
  const isSent = submissions.length > 0
  const isVisitKnown = submissions.some(({ origin }) => Object.values(origin).some((value) => value !== null))
  const isChecked = submissions.some(({ spam_check }) => spam_check !== null)
  const has = (kind: string) => submissions.some((submission) => submission.kind === kind)
  const about = { visit: isVisitKnown, mails: mails.length + messages.length > 0, spam_check: isChecked }
  return {
    categories: chosen(words.categories, {
      ...about,
      contact: true,
      driver_application: has("driver_application"),
      advertiser_submission: has("advertiser_submission"),
      files: files.length > 0,
      work: isSent,
    }),
    sources: chosen(words.sources, { you: true, visit: isVisitKnown, team: isSent, check: isChecked }),
    purposes: chosen(words.purposes, { ...about, answer: true }),
    recipients: recipientsOf(data, words, inWords),
  }
}
