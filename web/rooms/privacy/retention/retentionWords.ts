import type { Retention_StateFragment, RetentionRule } from "../../../graphql/generated.ts"
import { counted } from "../../../parts/list/counts.ts"

export type Rule = Retention_StateFragment["rules"][number]

interface RuleWords {
  label: string
  explained: string
  things: readonly [string, string]
}

const words: Record<RetentionRule, RuleWords> = {
  REJECTED_LEADS: {
    label: "Rejected leads",
    explained: "Since their rejection. With notes, mails, and their places in trash and searches.",
    things: ["rejected lead", "rejected leads"],
  },
  LEADS: {
    label: "All other leads",
    explained:
      "Since they were received or reopened, also in quarantine; contacted and approved ones since their last change. One with a follow-up that lies ahead stays.",
    things: ["other lead", "other leads"],
  },
  MAIL_TEXTS: {
    label: "What mails and messages say",
    explained:
      "Since they were written: subject, addresses, text and submitted values. Their lines stay; messages that found no lead go.",
    things: ["mail’s text", "mails’ texts"],
  },
  MAIL_LINES: {
    label: "Lines of the mail log",
    explained: "Since their text went: that there was a mail, when, and what became of it.",
    things: ["line of the mail log", "lines of the mail log"],
  },
  FILES: {
    label: "Files of leads",
    explained: "Since they were added, also those of messages, which still say that there was one. The lead stays.",
    things: ["file", "files"],
  },
  EVENTS: {
    label: "Recorded activity",
    explained: "Since it happened, from the oldest on. The histories of leads are made of it.",
    things: ["event", "events"],
  },
}

const order = Object.keys(words) as RetentionRule[]

export const wordsOf = (rule: RetentionRule) => words[rule]

export const inOrder = <Item extends { rule: RetentionRule }>(items: readonly Item[]) =>
  [...items].sort((one, other) => order.indexOf(one.rule) - order.indexOf(other.rule))

export const inDays = (days: number) => (days === 0 ? "Never" : counted(days, ["day", "days"]))

export const daysOf = (rules: readonly Rule[]) => {
  const days = (name: RetentionRule) => rules.find(({ rule }) => rule === name)?.days ?? 0
  return {
    rejectedDays: days("REJECTED_LEADS"),
    leadsDays: days("LEADS"),
    mailDays: days("MAIL_TEXTS"),
    filesDays: days("FILES"),
    eventsDays: days("EVENTS"),
  }
}

/** Whether a rule goes by more days than are set, as nobody has confirmed yet that there are fewer now. */
export const isUnconfirmed = ({ days, daysInForce }: Rule) =>
  days > 0 && daysInForce !== null && (daysInForce === 0 || daysInForce > days)

/** What there is of each rule, in a sentence's part: `3 rejected leads and 1,204 events`. Null of nothing. */
export const amountsOf = (items: readonly { rule: RetentionRule; count: number }[]) => {
  const parts = inOrder(items.filter(({ count }) => count > 0)).map(({ rule, count }) =>
    counted(count, words[rule].things),
  )
  return parts.length > 0 ? new Intl.ListFormat("en").format(parts) : null
}
