import { accountLinkPath } from "../../../contract/accounts/accountLinks.ts"
import type { Role } from "../../../contract/accounts/roles.ts"
import { formatDateTime } from "../../../contract/content/promises/promiseHours.ts"
import type { RuleTrigger } from "../../../contract/leads/ruleSentence.ts"
import { accountEmailTypes } from "../../../contract/mail/emailLog.ts"
import { PRIVACY_REQUESTS_PATH } from "../../../contract/privacy/privacyRequests.ts"
import type { EmailDraft, UrlOf } from "../../../platform/outbox/emailDraft.ts"
import { draftOf, type MailContent, truncate } from "../../../platform/outbox/mailContent.ts"
import { UNSTORED_TOKEN } from "../../../platform/text/unstoredToken.ts"
import { linkLifetime } from "./accountMailLinks.ts"

export interface NamedLead {
  type: string
  id: number
  name: string
  noun: string
  path: string
}

const missedReasons = {
  LIVE_CHANGED: "The section was published meanwhile. Edit the draft to combine both, and schedule it again.",
  NOT_PERMITTED: "The account that scheduled it may no longer publish. Publish it yourself.",
  REFUSED: "It would break the page. Edit the draft to see why, and schedule it again.",
}

export type AccountEmail =
  | { type: "ACCOUNT_INVITATION"; role: Role; invitedBy: string }
  | { type: "ACCOUNT_PASSWORD_RESET" }
  | { type: "ACCOUNT_SIGN_IN"; device: string; address: string; at: Date }
  | { type: "ACCOUNT_UNLOCKED"; by: string; removesFactors: boolean }
  | { type: "API_KEY_EXPIRING"; keyName: string; hint: string; expiresAt: Date; lastUsedAt: Date | null }
  | { type: "NOTE_MENTION"; author: string; text: string; lead: NamedLead }
  | { type: "MESSAGE_RECEIVED"; lead: NamedLead; text?: string; isReturned?: boolean; replyBy: Date | null }
  | { type: "CONTENT_HELD_UP"; section: string; path: string; because: keyof typeof missedReasons }
  | { type: "LEAD_RULE"; rule: string; trigger: RuleTrigger; lead: NamedLead }
  | {
      type: "FOLLOW_UP_REMINDER"
      leads: readonly (NamedLead & { on: string })[]
      count: number
    }
  | {
      type: "MORNING_SUMMARY"
      counts: readonly (readonly [label: string, count: number])[]
      leads: readonly (NamedLead & { detail: string })[]
    }
  | { type: "PRIVACY_REQUEST_DUE"; dueAt: Date; isOverdue: boolean; requestId: number }
  | { type: "PRIVACY_REQUEST_NEW"; dueAt: Date; requestId: number }
  | { type: "WEBHOOK_SWITCHED_OFF"; description: string; host: string; reason: string }

type MessageReceived = Extract<AccountEmail, { type: "MESSAGE_RECEIVED" }>

export interface MailContext {
  urlOf: UrlOf
  timeZone: string
}

type AccountMailText = Omit<MailContent, "link" | "entries" | "heading"> & {
  subject: string
  heading?: string
  linkLabel: string
  path: string
  leads?: readonly (NamedLead & { detail: string })[]
}

const shortDay = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone }).format(moment)

const linkToDashboard = { linkLabel: "Open the dashboard", path: "/adminpage/dashboard" }

const remind = (leads: readonly (NamedLead & { on: string })[], count: number): AccountMailText => {
  const isOne = count === 1
  const others = count - leads.length
  const rest = others > 0 ? ` These are the first ${leads.length}; ${others} more wait in the dashboard.` : ""
  return {
    subject: `${count} ${isOne ? "follow-up" : "follow-ups"} due today`,
    heading: isOne ? "1 lead to follow up" : `${count} leads to follow up`,
    intro: `${isOne ? "This lead is" : "These leads are"} yours, and due today or since earlier.${rest}`,
    leads: leads.map(({ on, ...lead }) => ({ ...lead, detail: `due ${shortDay(new Date(on), "UTC")}` })),
    ...linkToDashboard,
    note: "You get this mail on mornings when something is due. Give a lead another day, or none, to hear no more of it.",
  }
}

const keyExpiryText = (
  mail: Extract<AccountEmail, { type: "API_KEY_EXPIRING" }>,
  timeZone: string,
): AccountMailText => ({
  subject: `The API key ${mail.keyName} expires soon`,
  heading: "An API key expires soon",
  intro:
    "From then on every program that uses it is refused. Make a new key, put it into the program, and revoke this one.",
  facts: [
    ["Key", `${mail.keyName} (flk_…${mail.hint})`],
    ["Expires", formatDateTime(mail.expiresAt, timeZone)],
    ["Last used", mail.lastUsedAt ? formatDateTime(mail.lastUsedAt, timeZone) : "Never"],
  ],
  linkLabel: "Open the API keys",
  path: "/adminpage/settings/keys",
  note: "If nothing uses it any more, you need not do anything.",
})

export const BOUNCE_SUBJECT_START = "Mail to "

const MESSAGE_SHOWN = 1_000

const replyByInWords = (replyBy: Date | null, timeZone: string) =>
  replyBy ? ` Reply by ${formatDateTime(replyBy, timeZone)}.` : ""

const bounceText = ({ lead, replyBy }: MessageReceived, timeZone: string): AccountMailText => ({
  subject: `${BOUNCE_SUBJECT_START}${lead.name} came back`,
  intro: `It was about the ${lead.noun} of ${lead.name}, and was not delivered.${replyByInWords(replyBy, timeZone)}`,
  linkLabel: "Open the lead",
  path: lead.path,
  note: "The lead says why it came back. Correct the address there, or call.",
})

const ruleSubjects: Readonly<Record<RuleTrigger, (lead: NamedLead) => string>> = {
  ARRIVED: ({ noun, name }) => `A new ${noun} to look at: ${name}`,
  STATUS_CHANGED: ({ name }) => `The status of ${name} has changed`,
  ANSWER_RECEIVED: ({ name }) => `${name} has written`,
  FILE_RECEIVED: ({ name }) => `A file from ${name} has arrived`,
  OVERDUE: ({ name }) => `A reply to ${name} is overdue`,
  FOLLOW_UP_MISSED: ({ name }) => `The follow-up of ${name} was missed`,
}

const linkToRequest = (requestId: number) => ({
  linkLabel: "Open the request",
  path: `${PRIVACY_REQUESTS_PATH}/${requestId}`,
  note: "You get this mail because you may answer privacy requests.",
})

const write = (mail: AccountEmail, timeZone: string): AccountMailText => {
  switch (mail.type) {
    case "ACCOUNT_INVITATION":
      return {
        subject: `${mail.invitedBy} invites you to the dashboard`,
        heading: "You are invited to the dashboard",
        intro: `${mail.invitedBy} invites you to work here as ${mail.role.toLowerCase()}. Follow the link to choose your name and your password. It works once, within ${linkLifetime("INVITATION")}.`,
        linkLabel: "Accept the invitation",
        path: accountLinkPath("INVITATION", UNSTORED_TOKEN),
        note: "If you do not know what this is about, you need not do anything.",
      }
    case "ACCOUNT_PASSWORD_RESET":
      return {
        subject: "Choose a new password",
        intro: `Somebody has asked for a new password for your account. Follow the link to choose one. It works once, within ${linkLifetime("PASSWORD_RESET")}.`,
        linkLabel: "Choose a new password",
        path: accountLinkPath("PASSWORD_RESET", UNSTORED_TOKEN),
        note: "If that was not you, you need not do anything: your password stays as it is.",
      }
    case "ACCOUNT_SIGN_IN":
      return {
        subject: "A sign-in with a new device",
        intro: "Somebody has signed in to your account with a device that was not used for it before.",
        facts: [
          ["Device", mail.device],
          ["Address", mail.address],
          ["Time", formatDateTime(mail.at, timeZone)],
        ],
        ...linkToDashboard,
        note: "If that was you, you need not do anything. If not, end that session and change your password.",
      }
    case "ACCOUNT_UNLOCKED":
      return {
        subject: mail.removesFactors ? "Your second factor was removed" : "Your account was unlocked",
        intro: mail.removesFactors
          ? `${mail.by} removed your authenticator app, passkeys and recovery codes. Sign in with your password and set up new ones under You and security.`
          : `${mail.by} lifted the lock after failed sign-ins. You can sign in again.`,
        ...linkToDashboard,
        note: `If you did not ask for this, tell ${mail.by} and change your password.`,
      }
    case "API_KEY_EXPIRING":
      return keyExpiryText(mail, timeZone)
    case "NOTE_MENTION":
      return {
        subject: `${mail.author} mentions you in a note about ${mail.lead.name}`,
        message: truncate(mail.text, MESSAGE_SHOWN),
        intro: `The note is about the ${mail.lead.noun} of ${mail.lead.name}.`,
        linkLabel: "Read the note",
        path: mail.lead.path,
        note: "You get this mail because a colleague has mentioned you.",
      }
    case "MESSAGE_RECEIVED":
      if (mail.isReturned) return bounceText(mail, timeZone)
      return {
        subject: `${mail.lead.name} replied${mail.text ? `: ${mail.text}` : ""}`,
        message: truncate(mail.text ?? "", MESSAGE_SHOWN),
        heading: `${mail.lead.name} replied`,
        intro: `The message is about the ${mail.lead.noun} of ${mail.lead.name}.${replyByInWords(mail.replyBy, timeZone)}`,
        linkLabel: "Read the message",
        path: mail.lead.path,
        note: `Reply in the dashboard. Replies to this email don't reach ${mail.lead.name}.`,
      }
    case "CONTENT_HELD_UP":
      return {
        subject: "A scheduled draft did not go live",
        intro: missedReasons[mail.because],
        facts: [["Section", mail.section]],
        linkLabel: "Open the section",
        path: mail.path,
        note: "Visitors see the section as it was.",
      }
    case "LEAD_RULE":
      return {
        subject: ruleSubjects[mail.trigger](mail.lead),
        intro: `It is about the ${mail.lead.noun} of ${mail.lead.name}.`,
        linkLabel: "Open the lead",
        path: mail.lead.path,
        note: `You get this mail by the rule “${mail.rule}”.`,
      }
    case "FOLLOW_UP_REMINDER":
      return remind(mail.leads, mail.count)
    case "MORNING_SUMMARY":
      return {
        subject: `This morning: ${mail.counts.map(([label, count]) => `${count} ${label}`).join(", ")}`,
        heading: "What waits this morning",
        intro:
          "Overdue, waiting and new leads are the whole team's; follow-ups are yours. The dashboard has all of them.",
        facts: mail.counts.map(
          ([label, count]) => [`${label[0]?.toUpperCase()}${label.slice(1)}`, String(count)] as const,
        ),
        leads: mail.leads,
        ...linkToDashboard,
        note: "You get this mail on mornings when something waits. Switch it off in your settings.",
      }
    case "PRIVACY_REQUEST_DUE":
      return {
        subject: mail.isOverdue ? "A privacy request is overdue" : "A privacy request is due soon",
        intro: mail.isOverdue
          ? `It was due on ${shortDay(mail.dueAt, timeZone)}, as the law gives 45 days. Answer it now.`
          : `It is due on ${shortDay(mail.dueAt, timeZone)}, as the law gives 45 days. If that is too soon, extend it once, with a reason.`,
        ...linkToRequest(mail.requestId),
      }
    case "PRIVACY_REQUEST_NEW":
      return {
        subject: "A privacy request has arrived",
        intro: `The person has confirmed the address. An answer is due by ${shortDay(mail.dueAt, timeZone)}.`,
        ...linkToRequest(mail.requestId),
      }
    case "WEBHOOK_SWITCHED_OFF":
      return {
        subject: "A webhook was switched off",
        intro: `${mail.reason} Nothing more is sent to it, and what waited was canceled.`,
        facts: [
          ["Webhook", mail.description || "(no description)"],
          ["Host", mail.host],
        ],
        ...linkToDashboard,
        note: "Once the receiver works again, switch the webhook on and replay what it has missed.",
      }
  }
}

const leadsOf = (mail: AccountEmail): readonly NamedLead[] =>
  "lead" in mail ? [mail.lead] : "leads" in mail ? mail.leads : []

/** Erasing a lead must find the mails that name the lead. */
const namesOf = (mail: AccountEmail): Record<string, string> => {
  const keys = leadsOf(mail).map(({ type, id }) => `${type}:${id}`)
  return keys.length > 0 ? { leads: `,${keys.join()},` } : {}
}

export const draftAccountEmail = (
  mail: AccountEmail,
  recipient: string,
  { urlOf, timeZone }: MailContext,
): EmailDraft => {
  const { subject, heading = subject, linkLabel, path, leads = [], ...mailParts } = write(mail, timeZone)
  const url = urlOf(path)
  const entries = leads.map(({ name, noun, detail, path }) => ({
    title: name,
    detail: `${noun}, ${detail}`,
    url: urlOf(path),
  }))
  const content = { ...mailParts, subject, heading, entries, link: url ? { label: linkLabel, url } : null }
  return draftOf(accountEmailTypes[mail.type], content, recipient, namesOf(mail))
}
