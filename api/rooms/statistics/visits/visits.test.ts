import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { clock } from "../../../platform/database/clock/clock.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { driverForm } from "../../../testing/forms.ts"
import { createSiteStub } from "../../../testing/product/siteStub.ts"
import { type Json, newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { writeVisits } from "../../visits/countVisits.ts"
import { VisitCount, VisitorMark, VisitSalt } from "../../visits/visit.model.ts"
import { forgetVisitors, utcToday } from "../../visits/visitorHash.ts"
import { pendingPageCounts } from "./visit.routes.ts"

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

const forgetAll = async () => {
  await pendingPageCounts()
  await writeVisits()
  await VisitCount.destroy({ where: {} })
  await VisitorMark.destroy({ where: {} })
  await VisitSalt.destroy({ where: {} })
}

const app = await setUpTestApp({ site: createSiteStub() })
const token = await app.login()
beforeEach(forgetAll)

const visitor = (headers: Record<string, string> = {}) => ({
  from: newAddress(),
  headers: { "user-agent": FIREFOX, ...headers } as Record<string, string>,
})
type Visitor = ReturnType<typeof visitor>

const look = (path: string, { from, headers }: Visitor) => app.rest("GET", path, undefined, { from, headers })

const report = (body: object, { from, headers }: Visitor) => app.rest("POST", "/visits", body, { from, headers })

const document = `query ($days: Int) {
  visitStatistics(days: $days) {
    views visits uncountedViews
    sources { name visits started sent contacted approved }
    cities { name visits started sent }
    pages { path views }
  }
}`

const statistics = async (days = 1) => {
  // Visits are counted after the response.
  await pendingPageCounts()
  await writeVisits()
  return (await app.ask(document, { days })).visitStatistics
}

const stage = (name: string, counts: object) => expect.objectContaining({ name, ...counts })

describe("visits of the site", () => {
  test("are counted: 200 views by 60 visitors from four sources", async () => {
    const arrivals = ["?utm_source=Newsletter", "?utm_source=radio", "", ""]
    const visitors = Array.from({ length: 60 }, (_, index) => ({
      ...visitor(index % 4 === 3 ? { referer: "https://www.search.example/?q=anna" } : {}),
      arrival: `/drivers${arrivals[index % 4]}`,
    }))
    await Promise.all(visitors.map((each) => look(each.arrival, each)))
    await pendingPageCounts()
    await writeVisits()
    for (let page = 0; page < 140; page += 1) await look("/about", visitors[page % 60] as Visitor)
    const found = await statistics()
    expect(found).toMatchObject({ views: 200, visits: 60, uncountedViews: 0 })
    const names = ["direct", "newsletter", "radio", "search.example"]
    expect(found.sources).toEqual(names.map((name) => stage(name, { visits: 15 })))
    const pages = { "/about": 140, "/drivers": 60 }
    expect(found.pages).toEqual(Object.entries(pages).map(([path, views]) => ({ path, views })))
  })

  test("are not counted if they come from programs, the team or prefetches, or go to missing pages", async () => {
    await look("/drivers", visitor({ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }))
    await look("/drivers", { from: newAddress(), headers: { "user-agent": "" } })
    await look("/drivers", visitor({ "sec-purpose": "prefetch" }))
    await look("/drivers", visitor({ cookie: "login_device=1" }))
    await look("/nothing-here", visitor())
    await report({ page: "/nothing-here" }, visitor())
    expect(await statistics()).toMatchObject({ views: 0, visits: 0, sources: [] })
  })

  test.each(["sec-gpc", "dnt"])("with a privacy signal only add to a total: %s", async (header) => {
    const shy = visitor({ [header]: "1" })
    await look("/drivers?utm_source=newsletter", shy)
    await report({ page: "/drivers", is_start: true }, shy)
    expect(await statistics()).toMatchObject({ views: 0, visits: 0, uncountedViews: 1, sources: [], pages: [] })
    expect(await VisitorMark.count()).toBe(0)
  })

  test("are counted when a prefetched or cached page reports that it is shown", async () => {
    const reader = visitor()
    const ahead = { ...reader, headers: { ...reader.headers, "sec-purpose": "prefetch" } }
    const { headers } = await look("/es/drivers", ahead)
    await report({ page: "/es/drivers?utm_source=radio", referrer: "" }, reader)
    // Otherwise fetch adds `no-cache`, which bypasses the cache.
    const known = { "if-none-match": headers.get("etag") ?? "", "cache-control": "max-age=0" }
    const again = await look("/es/drivers", { ...reader, headers: { ...reader.headers, ...known } })
    expect(again.status).toBe(304)
    expect(await statistics()).toMatchObject({ views: 2, visits: 1, pages: [{ path: "/drivers", views: 2 }] })
  })

  test("have the source of the day's first visit, and a started form counts once", async () => {
    const driver = visitor({ referer: "https://forum.example/thread/1" })
    await look("/drivers", driver)
    await look("/drivers?utm_source=newsletter", driver)
    for (let typed = 0; typed < 3; typed += 1) await report({ page: "/drivers", is_start: true }, driver)
    expect((await statistics()).sources).toEqual([stage("forum.example", { visits: 1, started: 1, sent: 0 })])
  })

  test("count as views only on the pages for privacy requests, and not at all on mailed links", async () => {
    const person = visitor()
    await look("/privacy-request", person)
    await report({ page: "/privacy-request", is_start: true }, person)
    for (const page of ["/privacy-request/confirm?token=secret", "/es/privacy-request/export?token=secret"]) {
      await look(page, person)
      await report({ page }, person)
    }
    const { views, sources, pages } = await statistics()
    expect([views, sources]).toEqual([1, [stage("direct", { visits: 1, started: 0 })]])
    expect(pages.map(({ path }: { path: string }) => path)).toEqual(["/privacy-request"])
  })

  test("are counted up to a limit if one address invents many visitors", async () => {
    const flood = visitor()
    for (let batch = 0; batch < 6; batch += 1)
      await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          look("/about", { ...flood, headers: { "user-agent": `${FIREFOX} ${batch} ${index}` } }),
        ),
      )
    expect(await statistics()).toMatchObject({ views: 500, visits: 500 })
  })

  test("a city's visits include its page, and forms opened for the city", async () => {
    const one = visitor()
    await look("/cities/los-angeles-ca", one)
    await look("/drivers?city=los-angeles-ca", one)
    await report({ page: "/drivers?city=los-angeles-ca", is_start: true }, one)
    await look("/drivers?city=nowhere", visitor())
    expect((await statistics()).cities).toEqual([stage("Los Angeles, CA", { visits: 1, started: 1 })])
  })
})

describe("the source of a lead", () => {
  test("is stored from its sender's visit, and counts the lead", async () => {
    const driver = visitor()
    await look("/formats?utm_source=newsletter&utm_campaign=spring", driver)
    await pendingPageCounts()
    const form = driverForm({ city: "Los Angeles, California" })
    const { body } = await app.rest("POST", "/api/drivers/apply", form, driver)
    const query = "query ($id: ID!) { driverApplication(id: $id) { source { source campaign landingPage } } }"
    const data = await app.ask(query, { id: String(body.id) })
    expect(data.driverApplication.source).toEqual({ source: "newsletter", campaign: "spring", landingPage: "/formats" })
    await app.rest("PUT", `/api/admin/drivers/${body.id}/status`, { status: "approved" }, { token })
    const { sources, cities } = await statistics()
    expect(sources).toEqual([stage("newsletter", { visits: 1, sent: 1, contacted: 1, approved: 1 })])
    expect(cities).toEqual([stage("Los Angeles, CA", { sent: 1 })])
  })

  test("stays when the lead is submitted again after a visit from another source", async () => {
    const form = { submission_id: "0b5d4b0e-6f0c-4f43-9f1c-6a1d1e3a7a10" }
    const id = await app.apply(form, visitor())
    const elsewhere = visitor()
    await look("/drivers?utm_source=newsletter", elsewhere)
    await pendingPageCounts()
    expect(await app.apply(form, elsewhere)).toBe(id)
  })

  test("is that of its sender's own visit in a batch, stored or pending", async () => {
    for (const isWritten of [false, true]) {
      const names = ["first", "second", "third"]
      const drivers = names.map(() => visitor())
      for (const [index, driver] of drivers.entries()) await look(`/drivers?utm_source=${names[index]}`, driver)
      await pendingPageCounts()
      if (isWritten) await writeVisits()
      drivers.push(visitor())
      const ids = await Promise.all(drivers.map((driver) => app.apply({}, driver)))
      const leads = await Promise.all(ids.map((id) => DriverApplication.findByPk(id)))
      expect(leads.map((lead) => lead?.get("source"))).toEqual([...names, null])
    }
  })

  test("is empty if the lookup fails", async () => {
    const rename = (from: string, to: string) => database().query(`ALTER TABLE ${from} RENAME TO ${to}`)
    await rename("visitor_marks", "marks_away")
    const { status } = await app.sendDriver({}, visitor())
    await rename("marks_away", "visitor_marks")
    expect(status).toBe(201)
  })

  test("is empty for an unseen visitor, or with a privacy signal", async () => {
    const driver = visitor()
    await look("/drivers?utm_source=newsletter", driver)
    await pendingPageCounts()
    const headers = { ...driver.headers, "sec-gpc": "1" }
    for (const sender of [{ ...driver, headers }, visitor()])
      expect((await DriverApplication.findByPk(await app.apply({}, sender)))?.get("source")).toBeNull()
    expect((await statistics()).sources).toContainEqual(stage("unknown", { visits: 0 }))
  })
})

test("stored visitor data contains no address or browser, and is deleted the next day", async () => {
  await look("/drivers", visitor())
  await statistics()
  const [mark] = await VisitorMark.findAll({ raw: true })
  const hash = expect.stringMatching(/^[0-9a-f]{32}$/)
  const from = { source: "direct", campaign: null, landingPage: "/drivers", city: null }
  expect(mark).toEqual({ hash, day: utcToday(), ...from, done: "" })
  await forgetVisitors()
  expect(await VisitorMark.count()).toBe(1)
  const now = clock.wallTime()
  const tomorrow = jest.spyOn(clock, "wallTime").mockReturnValue(new Date(now.getTime() + 24 * 60 * 60_000))
  await forgetVisitors()
  tomorrow.mockRestore()
  expect([await VisitorMark.count(), await VisitSalt.count()]).toEqual([0, 0])
  expect(await statistics(1)).toMatchObject({ views: 1, visits: 1 })
})

test("a rejected report of a visit names its error", async () => {
  const body = expect.stringContaining("page is an address of this site, such as /drivers?utm_source=newsletter.")
  for (const page of ["drivers", "//", "//elsewhere.example/drivers", "/\\["])
    expect([page, await report({ page }, visitor())]).toEqual([page, expect.objectContaining({ status: 400, body })])
})

describe("the leads of a city in the statistics", () => {
  beforeEach(async () => {
    await DriverApplication.destroy({ where: {} })
  })

  test("are counted even for unlisted cities, and the cities are sorted by leads", async () => {
    await look("/cities/los-angeles-ca", visitor())
    const cities = [
      " fresno ",
      "Fresno",
      "Ｌｏｓ Ａｎｇｅｌｅｓ",
      "Bakersfield",
      "Bakersfield",
      "BAKERSFIELD",
      "さが",
      "サガ",
    ]
    for (const city of cities) await app.apply({ city }, visitor())
    const found = (await statistics()).cities
    expect(found.map(({ name, visits, sent }: Json) => [name, visits, sent])).toEqual([
      ["Bakersfield", 0, 3],
      ["Fresno", 0, 2],
      ["Los Angeles, CA", 1, 1],
      // MySQL's collation treats these two spellings as equal.
      ["さが", 0, 1],
      ["サガ", 0, 1],
    ])
  })

  test("the leads of rare cities are summed up in one row", async () => {
    const cities = Array.from({ length: 52 }, (_, index) => `Village ${String(index).padStart(2, "0")}`)
    for (const city of cities) await app.apply({ city }, visitor())
    const found = (await statistics()).cities
    expect(found).toHaveLength(50)
    expect(found.at(-1)).toEqual(stage("Other", { sent: 3 }))
  })
})
