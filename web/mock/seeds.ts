import { registry } from "@farelight/api/contract/content/registry.ts"

const HOUR_MS = 3_600_000

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()
const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

const names = ["Ana Flores", "Marcus Webb", "Priya Nair", "Thu Trang Nguyễn", "Olu Adeyemi", "Sam O'Neil"]
const cities = ["Los Angeles", "San Diego", "Anaheim", "Phoenix", "Las Vegas"]
const platforms = ["UBER", "LYFT", "BOTH"]
const statuses = ["PENDING", "PENDING", "CONTACTED", "APPROVED", "REJECTED"]
const vehicles = [
  ["2021", "Toyota", "Camry"],
  ["2023", "Tesla", "Model 3"],
  ["2020", "Chevrolet", "Suburban Premier Extended"],
]
const companies = ["Harbor Coffee", "Westline Fitness", "Bright & Daughters Dental Group", "Ōhana Surf Co."]
const messages = [
  "We open three cafés in May and want to be seen on the way there.",
  "Membership drive in January. We are after commuters between 6 and 9 in the morning, within two miles of each of our eleven studios.\n\nWhat would a month on forty cars cost?",
  "Please call.",
]

const emailOf = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@example.com`

/** The values of a new lead in all fields that lists and panels read. */
const untouched = {
  locale: "en",
  owner: null,
  followUpOn: null,
  waitingSince: null,
  mailReturnedAt: null,
  waitListCity: null,
  waitListToldAt: null,
  saleOptOutAt: null,
  source: null,
  externalId: null,
  metadata: [],
  fileCount: 0,
  messageCount: 0,
  hasPossibleRepeats: false,
  possibleRepeats: [],
  history: [],
  statusChanges: [],
  notes: [],
  emails: [],
  files: [],
  merges: [],
  fileRequests: [],
  replyDrafts: [],
  mailProblem: null,
  unsubscribedAt: null,
  acceptedTermsDate: null,
  termsAcceptance: null,
}

const lead = (typename: string, id: number, count: number) => {
  const status = pick(statuses, id)
  const createdAt = ago((count - id) * 11)
  const answerDueAt = status === "PENDING" ? ago((count - id) * 11 - 48) : null
  return { ...untouched, __typename: typename, id: String(id), status, answerDueAt, createdAt, updatedAt: createdAt }
}

const DRIVERS = 60
const ADVERTISERS = 12

const newestFirst = <Row>(count: number, build: (id: number) => Row) =>
  Array.from({ length: count }, (_, index) => build(count - index))

const phoneOf = (phone: string) => ({ phone, phoneE164: phone, phoneDisplay: `(619) 555-${phone.slice(-4)}` })

const driver = (id: number) => {
  const name = pick(names, id)
  const [vehicleYear, vehicleMake, vehicleModel] = pick(vehicles, id)
  return {
    ...lead("DriverApplication", id, DRIVERS),
    title: name,
    name,
    email: emailOf(name),
    ...phoneOf(`+1619555${String(id).padStart(4, "0")}`),
    city: pick(cities, id),
    platform: pick(platforms, id),
    vehicleYear,
    vehicleMake,
    vehicleModel,
  }
}

const advertiser = (id: number) => {
  const contactName = pick(names, id + 2)
  return {
    ...lead("AdvertiserSubmission", id, ADVERTISERS),
    title: pick(companies, id),
    companyName: pick(companies, id),
    contactName,
    email: emailOf(contactName),
    ...phoneOf(""),
    budgetRange: "Contact for quote",
    location: pick(cities, id),
    message: pick(messages, id),
    adFormats: id % 2 === 0 ? ["IN_CAR_TABLET"] : ["CAR_WRAPPING", "ON_TOP_DYNAMIC_SCREEN"],
    plannedBudget: null,
    plannedWeeks: null,
    plannedCities: null,
  }
}

const emailStatuses = ["SENT", "LOGGED", "QUEUED", "FAILED"]

const emailLog = (id: number) => {
  const isDriver = id % 3 !== 0
  const name = pick(names, id)
  return {
    __typename: "EmailLog",
    id: String(id),
    type: isDriver ? "DRIVER_APPLICATION" : "ADVERTISER_INQUIRY",
    status: pick(emailStatuses, id),
    subject: isDriver ? `New driver application: ${name}` : `New advertiser inquiry: ${pick(companies, id)}`,
    recipient: "leads@example.com",
    body: `${name} wrote on ${ago(id).slice(0, 10)}.`,
    html: `<p>${name} wrote.</p>`,
    formData: { name, email: emailOf(name) },
    attempts: [],
    nextAttemptAt: null,
    bouncedAt: null,
    bounceKind: null,
    bounceReason: null,
    textsErasedAt: null,
    lead: null,
    createdAt: ago(id),
  }
}

const drawings = [
  { filename: "sunrise.png", altText: "", ground: "#fde68a", figure: '<circle fill="#f59e0b" cx="20" cy="20" r="8"/>' },
  {
    filename: "skyline.png",
    altText: "The city at dusk",
    ground: "#182848",
    figure: '<path fill="#ffb020" d="M3 30V14h7v5h6V8h8v12h5v-9h8v19z"/>',
  },
]

const mediaFile = ({ filename, altText, ground, figure }: (typeof drawings)[number], index: number) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 40 30"><path fill="${ground}" d="M0 0h40v30H0z"/>${figure}</svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return {
    __typename: "MediaFile",
    id: String(index + 1),
    filename,
    altText,
    contentType: "image/png",
    size: 51_200 * (index + 1),
    width: 1600,
    height: 1200,
    isAnimated: false,
    focalPoint: null,
    url,
    publicUrl: null,
    thumbnailUrl: url,
    uses: [],
  }
}

// Spanish sections have no texts of their own, so they show the default ones.
const cmsBlocks = () =>
  ["EN", "ES"].flatMap((locale, part) =>
    Object.entries<Record<string, object>>(registry).flatMap(([page, sections], place) =>
      Object.entries(sections).map(([sectionId, content], index) => ({
        __typename: "CmsBlock",
        id: String(part * 10_000 + place * 100 + index + 1),
        page,
        sectionId,
        locale,
        content: locale === "EN" ? content : {},
        version: 1,
        updatedAt: ago(24),
        updatedBy: null,
        draft: null,
      })),
    ),
  )

/** Made anew for each load of a page. With `isEmpty`, there is only the site's content. */
export const createSeeds = ({ isEmpty = false } = {}) => ({
  driverApplications: isEmpty ? [] : newestFirst(DRIVERS, driver),
  advertiserSubmissions: isEmpty ? [] : newestFirst(ADVERTISERS, advertiser),
  emailLogs: isEmpty ? [] : Array.from({ length: 20 }, (_, index) => emailLog(index + 1)),
  mediaFiles: isEmpty ? [] : drawings.map(mediaFile),
  cmsBlocks: cmsBlocks(),
})

export type Seeds = ReturnType<typeof createSeeds>
