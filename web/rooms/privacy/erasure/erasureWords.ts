import { snakeCase } from "@farelight/api/contract/api/restNames.ts"
import { leadFilters } from "@farelight/api/contract/leads/leadFilters.ts"
import { counted } from "../../../components/list/counts.ts"
import { formatMoment } from "../../../components/records/DateTime.tsx"
import type {
  ErasedCopyKind,
  ErasureReason,
  Erasure_ReportFragment as Report,
  UnreachedCopyKind,
} from "../../../graphql/generated.ts"
import type { LeadKindFacts } from "../../leads/lead/leadKind.ts"

export const erasureReasons: readonly { name: ErasureReason; label: string; explanation: string }[] = [
  { name: "REQUESTED", label: "The person asked for it", explanation: "By mail, by phone or in a privacy request." },
  { name: "NOT_NEEDED", label: "It is not needed any more", explanation: "Nothing is left to do with it." },
  { name: "SENT_BY_MISTAKE", label: "It was a mistake or a test", explanation: "Nobody meant to send it." },
]

const copyNouns: Record<ErasedCopyKind, readonly [one: string, several: string]> = {
  LEAD: ["lead, with all that was sent", "leads, with all that was sent"],
  QUARANTINED_SUBMISSION: ["submission in quarantine", "submissions in quarantine"],
  NOTE: ["internal note", "internal notes"],
  MENTION_IN_NOTE: [
    "text about another lead, which only loses the address and the number",
    "texts about other leads, which only lose the address and the number",
  ],
  MAIL: ["mail in the log, with its text", "mails in the log, with their texts"],
  MAIL_ATTEMPT: ["answer of a mail server", "answers of mail servers"],
  MESSAGE: ["message, with its text", "messages, with their texts"],
  FILE: ["file, with its preview", "files, with their previews"],
  WEBHOOK_MESSAGE: ["message to a webhook, with its answers", "messages to webhooks, with their answers"],
  PRIVACY_REQUEST: ["privacy request, which forgets who asked", "privacy requests, which forget who asked"],
  SAVED_VIEW: ["saved view that looks for the sender", "saved views that look for the sender"],
}

export const describeCopies = ({ kind, count }: Report["copies"][number]) => counted(count, copyNouns[kind])

const places: Record<UnreachedCopyKind, string> = {
  EXPORTED_FILES: "Exported files",
  PROGRAMS: "Programs with an API key",
  WEBHOOK_RECEIVERS: "Receivers of webhooks",
  MAILBOXES: "Mailboxes",
  BACKUPS: "Backups",
  BROWSERS: "Browsers",
  DATABASE_FILE: "The database file",
  DATABASE_LOGS: "The database’s logs",
}

const placeNouns: Partial<Record<UnreachedCopyKind, readonly [one: string, several: string]>> = {
  EXPORTED_FILES: ["file", "files"],
  PROGRAMS: ["time read", "times read"],
  WEBHOOK_RECEIVERS: ["message", "messages"],
  MAILBOXES: ["mail", "mails"],
}

export const describePlace = ({ kind, count }: Report["unreached"][number]) => {
  const noun = placeNouns[kind]
  return count === null || !noun ? places[kind] : `${places[kind]}: ${counted(count, noun)}`
}

const describeFilters = (names: readonly string[], kind: LeadKindFacts | undefined) => {
  if (names.length === 0) return "all of them"
  const common: Readonly<Record<string, { noun?: string }>> = leadFilters
  const own = (name: string) => kind?.filters.find(({ csvName }) => csvName === name)?.label.toLowerCase()
  return `by ${names.map((name) => common[name]?.noun ?? own(name) ?? snakeCase(name).replaceAll("_", " ")).join(", ")}`
}

const kindOf = (kinds: readonly LeadKindFacts[], leadType: string) => kinds.find(({ type }) => type === leadType)

const nounsOf = (kinds: readonly LeadKindFacts[], leadType: string) =>
  kindOf(kinds, leadType)?.noun ?? (["lead", "leads"] as const)

export const describeLead = (kinds: readonly LeadKindFacts[], { leadType, leadId }: Report["leads"][number]) => {
  const [noun] = nounsOf(kinds, leadType)
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${leadId}`
}

export const describeExport = (
  kinds: readonly LeadKindFacts[],
  { leadType, actorName, filters }: Report["exports"][number],
) => `${actorName}: ${nounsOf(kinds, leadType)[1]}, ${describeFilters(filters, kindOf(kinds, leadType))}`

export const exportsOfCopyKind = ({ exports }: Report, kind: UnreachedCopyKind) =>
  exports.filter(({ isFile }) => (kind === "EXPORTED_FILES" && isFile) || (kind === "PROGRAMS" && !isFile))

export const reportTitle = ({ erasedAt }: Report) =>
  erasedAt === null ? "What is erased" : `Erased on ${formatMoment(erasedAt)}`

export const ERASURE_LIMITS =
  "That it was here stays in the record: its number, its dates, its status and its city. Nobody is named by that."

export const reportText = (kinds: readonly LeadKindFacts[], report: Report) =>
  [
    reportTitle(report),
    ...report.leads.map((lead) => `- ${describeLead(kinds, lead)}, received ${formatMoment(lead.receivedAt)}`),
    "",
    ...report.copies.map((copies) => `- ${describeCopies(copies)}`),
    ...(report.copies.length === 0 ? ["Nothing."] : []),
    "",
    ...(report.unreached.length === 0 ? [] : ["What could not be reached"]),
    ...report.unreached.flatMap((place) => [
      `- ${describePlace(place)}. ${place.text}`,
      ...exportsOfCopyKind(report, place.kind).map(
        (one) => `  - ${formatMoment(one.occurredAt)}, ${describeExport(kinds, one)}`,
      ),
    ]),
    "",
    ERASURE_LIMITS,
  ].join("\n")
