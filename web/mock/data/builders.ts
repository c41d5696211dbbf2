import { emailAttemptOutcomes } from "@farelight/api/contract/mail/emailLog.ts"
import { logged } from "@farelight/api/platform/outbox/emailLifecycle.ts"
import { searchTextOf } from "@farelight/api/rooms/content/media/mediaFile.rules.ts"
import { exampleSubmission } from "@farelight/api/rooms/leads/advertisers/advertiserSubmission.emails.ts"
import { exampleApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.emails.ts"
import { exampleLead } from "@farelight/api/rooms/leads/mails/emailTemplates.ts"
import type {
  AdvertiserSubmissionRow,
  DriverApplicationRow,
  EmailAttemptRow,
  EmailLogRow,
  LeadFileRow,
  LeadMessageRow,
  MediaFileRow,
} from "./store.ts"

export const buildDriverApplication = (overrides: Partial<DriverApplicationRow> = {}): DriverApplicationRow => ({
  ...exampleApplication,
  ...exampleLead(),
  name: "Dana Driver",
  email: "dana@example.com",
  phone: "+1 (619) 555-0142",
  phoneE164: "+16195550142",
  city: "Los Angeles",
  vehicleYear: "2022",
  ...overrides,
})

export const buildAdvertiserSubmission = (
  overrides: Partial<AdvertiserSubmissionRow> = {},
): AdvertiserSubmissionRow => ({
  ...exampleSubmission,
  ...exampleLead(),
  companyName: "Harbor Coffee",
  contactName: "Alex Advertiser",
  email: "alex@example.com",
  location: "San Diego",
  message: "We open three cafés in May.",
  plannedBudget: null,
  plannedWeeks: null,
  plannedCities: null,
  ...overrides,
})

/** An email that is in the log only. */
export const buildEmail = (overrides: Partial<EmailLogRow> = {}): EmailLogRow => ({
  ...logged(),
  canceledWithLead: null,
  textsErasedAt: null,
  id: 1,
  logType: "driver_application",
  leadId: null,
  subject: "New driver application: Dana Driver",
  recipient: "ops@example.com",
  replyTo: "dana@example.com",
  body: "Dana Driver wants to drive.",
  html: "<!doctype html><p>Dana Driver wants to drive.</p>",
  formData: { name: "Dana Driver" },
  promise: null,
  userId: null,
  fromName: null,
  thread: null,
  messageId: `<${overrides.id ?? 1}@example.com>`,
  createdAt: new Date(),
  updatedAt: new Date(),
  ...overrides,
})

/** An attempt that the mail server accepted. */
export const buildAttempt = (overrides: Partial<EmailAttemptRow> = {}): EmailAttemptRow => ({
  id: 1,
  emailLogId: 1,
  startedAt: new Date(),
  endedAt: new Date(),
  outcome: emailAttemptOutcomes.ACCEPTED,
  explanation: "The mail server accepted the mail.",
  answer: "250 2.0.0 Ok: queued as 4bX",
  ...overrides,
})

/** A message that answers a mail of ours. */
export const buildMessage = (overrides: Partial<LeadMessageRow> = {}): LeadMessageRow => {
  const { id = 1, createdAt = new Date() } = overrides
  return {
    id,
    leadType: "driver_application",
    leadId: 1,
    direction: "INCOMING",
    kind: "LETTER",
    matchedBy: "TOKEN",
    emailLogId: null,
    fromName: "Dana Driver",
    fromAddress: "dana@example.com",
    subject: "Re: Your application to Farelight",
    text: "Yes, I am free on Friday.",
    quotedText: null,
    html: null,
    attachments: [],
    problem: null,
    messageId: `<message-${id}@mail.example>`,
    sentAt: createdAt,
    createdAt,
    ...overrides,
  }
}

/** A picture that the sender has added on the status page. */
export const buildFile = (overrides: Partial<LeadFileRow> = {}): LeadFileRow => {
  const { id = 1 } = overrides
  return {
    id,
    leadType: "driver_application",
    leadId: 1,
    messageId: null,
    name: "insurance-card.jpg",
    contentType: "image/jpeg",
    size: 204_800,
    contentHash: String(id).padStart(64, "0"),
    addedBy: "SENDER",
    addedById: null,
    createdAt: new Date(),
    ...overrides,
  }
}

export const buildMediaFile = (overrides: Partial<MediaFileRow> = {}): MediaFileRow => {
  const named = { filename: "roof-screen.png", altText: "A car with a screen on its roof" }
  const { id = 1 } = overrides
  return {
    id,
    ...named,
    contentHash: String(id).padStart(64, "0"),
    contentType: "image/png",
    size: 2048,
    width: 1200,
    height: 800,
    focalX: null,
    focalY: null,
    isAnimated: false,
    uploadedBy: "admin",
    createdAt: new Date(),
    updatedAt: new Date(),
    ...overrides,
    searchText: searchTextOf({ ...named, ...overrides }),
  }
}
