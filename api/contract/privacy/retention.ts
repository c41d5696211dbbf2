// Nothing is erased before an owner enables retention.

/** In days. 0, which means never, is always permitted too. */
export const retentionPeriods = {
  // 30 days, as a lead that was deleted by mistake can be restored that long.
  rejectedDays: { variable: "RETENTION_REJECTED_DAYS", min: 30, standard: 365 },
  leadsDays: { variable: "RETENTION_LEADS_DAYS", min: 30, standard: 1_095 },
  mailDays: { variable: "RETENTION_MAIL_DAYS", min: 30, standard: 365 },
  filesDays: { variable: "RETENTION_FILES_DAYS", min: 30, standard: 365 },
  // 90 days, as webhook messages are kept for 30 days and need their events.
  eventsDays: { variable: "RETENTION_EVENTS_DAYS", min: 90, standard: 1_095 },
} as const

export type RetentionPeriods = Record<keyof typeof retentionPeriods, number>

interface RetentionRuleWords {
  period: keyof RetentionPeriods
  label: string
  explained: string
  things: readonly [one: string, several: string]
}

export const retentionRules = {
  REJECTED_LEADS: {
    period: "rejectedDays",
    label: "Rejected leads",
    explained: "Since their rejection. With notes, mails, and their places in trash and searches.",
    things: ["rejected lead", "rejected leads"],
  },
  LEADS: {
    period: "leadsDays",
    label: "All other leads",
    explained:
      "Since they were received or reopened, also in quarantine; contacted and approved ones since their last change. One with a follow-up that lies ahead stays.",
    things: ["other lead", "other leads"],
  },
  MAIL_TEXTS: {
    period: "mailDays",
    label: "What mails and messages say",
    explained:
      "Since they were written: subject, addresses, text and submitted values. Their lines stay; messages that found no lead go.",
    things: ["mail’s text", "mails’ texts"],
  },
  MAIL_LINES: {
    period: "mailDays",
    label: "Lines of the mail log",
    explained: "Since their text went: that there was a mail, when, and what became of it.",
    things: ["line of the mail log", "lines of the mail log"],
  },
  FILES: {
    period: "filesDays",
    label: "Files of leads",
    explained: "Since they were added, also those of messages, which still say that there was one. The lead stays.",
    things: ["file", "files"],
  },
  EVENTS: {
    period: "eventsDays",
    label: "Recorded activity",
    explained: "Since it happened, from the oldest on. The histories of leads are made of it.",
    things: ["event", "events"],
  },
} as const satisfies Record<string, RetentionRuleWords>

export type RetentionRuleName = keyof typeof retentionRules

/** In the order of execution: mails go before the leads that they name. */
export const retentionRuleNames = ["MAIL_TEXTS", "MAIL_LINES", "REJECTED_LEADS", "LEADS", "FILES", "EVENTS"] as const

export const erasedAmounts = (counts: Partial<Record<RetentionRuleName, number>> = {}) => {
  const parts = Object.entries(retentionRules).flatMap(
    ([
      name,
      {
        things: [one, several],
      },
    ]) => {
      const count = counts[name as RetentionRuleName] ?? 0
      return count > 0 ? `${count.toLocaleString("en-US")} ${count === 1 ? one : several}` : []
    },
  )
  return parts.length > 0 ? new Intl.ListFormat("en").format(parts) : null
}

export const eachPeriod = (of: (name: keyof RetentionPeriods) => number) =>
  Object.fromEntries(
    Object.keys(retentionPeriods).map((name) => [name, of(name as keyof RetentionPeriods)]),
  ) as RetentionPeriods
