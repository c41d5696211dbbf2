import { setTimeout as delay } from "node:timers/promises"
import { advertiserForm, driverForm } from "../../../testing/forms.ts"
import type { Reader } from "./places.ts"

export const traces = [
  "quixwort",
  "zeb.q",
  "5550143",
  "555-0143",
  "555 0143",
  "brackenfern",
  "y.b@",
  "5550177",
  "555-0177",
]

const zebulon = { name: "Zebulon Quixwort", email: "zeb.q@example.org", phone: "(415) 555-0143" }
export const yolanda = { name: "Yolanda Brackenfern", email: "y.b@example.net", phone: "+1 702 555-0177" }
export const person = { email: zebulon.email, phone: zebulon.phone }

const AT_ONCE = 16
const LOOK_EVERY_MS = 1_000
const LOOKS_MAX = 300

export const createClient = (url: string) => {
  let token = ""
  const headers = () => ({ "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) })
  const post = async (path: string, body: unknown) => {
    const response = await fetch(url + path, { method: "POST", headers: headers(), body: JSON.stringify(body) })
    const answer = JSON.parse(await response.text())
    if (!response.ok || answer.errors) throw new Error(`${path} answered ${JSON.stringify(answer).slice(0, 400)}`)
    return answer
  }
  return {
    post,
    get: (path: string) => fetch(url + path, { headers: headers() }).then((response) => response.text()),
    ask: async (query: string, variables: object = {}) => (await post("/graphql", { query, variables })).data,
    logIn: async (username: string, password: string) => {
      token = (await post("/api/admin/login", { username, password })).token
    },
  }
}

export type Client = ReturnType<typeof createClient>

const NOTE = `mutation ($id: ID!, $text: String!) {
  addLeadNote(leadType: DRIVER_APPLICATION, leadId: $id, text: $text, mentionedIds: []) { note { id } } }`
const EDIT = "mutation ($id: ID!, $text: String!) { editLeadNote(id: $id, text: $text) { note { id } } }"
const VIEW = "mutation ($input: SaveLeadViewInput!) { saveLeadView(input: $input) { leadView { id } } }"
const DELETE = "mutation ($id: ID!) { deleteLead(leadType: DRIVER_APPLICATION, leadId: $id) { __typename } }"
const WEBHOOK = "mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }"

export interface Filled {
  drivers: number[]
  advertisers: number[]
  yolanda: number
  /** A third person's lead, whose notes and messages name the erased people. */
  nora: number
}

/** Leaves data of the two people in every place where the product stores personal data. */
export const fillTraces = async ({ post, get, ask }: Client, receiver: string): Promise<Filled> => {
  await ask(WEBHOOK, { input: { url: receiver, events: ["LEAD_CREATED", "LEAD_UPDATED"], description: "" } })
  const apply = async (values: object) => (await post("/api/drivers/apply", driverForm({ ...values }))).id as number
  const first = await apply({ ...zebulon, city: "Fresno" })
  const second = await apply({ ...zebulon, email: "ZEB.Q@Example.org", city: "Reno" })
  const trashed = await apply({ ...zebulon, phone: "415.555.0143" })
  const advertiser = advertiserForm({
    company_name: "Quixwort & Sons",
    contact_name: "Z. Quixwort",
    email: zebulon.email,
  })
  const { id: advertiserId } = await post("/api/advertisers/contact", advertiser)
  const held = await apply({ ...zebulon, subject: "a trap" })
  const other = await apply({ name: "Nora Unharmed", email: "nora@example.com", phone: "+1 702 555 0188" })
  const yolandas = await apply(yolanda)
  const { addLeadNote } = await ask(NOTE, { id: String(first), text: "Quixwort calls back from 415-555-0143." })
  await ask(EDIT, { id: addLeadNote.note.id, text: "Zebulon Quixwort called." })
  await ask(NOTE, { id: String(other), text: "Cousin of zeb.q@example.org, (415) 555-0143." })
  await ask(NOTE, { id: String(yolandas), text: "Ms. Brackenfern prefers mail." })
  const query = "search=zeb.q%40example.org"
  await ask(VIEW, { input: { name: "Quixwort", leadType: "DRIVER_APPLICATION", query, isShared: true } })
  await ask(DELETE, { id: String(trashed) })
  await get("/api/drivers/applications.csv")
  const request = { kind: "KNOW", name: zebulon.name, email: zebulon.email, phone: zebulon.phone, locale: "en" }
  await post("/api/privacy-requests", request)
  return { drivers: [first, second, trashed, held], advertisers: [advertiserId], yolanda: yolandas, nora: other }
}

export const confirmRequest = async ({ post }: Client, mails: readonly { mail: { text?: string | undefined } }[]) => {
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    const token = mails.flatMap(({ mail }) => /confirm\?token=([\w-]+)/.exec(mail.text ?? "")?.[1] ?? [])[0]
    if (token) return post("/api/privacy-requests/confirm", { token })
    await delay(LOOK_EVERY_MS)
  }
  throw new Error("no link to confirm the request was mailed")
}

export const fillOthers = async ({ post }: Client, count: number) => {
  let next = 0
  const fill = async () => {
    for (let index = next++; index < count; index = next++) {
      const [name, email] = [`Other Person ${index}`, `other.${index}@example.com`]
      if (index % 5 === 0)
        await post("/api/advertisers/contact", {
          ...advertiserForm({ company_name: `Company ${index}`, contact_name: name, email }),
          cities: `Austin | Campaign ${index}, please.`,
        })
      else await post("/api/drivers/apply", driverForm({ name, email, phone: `+1 213 ${6_000_000 + index}` }))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fill))
}

export const waitForEmptyOutboxes = async ({ rows }: Reader) => {
  const waiting = async (table: string) => {
    const [row] = await rows(`SELECT COUNT(*) AS n FROM ${table} WHERE status IN ('queued', 'sending')`)
    return Number(row?.n)
  }
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    if ((await waiting("email_logs")) + (await waiting("webhook_deliveries")) === 0) return
    await delay(LOOK_EVERY_MS)
  }
  throw new Error("mails or messages still wait")
}
