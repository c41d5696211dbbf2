import { afterAll, beforeEach, describe, expect, test } from "@jest/globals"
import { messages } from "../../../contract/api/messages.ts"
import type { City } from "../../../contract/cities/city.ts"
import { awaitedPlace } from "../../../contract/cities/findCity.ts"
import { listedCities } from "../../../contract/content/pageContent.ts"
import { registry } from "../../../contract/content/registry.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { addDrivers } from "../../../testing/factories/leads.ts"
import { visitor } from "../../../testing/factories/viewers.ts"
import { stopMailServers } from "../../../testing/mail/mailServer.ts"
import { configureMail, smtpSettings, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { CmsBlock } from "../../content/cms/cmsBlock.model.ts"
import { hashOfAddress } from "../../mail/bounces/suppressionList.ts"
import { UndeliverableAddress } from "../../mail/bounces/undeliverable.model.ts"
import { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { correctApplication } from "../status/correctApplication.ts"
import { findStatus } from "../status/status.service.ts"
import { waitListMarkAfter } from "./waitList.rules.ts"

const NEW_YORK = "new-york-ny"

const app = await setUpTestApp()
const token = await app.login()
afterAll(stopMailServers)
beforeEach(async () => {
  await startWithoutMail()
  await DriverApplication.destroy({ where: {} })
  await AdvertiserSubmission.destroy({ where: {} })
  await openNewYork("NOT_PERMITTED")
})

const apply = async (values: Json = {}) => {
  const email = `${crypto.randomUUID()}@example.com`
  const { body, headers } = await app.sendDriver({ city: "NYC", email, ...values })
  return { ...body, link: String(headers.get("location")).slice("/status/".length) }
}
const stored = async ({ id }: { id: number }) => (await DriverApplication.findByPk(id, { rejectOnEmpty: true })).get()

const LIST = `query ($filter: DriverApplicationFilter) {
  waitList { slug name isListed isOpen kinds { leadType waiting told } }
  driverApplications(filter: $filter) { nodes { email waitListCity answerDueAt } }
}`
const list = async (filter: Json = {}): Promise<Json> => await app.ask(LIST, { filter })

type Listed = (typeof registry.cities.list.cities)[number]
const publish = async (change: (city: Listed) => object | []) => {
  const where = { page: "cities", sectionId: "list", locale: "en" }
  const { id } = await CmsBlock.findOne({ where, rejectOnEmpty: true })
  const content = { ...registry.cities.list, cities: registry.cities.list.cities.flatMap(change) }
  expect((await app.rest("PUT", `/api/cms/blocks/${id}`, { content }, { token })).status).toBe(200)
}
const openNewYork = (status = "OPEN") => publish((city) => (city.name === "New York" ? { ...city, status } : city))

const TELL = `mutation ($input: TellWaitListInput!) { tellWaitList(input: $input) { told held next } }`
const letters = [
  { locale: "en", subject: "In {city}", body: "Hi {first_name}, your {vehicle} can start in {city}." },
  { locale: "es", subject: "En {city}", body: "Hola, {first_name}." },
]
const tell = (input: Json = {}) =>
  app.graphql(TELL, { input: { city: NEW_YORK, leadType: "DRIVER_APPLICATION", letters, ...input } }, { token })
const told = async (input: Json = {}) => (await tell(input)).data?.tellWaitList
const replies = () => EmailLog.findAll({ where: { logType: "driver_reply" }, order: ["id"] })

const cities = listedCities([])
test.each([
  [["Los Angeles"], null],
  [["Nueva York"], { mark: NEW_YORK, name: "New York", isListed: true }],
  [["Reno, NV"], { mark: "reno-nv", name: "Reno, NV", isListed: false }],
  [["Reno, Los Angeles"], null],
  [["Reno, LA"], { mark: "reno-la", name: "Reno, LA", isListed: false }],
  [["Reno", "New York"], { mark: NEW_YORK, name: "New York", isListed: true }],
  [["New York", "Dallas"], null],
  [["?"], null],
  [["San Diego Concert Season Please Call, ME"], null],
])("a lead from %j waits for %j", (places, waits) => {
  expect(awaitedPlace(cities, places)).toEqual(waits)
})

describe("a lead from a city that is not open", () => {
  test("joins its wait list without a reply promise, as the message, status page and mails state", async () => {
    configureMail(smtpSettings(1), { areReceiptsOn: true })
    const lead = await apply()
    expect(lead.message).toBe(
      "Application submitted successfully! You're on the wait list for New York. We'll email you when it opens.",
    )
    expect(await stored(lead)).toMatchObject({ waitListCity: NEW_YORK, isPromised: false })
    expect(await findStatus(visitor(), lead.link)).toMatchObject({
      waitsFor: "New York",
      dueAt: null,
      isOverdue: false,
    })
    const data = await app.ask(`{ driverApplication(id: ${lead.id}) { emails { type body } } }`)
    const [operator, receipt] = data.driverApplication.emails.map(({ body }: Json) => body)
    expect(operator).toContain("wants to drive with us and is on the wait list.")
    expect(receipt).toContain("You're on our wait list, and we'll email you when your city opens.")
    expect(receipt).not.toMatch(/48 hours|You'll hear from us by/)
  })

  test("waits for a city that is not on the map, and gets the usual answer", async () => {
    const lead = await apply({ city: "Reno, NV" })
    expect(lead.message).toBe(messages.driverApplicationSent("48 hours"))
    expect(await stored(lead)).toMatchObject({ waitListCity: "reno-nv", isPromised: true })
    expect(await findStatus(visitor(), lead.link)).toMatchObject({ waitsFor: null, dueAt: expect.any(String) })
    const { message } = await apply({ locale: "es" })
    expect(message).toMatch(/^¡Recibimos su solicitud! Está en la lista de espera de New York/)
  })

  test("stays an ordinary inquiry if its advertiser also names an open city", async () => {
    const inquire = async (cities: string) => AdvertiserSubmission.findByPk(await app.inquire({ cities }))
    const both = await inquire("New York, Los Angeles | Two weeks.")
    expect(both).toMatchObject({ waitListCity: null, isPromised: true })
    const one = await inquire("New York | Two weeks.")
    expect(one).toMatchObject({ waitListCity: NEW_YORK, isPromised: false })
  })

  test("stops waiting once its driver corrects the city", async () => {
    const lead = await apply()
    const long = new Date("2026-01-01T00:00:00Z")
    await DriverApplication.update({ createdAt: long } as object, { where: { id: lead.id } })
    await correctApplication(visitor(), lead.link, { city: "Los Angeles" })
    // The answer deadline starts at the correction, not at the arrival.
    expect(await findStatus(visitor(), lead.link)).toMatchObject({ isOverdue: false, dueAt: expect.any(String) })
    expect(await stored(lead)).toMatchObject({ waitListCity: null })
    await correctApplication(visitor(), lead.link, { phone: "+1 213 555 0199" })
    expect(await stored(lead)).toMatchObject({ waitListCity: null, waitingSince: expect.any(Date) })
    const imported = await apply({ city: "Los Angeles" })
    await DriverApplication.update({ isPromised: false }, { where: { id: imported.id } })
    await correctApplication(visitor(), imported.link, { city: "Dallas" })
    expect(await stored(imported)).toMatchObject({ isPromised: false, waitingSince: null })
  })

  test("stops or starts waiting when an operator corrects the city", async () => {
    const lead = await apply()
    const correct = (city: string) =>
      app.ask(`mutation { correctLead(leadType: DRIVER_APPLICATION, leadId: ${lead.id}, values: { city: "${city}" }) {
        __typename } }`)
    await correct("Los Angeles")
    expect(await stored(lead)).toMatchObject({ waitListCity: null, waitingSince: expect.any(Date) })
    await correct("NYC")
    expect(await stored(lead)).toMatchObject({ waitListCity: NEW_YORK, isPromised: false })
  })

  test("is listed by its city, and the city with the number of its waiting leads", async () => {
    await apply({ city: "Los Angeles" })
    await apply({ city: "Reno" })
    const [one, rejected] = [await apply(), await apply()]
    await DriverApplication.update({ status: "rejected" }, { where: { id: rejected.id } })
    await app.inquire({ cities: "New York | Soon." })
    const { waitList } = await list()
    const kinds = (drivers: number, advertisers: number) => [
      { leadType: "DRIVER_APPLICATION", waiting: drivers, told: 0 },
      { leadType: "ADVERTISER_SUBMISSION", waiting: advertisers, told: 0 },
    ]
    expect(waitList).toEqual([
      { slug: NEW_YORK, name: "New York, NY", isListed: true, isOpen: false, kinds: kinds(1, 1) },
      { slug: "reno", name: "Reno", isListed: false, isOpen: false, kinds: kinds(1, 0) },
    ])
    const { email } = await stored(one)
    const filter = { waitListCity: "New-York-NY", statuses: ["PENDING"] }
    expect((await list(filter)).driverApplications.nodes).toEqual([
      { email, waitListCity: NEW_YORK, answerDueAt: null },
    ])
    const rest = await app.rest("GET", "/api/drivers/applications?wait_list_city=reno", undefined, { token })
    expect(rest.body).toMatchObject([{ city: "Reno", wait_list_city: "reno", wait_list_told_at: null }])
  })
})

test("leads waiting for a removed city move to its successor, also from the trash", async () => {
  const [ana, ben] = [await apply(), await apply()]
  await DriverApplication.update({ place: "TRASH" }, { where: { id: ben.id } })
  await publish((city) => {
    if (city.name === "New York") return []
    return city.name === "Los Angeles" ? { ...city, former: "New York, NY" } : city
  })
  const leads = await DriverApplication.unscoped().findAll({ where: { id: [ana.id, ben.id] } })
  expect(leads.map(({ waitListCity }) => waitListCity)).toEqual(["los-angeles-ca", "los-angeles-ca"])
  // Leads of a renamed city keep waiting under the name that they entered.
  const [city] = listedCities([])
  const before = [{ ...(city as City), name: "Waterloo", former: [{ name: "Austin", state: "TX" }], id: "removed" }]
  expect(waitListMarkAfter({ before, after: [] }, "removed", ["Austin, TX"])).toBe("austin-tx")
})

describe("leads waiting for a city that has opened", () => {
  beforeEach(() => configureMail(smtpSettings(1)))

  test("are notified once for repeated requests, by name, and see the news on their page", async () => {
    const [ana, ben] = [await apply(), await apply({ name: "Ben Ode", locale: "es" })]
    const elsewhere = await apply({ city: "Reno" })
    const rejected = await apply()
    await DriverApplication.update({ status: "rejected" }, { where: { id: rejected.id } })
    await openNewYork()
    expect((await list()).waitList[0]).toMatchObject({ slug: NEW_YORK, isOpen: true })
    const answers = await Promise.all([told(), told(), told()])
    expect(answers.reduce((sum, answer) => sum + answer.told, 0)).toBe(2)
    expect((await replies()).map(({ leadId, subject, body }) => [leadId, subject, body])).toEqual([
      [ana.id, "In New York", "Hi Ana, your 2021 Toyota Prius can start in New York."],
      [ben.id, "En New York", "Hola, Ben."],
    ])
    expect(await told()).toEqual({ told: 0, held: 0, next: null })
    expect((await stored(elsewhere)).waitListToldAt).toBeNull()
    const data = await app.ask(`{ driverApplication(id: ${ana.id}) { answerDueAt waitListToldAt
      history { emailLogId } messages { nodes { subject } } } }`)
    const [{ id: mail } = { id: 0 }] = await replies()
    expect(data.driverApplication).toMatchObject({
      answerDueAt: null,
      waitListToldAt: expect.any(String),
      history: [{ emailLogId: null }, { emailLogId: String(mail) }],
      messages: { nodes: [{ subject: "In New York" }] },
    })
    expect(await findStatus(visitor(), ana.link)).toMatchObject({ waitsFor: null, dueAt: null })
    const there = (await list()).waitList.find(({ slug }: Json) => slug === NEW_YORK)
    expect(there.kinds[0]).toEqual({ leadType: "DRIVER_APPLICATION", waiting: 0, told: 2 })
  })

  test("are notified again when the city reopens, if they asked again meanwhile", async () => {
    const email = "again@example.com"
    await apply({ email })
    await openNewYork()
    expect((await told()).told).toBe(1)
    await openNewYork("NOT_PERMITTED")
    await apply({ email })
    await openNewYork()
    expect((await told()).told).toBe(1)
    expect(await told()).toEqual({ told: 0, held: 0, next: null })
    expect(await replies()).toHaveLength(2)
  })

  test("are notified in batches, one mail per address, and none to suppressed ones", async () => {
    const emails = ["twice", "twice", "gone", ...Array.from({ length: 58 }, (_, index) => `d${index}`)]
    await addDrivers(...emails.map((name) => ({ email: `${name}@example.com`, waitListCity: NEW_YORK })))
    const hold = { addressHash: hashOfAddress("gone@example.com"), reason: "no such user", bouncedAt: new Date() }
    await UndeliverableAddress.create(hold as never)
    await openNewYork()
    const first = await told()
    expect(first).toEqual({ told: 48, held: 1, next: expect.any(String) })
    expect(await told({ after: first.next })).toEqual({ told: 11, held: 0, next: null })
    const recipients = (await replies()).map(({ recipient }) => recipient)
    expect([recipients.length, new Set(recipients).size]).toEqual([59, 59])
    expect(recipients).not.toContain("gone@example.com")
    expect((await list()).waitList[0].kinds[0]).toMatchObject({ waiting: 1, told: 60 })
  })

  test.each([
    ["while the city is not open", {}, "CONFLICT", /not open/],
    ["of nobody", { letters: letters.map((one) => ({ ...one, body: "{nobody}" })) }, "BAD_USER_INPUT", /\{nobody\}/],
    ["in one language", { letters: letters.slice(1) }, "BAD_USER_INPUT", /one letter for each language: en, es/],
  ])("are not notified %s", async (_case, input, code, message) => {
    await apply()
    if (code !== "CONFLICT") await openNewYork()
    const { errors } = await tell(input)
    expect(errors?.[0]).toMatchObject({ extensions: { code } })
    expect(JSON.stringify(errors)).toMatch(message)
    expect(await replies()).toEqual([])
  })

  test("get a letter whose placeholders stand for each lead's values", async () => {
    const data = await app.ask("{ waitListLetters(leadType: ADVERTISER_SUBMISSION) { locale subject body } }")
    const body = /^Hi \{first_name\},\n\nYou asked .*\{city\}.*\{company\}.*\n\n\S.*\nFarelight$/s
    expect(data.waitListLetters).toMatchObject([
      { locale: "en", subject: "Farelight is now in {city}", body: expect.stringMatching(body) },
      { locale: "es" },
    ])
  })
})
