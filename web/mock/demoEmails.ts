import type { EmailAttemptOutcome, EmailLogStatus, EmailLogType, LeadType } from "../graphql/generated.ts"
import { type DemoLead, demoApplications, demoSubmissions } from "./demoLeads.ts"

/** A mail as the GraphQL interface tells it. */
export interface DemoEmail {
  id: string
  type: EmailLogType
  status: EmailLogStatus
  subject: string
  recipient: string
  replyTo: string | null
  body: string
  html: string
  formData: object
  messageId: string
  attempts: DemoAttempt[]
  nextAttemptAt: string | null
  sentAt: string | null
  lead: object | null
  createdAt: string
}

interface DemoAttempt {
  id: string
  startedAt: string
  outcome: EmailAttemptOutcome | null
  explanation: string | null
  answer: string | null
}

const MINUTE_MS = 60_000

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()

type Ending = Pick<DemoAttempt, "outcome" | "explanation" | "answer">

const accepted: Ending = {
  outcome: "ACCEPTED",
  explanation: "The mail server accepted the mail.",
  answer: "250 2.0.0 Ok: queued as 4bXk2y1zQn",
}
const away: Ending = {
  outcome: "DEFERRED",
  explanation: "The mail server does not accept connections. It may be down, or SMTP_URL may name the wrong port.",
  answer: "connect ECONNREFUSED 203.0.113.25:587",
}
const refused: Ending = {
  outcome: "REFUSED",
  explanation: "The mail server refused the recipient's address.",
  answer: "550 5.1.1 <ops@example.com>: Recipient address rejected: User unknown in virtual mailbox table",
}
const goingOn: Ending = { outcome: null, explanation: null, answer: null }

/** A try that ended so, or has not ended yet. */
export const demoAttempt = (minutesAgo: number, ending: Ending = accepted): DemoAttempt => ({
  id: crypto.randomUUID(),
  startedAt: minutesFromNow(-minutesAgo),
  ...ending,
})

interface Fate {
  status: EmailLogStatus
  attempts: DemoAttempt[]
  nextAttemptAt?: string
}

const sent: Fate = { status: "SENT", attempts: [demoAttempt(120)] }

/** What becomes of the newest mails; all older ones are sent. */
const fates: Fate[] = [
  { status: "SENDING", attempts: [demoAttempt(0, goingOn)] },
  { status: "QUEUED", attempts: [demoAttempt(9, away), demoAttempt(4, away)], nextAttemptAt: minutesFromNow(6.5) },
  { status: "FAILED", attempts: [demoAttempt(30, away), demoAttempt(25, refused)] },
  { status: "CANCELLED", attempts: [demoAttempt(50, away)] },
  sent,
  { status: "LOGGED", attempts: [] },
]

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

// What the lead has beside what its sender entered.
const ownFields = ["id", "status", "createdAt", "answerDueAt", "promiseHours"]
const listFields = ["statusChanges", "notes", "emails", "possibleRepeats"]

const enteredInto = (lead: DemoLead) =>
  Object.fromEntries(Object.entries(lead).filter(([field]) => ![...ownFields, ...listFields].includes(field)))

const emailOf = (type: EmailLogType, leadType: LeadType, lead: DemoLead) => {
  const name = String(lead.companyName ?? lead.name)
  const subject = `New ${type === "DRIVER_APPLICATION" ? "driver application" : "advertiser inquiry"}: ${name}`
  const body = [`${name} wrote to us.`, lead.message].filter(Boolean).join("\n\n")
  return {
    id: `email-${lead.id}`,
    type,
    subject,
    recipient: "ops@example.com",
    replyTo: String(lead.email),
    body,
    html: `<!doctype html><title>${escaped(subject)}</title><h1>${escaped(subject)}</h1><p>${escaped(body)}</p>`,
    formData: enteredInto(lead),
    messageId: `<${lead.id}@example.com>`,
    lead: { ...lead, type: leadType, name },
    createdAt: lead.createdAt,
  }
}

const written = [
  ...demoApplications.map((lead) => emailOf("DRIVER_APPLICATION", "DRIVER_APPLICATION", lead)),
  ...demoSubmissions.map((lead) => emailOf("ADVERTISER_INQUIRY", "ADVERTISER_SUBMISSION", lead)),
].sort((one, other) => other.createdAt.localeCompare(one.createdAt))

/** A mail about each lead, the newest first, among them one in each state. */
export const demoEmails: DemoEmail[] = written.map((email, index) => {
  const { status, attempts, nextAttemptAt = null } = fates[index] ?? sent
  return { ...email, status, attempts, nextAttemptAt, sentAt: status === "SENT" ? email.createdAt : null }
})

/** Lets each lead's own page find the mails about it. */
export const attachDemoEmails = () => {
  for (const lead of [...demoApplications, ...demoSubmissions]) {
    lead.emails = demoEmails.filter(({ id }) => id === `email-${lead.id}`)
  }
}
