import { leadStatuses } from "@farelight/api/contract/leads/leadStatus.ts"
import { emailAttemptOutcomes } from "@farelight/api/contract/mail/emailLog.ts"
import { mediaAddress } from "@farelight/api/contract/site/media.ts"
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@farelight/api/contract/text/durations.ts"
import { afterAttempt, cancelled, claimed, queued } from "@farelight/api/platform/outbox/emailLifecycle.ts"
import { adFormats } from "@farelight/api/rooms/leads/advertisers/contract.ts"
import { platforms } from "@farelight/api/rooms/leads/drivers/contract.ts"
import { addImports } from "../imports/importSeeds.ts"
import { advertiserKind, driverKind, mockKinds, submit, writeLeadEmails } from "../resolvers/leads.ts"
import { newPrivacyRequest } from "../resolvers/privacyRequests.ts"
import { addRules } from "../rules/ruleSeeds.ts"
import { buildSession } from "./accountRows.ts"
import { buildAdvertiserSubmission, buildAttempt, buildDriverApplication, buildMediaFile } from "./builders.ts"
import { addConversations } from "./conversationSeeds.ts"
import { addLeadWork } from "./leadWorkSeeds.ts"
import { addMailbox } from "./mailboxSeeds.ts"
import { type DriverApplicationRow, type EmailLogRow, nextId, type Store } from "./store.ts"
import { addTeam, at, before } from "./teamSeeds.ts"

const statuses = [leadStatuses.PENDING, ...Object.values(leadStatuses)]
const names = ["Ana Flores", "Marcus Webb", "Priya Nair", "Thu Trang Nguyễn", "Olu Adeyemi", "Sam O'Neil"] as const
const cities = ["Los Angeles", "San Diego", "Anaheim", "Phoenix", "Las Vegas"] as const
const vehicles = [
  ["2021", "Toyota", "Camry"],
  ["2023", "Tesla", "Model 3"],
  ["2020", "Chevrolet", "Suburban Premier Extended"],
] as const
const companies = ["Harbor Coffee", "Westline Fitness", "Bright & Daughters Dental Group", "Ōhana Surf Co."] as const
const formats = [[adFormats.IN_CAR_TABLET], [adFormats.CAR_WRAPPING, adFormats.ON_TOP_DYNAMIC_SCREEN]] as const
const messages = [
  "We open three cafés in May and want to be seen on the way there.",
  "Membership drive in January. We are after commuters between 6 and 9 in the morning and between 5 and 8 in the evening, within two miles of each of our eleven studios.\n\nCan you tell us what a month on forty cars would cost, and how soon the wraps can be on the road?",
  "Please call.",
] as const

const personOf = ({ name, email }: DriverApplicationRow) => ({ name, email })

const addressOf = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@example.com`

/** What people ask for about their data: one late, one due soon, one new, and one that was answered. */
const addPrivacyRequests = (store: Store) => {
  const [first, second] = store.driverApplications
  store.privacyRequests = [
    newPrivacyRequest({ id: 1, kind: "DELETE", receivedAt: before(47 * DAY_MS), ...(first && personOf(first)) }),
    newPrivacyRequest({
      id: 2,
      kind: "CORRECT",
      receivedAt: before(40 * DAY_MS),
      details: "Tengo un auto nuevo: un Kia EV6 de 2024.",
      locale: "es",
      ...(second && personOf(second)),
    }),
    newPrivacyRequest({ id: 3, receivedAt: before(HOUR_MS), name: null, email: "somebody.else@example.com" }),
    newPrivacyRequest({
      id: 4,
      kind: "OPT_OUT",
      status: "ANSWERED",
      outcome: "FULFILLED",
      receivedAt: before(9 * DAY_MS),
      answeredAt: before(2 * DAY_MS),
      answeredById: 1,
    }),
  ]
}

const addQuarantine = (store: Store) => {
  const driver = buildDriverApplication({ name: "Cheap watches https://watches.example", email: "win@example.com" })
  const company = buildAdvertiserSubmission({
    companyName: "Rank First Marketing",
    contactName: "Rank First",
    message: "[url=https://first.example]First page of every search engine[/url] within a week, or your money back.",
  })
  submit(driverKind, store, { ...driver, submissionId: null })
  submit(advertiserKind, store, { ...company, submissionId: null }, { subject: "Offer", formOpenMs: 400 })
  submit(driverKind, store, { ...buildDriverApplication({ name: "Jo Reyes" }), submissionId: null }, { subject: "Hi" })
}

/** Three of four are answered within two days. */
const stateOf = (id: number) => {
  const status = at(statuses, id)
  return { status, answeredAfter: status === leadStatuses.PENDING ? null : ((id * 7) % 64) * 3_600 }
}

const addLeads = (store: Store) => {
  // More than two pages; the highest id is the newest.
  for (let id = 1; id <= 60; id += 1) {
    const name = at(names, id)
    const [vehicleYear, vehicleMake, vehicleModel] = at(vehicles, id)
    const person = { name, email: addressOf(name), city: at(cities, id) }
    const vehicle = { platform: Object.values(platforms)[id % 3], vehicleYear, vehicleMake, vehicleModel }
    const createdAt = before((60 - id) * 11 * HOUR_MS)
    const known = id % 10 === 0 && { externalId: `crm-${id}`, metadata: { stage: "trial", "sales.region": "West" } }
    const row = { ...person, ...vehicle, id, ...stateOf(id), ...known, createdAt }
    store.driverApplications.push(buildDriverApplication(row))
  }
  for (let id = 1; id <= 12; id += 1) {
    const contactName = at(names, id + 2)
    const company = { companyName: at(companies, id), contactName, email: addressOf(contactName) }
    const wish = { location: at(cities, id), message: at(messages, id), adFormats: [...at(formats, id)] }
    const createdAt = before((12 - id) * 13 * HOUR_MS)
    store.advertiserSubmissions.push(buildAdvertiserSubmission({ ...company, ...wish, id, ...stateOf(id), createdAt }))
  }
}

const away = {
  outcome: emailAttemptOutcomes.DEFERRED,
  explanation: "The mail server does not accept connections. It may be down, or SMTP_URL may name the wrong port.",
  answer: "connect ECONNREFUSED 203.0.113.25:587",
}
const refusal = {
  outcome: emailAttemptOutcomes.REFUSED,
  explanation: "The mail server refused the recipient's address.",
  answer: "550 5.1.1 <ops@example.com>: Recipient address rejected: User unknown in virtual mailbox table",
}

type Ending = typeof away | typeof refusal
type LastMails = [EmailLogRow, EmailLogRow, EmailLogRow, EmailLogRow]

/** An email about each lead, the newest ones in each of the statuses. */
const addMail = (store: Store) => {
  const leads = mockKinds
    .flatMap((kind) => kind.rowsOf(store).map((lead) => ({ kind, lead })))
    .sort((one, other) => one.lead.createdAt.getTime() - other.lead.createdAt.getTime())
  for (const { kind, lead } of leads) {
    const { createdAt } = lead
    for (const log of writeLeadEmails(kind, store, lead)) {
      Object.assign(log, { createdAt, sentAt: createdAt })
      const attempt = store.emailAttempts.find(({ emailLogId }) => emailLogId === log.id)
      if (attempt) Object.assign(attempt, { startedAt: createdAt, endedAt: createdAt })
    }
  }

  const startOver = (log: EmailLogRow, minutesAgo: number, ...tries: [minutesAgo: number, ending: Ending][]) => {
    store.emailAttempts = store.emailAttempts.filter(({ emailLogId }) => emailLogId !== log.id)
    Object.assign(log, queued(before(minutesAgo * MINUTE_MS)))
    for (const [ago, ending] of tries) {
      const ids = { id: nextId(store.emailAttempts), emailLogId: log.id }
      const startedAt = before(ago * MINUTE_MS)
      store.emailAttempts.push(buildAttempt({ ...ids, startedAt, endedAt: startedAt, ...ending }))
      log.attemptCount += 1
      Object.assign(log, afterAttempt(log, ending.outcome, startedAt))
    }
    return log
  }
  const [sending, waiting, failed, stopped] = store.emailLogs.slice(-4).reverse() as LastMails
  Object.assign(startOver(stopped, 50, [50, away]), cancelled())
  startOver(failed, 30, [30, away], [25, refusal])
  startOver(waiting, 9, [9, away], [4, away]).dueAt = before(-6.5 * MINUTE_MS)
  startOver(sending, 0)
  Object.assign(sending, claimed(sending, { token: "mock", leaseEndsAt: before(-2 * MINUTE_MS) }))
  const open = { endedAt: null, outcome: null, explanation: null, answer: null }
  store.emailAttempts.push(buildAttempt({ id: nextId(store.emailAttempts), emailLogId: sending.id, ...open }))
}

const drawings = [
  ["sunrise.png", "", "#fde68a", '<circle fill="#f59e0b" cx="20" cy="20" r="8"/>'],
  [
    "roof-screen.gif",
    "A car whose roof screen changes its ad",
    "#dbeafe",
    '<path fill="#1d4ed8" d="M6 20q2-8 9-8h10q7 0 9 8zM14 6h12v5H14z"/>',
  ],
  ["skyline.png", "The city at dusk", "#182848", '<path fill="#ffb020" d="M3 30V14h7v5h6V8h8v12h5v-9h8v19z"/>'],
] as const

const addPictures = (store: Store) => {
  drawings.forEach(([filename, altText, ground, figure], index) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 40 30"><path fill="${ground}" d="M0 0h40v30H0z"/>${figure}</svg>`
    const size = { size: 51_200 * (index + 1), width: 1600, height: 1200, isAnimated: filename.endsWith("gif") }
    const file = buildMediaFile({ id: index + 1, filename, altText, ...size })
    store.mediaFiles.push(file)
    store.pictures.set(file.contentHash, new Blob([svg], { type: "image/svg+xml" }))
  })
  const hero = store.cmsBlocks.find(({ page, sectionId }) => page === "home" && sectionId === "hero")
  if (hero) hero.content = { ...hero.content, picture: mediaAddress(drawings.length) }
}

/** Other devices, and an open invitation and a password reset, whose links end with `MOCK_LINK`. */
const addAccount = ({ account }: Store) => {
  account.sessions.push(
    buildSession({ id: "2", isCurrent: false, device: "Safari on iPhone", address: "198.51.100.23" }),
    buildSession({ id: "3", isCurrent: false, device: "Chrome on Windows", address: "2001:db8::42" }),
  )
  const expiresAt = before(-3 * DAY_MS)
  account.invitation = { email: "cleo@example.com", role: "EDITOR", invitedBy: "admin", expiresAt }
  account.isResetOpen = true
}

/** Fills a store with sample leads, emails, pictures, people and devices. */
export const addSeeds = (store: Store) => {
  addLeads(store)
  addQuarantine(store)
  addPrivacyRequests(store)
  addMail(store)
  addMailbox(store)
  addPictures(store)
  addTeam(store)
  addConversations(store)
  addLeadWork(store)
  addRules(store)
  addAccount(store)
  addImports(store)
}
