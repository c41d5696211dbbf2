import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { database } from "../../platform/database/connection/database.ts"
import { clock } from "../../platform/database/locks/clock.ts"
import { driverForm } from "../../testing/forms.ts"
import { createSiteStub } from "../../testing/product/siteStub.ts"
import { newAddress, setUpTestApp } from "../../testing/testApp.ts"
import { DriverApplication } from "../leads/drivers/driverApplication.model.ts"
import { writeVisits } from "./countVisits.ts"
import { VisitCount, VisitorMark, VisitSalt } from "./visit.model.ts"
import { pagesCounted } from "./visit.routes.ts"
import { forgetVisitors, today } from "./visitorHash.ts"

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

const forgetAll = async () => {
  await pagesCounted()
  await writeVisits()
  await VisitCount.destroy({ where: {} })
  await VisitorMark.destroy({ where: {} })
  await VisitSalt.destroy({ where: {} })
}

const app = await setUpTestApp({ site: createSiteStub() })
const token = await app.login()
beforeEach(forgetAll)

interface Visitor {
  from: string
  headers: Record<string, string>
}

const visitor = (headers: Record<string, string> = {}): Visitor => ({
  from: newAddress(),
  headers: { "user-agent": FIREFOX, ...headers },
})

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
  // Counting goes on behind the answer.
  await pagesCounted()
  await writeVisits()
  const { data, errors } = await app.graphql(document, { days }, { token })
  expect(errors).toBeUndefined()
  return data.visitStatistics
}

const stage = (name: string, counts: object) => expect.objectContaining({ name, ...counts })

describe("visits", () => {
  test("are counted as they were made: 200 views by 60 visitors from four sources", async () => {
    const arrivals = ["?utm_source=Newsletter", "?utm_source=radio", "", ""]
    const visitors = Array.from({ length: 60 }, (_, index) => ({
      ...visitor(index % 4 === 3 ? { referer: "https://www.search.example/?q=anna" } : {}),
      arrival: `/drivers${arrivals[index % 4]}`,
    }))
    await Promise.all(visitors.map((each) => look(each.arrival, each)))
    await pagesCounted()
    await writeVisits()
    for (let page = 0; page < 140; page += 20)
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => look("/about", visitors[(page + index) % 60] as Visitor)),
      )
    const found = await statistics()
    expect(found).toMatchObject({ views: 200, visits: 60, uncountedViews: 0 })
    expect(found.sources.map(({ name, visits }: { name: string; visits: number }) => [name, visits])).toEqual([
      ["direct", 15],
      ["newsletter", 15],
      ["radio", 15],
      ["search.example", 15],
    ])
    expect(found.pages).toEqual([
      { path: "/about", views: 140 },
      { path: "/drivers", views: 60 },
    ])
  })

  test("of programs, of the team, of what is fetched ahead and of pages that do not exist are not counted", async () => {
    await look("/drivers", visitor({ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }))
    await look("/drivers", { from: newAddress(), headers: { "user-agent": "" } })
    await look("/drivers", visitor({ "sec-purpose": "prefetch" }))
    await look("/drivers", visitor({ cookie: "login_device=1" }))
    await look("/nothing-here", visitor())
    await report({ page: "/nothing-here" }, visitor())
    expect(await statistics()).toMatchObject({ views: 0, visits: 0, sources: [] })
  })

  test.each(["sec-gpc", "dnt"])("of those who ask not to be counted are a plain total: %s", async (header) => {
    const shy = visitor({ [header]: "1" })
    await look("/drivers?utm_source=newsletter", shy)
    await report({ page: "/drivers", is_start: true }, shy)
    expect(await statistics()).toMatchObject({ views: 0, visits: 0, uncountedViews: 1, sources: [], pages: [] })
    expect(await VisitorMark.count()).toBe(0)
  })

  test("that were fetched ahead are counted once the page reports that it is shown", async () => {
    const ahead = visitor({ "sec-purpose": "prefetch" })
    await look("/es/drivers", ahead)
    await report(
      { page: "/es/drivers?utm_source=radio", referrer: "" },
      { ...ahead, headers: { "user-agent": FIREFOX } },
    )
    expect(await statistics()).toMatchObject({ views: 1, visits: 1, pages: [{ path: "/drivers", views: 1 }] })
  })

  test("come from where the day's first did, and forms that are begun count once", async () => {
    const driver = visitor({ referer: "https://forum.example/thread/1" })
    await look("/drivers", driver)
    await look("/drivers?utm_source=newsletter", driver)
    for (let typed = 0; typed < 3; typed += 1) await report({ page: "/drivers", is_start: true }, driver)
    expect((await statistics()).sources).toEqual([stage("forum.example", { visits: 1, started: 1, sent: 0 })])
  })

  test("of privacy requests are views alone, and none where the address is a mailed link", async () => {
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

  test("are counted as well where the browser shows the page that it has kept", async () => {
    const reader = visitor()
    const { headers } = await look("/about", reader)
    const again = await look("/about", {
      ...reader,
      // Otherwise fetch adds `no-cache`, with which nothing is answered from what was kept.
      headers: { ...reader.headers, "if-none-match": headers.get("etag") ?? "", "cache-control": "max-age=0" },
    })
    expect(again.status).toBe(304)
    expect(await statistics()).toMatchObject({ views: 2, visits: 1 })
  })

  test("of made-up visitors from one address are counted up to a bound", async () => {
    const flood = visitor()
    for (let batch = 0; batch < 6; batch += 1)
      await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          look("/about", { ...flood, headers: { "user-agent": `${FIREFOX} ${batch} ${index}` } }),
        ),
      )
    expect(await statistics()).toMatchObject({ views: 500, visits: 500 })
  })

  test("of a city are those of its page, and of a form that was opened for it", async () => {
    const one = visitor()
    await look("/cities/los-angeles-ca", one)
    await look("/drivers?city=los-angeles-ca", one)
    await report({ page: "/drivers?city=los-angeles-ca", is_start: true }, one)
    await look("/drivers?city=nowhere", visitor())
    expect((await statistics()).cities).toEqual([stage("Los Angeles, CA", { visits: 1, started: 1 })])
  })
})

interface FunnelRow {
  name: string
  visits: number
  sent: number
}

describe("a lead", () => {
  test("keeps where its sender came from, and counts there", async () => {
    const driver = visitor()
    await look("/formats?utm_source=newsletter&utm_campaign=spring", driver)
    await pagesCounted()
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

  test("that is sent again from elsewhere is the same", async () => {
    const form = driverForm({ submission_id: "0b5d4b0e-6f0c-4f43-9f1c-6a1d1e3a7a10" })
    const first = await app.rest("POST", "/api/drivers/apply", form, visitor())
    const elsewhere = visitor()
    await look("/drivers?utm_source=newsletter", elsewhere)
    await pagesCounted()
    const again = await app.rest("POST", "/api/drivers/apply", form, elsewhere)
    expect([again.status, again.body.id]).toEqual([201, first.body.id])
  })

  test.each([["waits to be written"], ["is written"]])(
    "of many that come at once keeps its own source, which %s",
    async (state) => {
      const names = ["first", "second", "third"]
      const drivers = names.map(() => visitor())
      for (const [index, driver] of drivers.entries()) await look(`/drivers?utm_source=${names[index]}`, driver)
      await pagesCounted()
      if (state === "is written") await writeVisits()
      drivers.push(visitor())
      const send = (driver: Visitor) => app.sendDriver({}, driver)
      const ids = (await Promise.all(drivers.map(send))).map(({ body }) => Number(body.id))
      const leads = await Promise.all(ids.map((id) => DriverApplication.findByPk(id)))
      expect(leads.map((lead) => lead?.get("source"))).toEqual([...names, null])
    },
  )

  test("is stored without a source when it cannot be looked up", async () => {
    const rename = (from: string, to: string) => database().query(`ALTER TABLE ${from} RENAME TO ${to}`)
    await rename("visitor_marks", "marks_away")
    const { status } = await app.sendDriver({}, visitor())
    await rename("marks_away", "visitor_marks")
    expect(status).toBe(201)
  })

  test("of a visitor who asks no longer to be counted has no source", async () => {
    const driver = visitor()
    await look("/drivers?utm_source=newsletter", driver)
    await pagesCounted()
    const headers = { ...driver.headers, "sec-gpc": "1" }
    const { body } = await app.sendDriver({}, { ...driver, headers })
    expect((await DriverApplication.findByPk(Number(body.id)))?.get("source")).toBeNull()
  })

  test("of a sender who was not seen has no source", async () => {
    const { body } = await app.sendDriver({}, visitor({ "sec-gpc": "1" }))
    const query = "query ($id: ID!) { driverApplication(id: $id) { source { source } } }"
    expect((await app.ask(query, { id: String(body.id) })).driverApplication.source).toBeNull()
    expect((await statistics()).sources).toEqual(expect.arrayContaining([stage("unknown", { visits: 0 })]))
  })
})

describe("what is stored of visitors", () => {
  test("names no address and no browser, and is gone the next day", async () => {
    await look("/drivers", visitor())
    await statistics()
    const [mark] = await VisitorMark.findAll({ raw: true })
    expect(mark).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      day: today(),
      source: "direct",
      campaign: null,
      landingPage: "/drivers",
      city: null,
      done: "",
    })
    await forgetVisitors()
    expect(await VisitorMark.count()).toBe(1)
    const now = clock.wallTime()
    const tomorrow = jest.spyOn(clock, "wallTime").mockReturnValue(new Date(now.getTime() + 24 * 60 * 60_000))
    await forgetVisitors()
    tomorrow.mockRestore()
    expect([await VisitorMark.count(), await VisitSalt.count()]).toEqual([0, 0])
    expect(await statistics(1)).toMatchObject({ views: 1, visits: 1 })
  })
})

test("a report names what it got wrong", async () => {
  for (const page of ["drivers", "//", "//elsewhere.example/drivers", "/\\["]) {
    const { status, body } = await report({ page }, visitor())
    expect({ page, status, body }).toEqual({
      page,
      status: 400,
      body: expect.stringContaining("page is an address of this site, such as /drivers?utm_source=newsletter."),
    })
  }
})

describe("the leads of a city", () => {
  beforeEach(async () => {
    await DriverApplication.destroy({ where: {} })
  })

  test("count also where the site does not list it, and those with most leads come first", async () => {
    await look("/cities/los-angeles-ca", visitor())
    const cities = ["Fresno", " fresno ", "Los Angeles", "Bakersfield", "Bakersfield", "BAKERSFIELD"]
    for (const city of cities) await app.apply({ city }, visitor())
    const found = (await statistics()).cities
    expect(found.map(({ name, visits, sent }: FunnelRow) => [name.toLowerCase(), visits, sent])).toEqual([
      ["bakersfield", 0, 3],
      ["fresno", 0, 2],
      ["los angeles, ca", 1, 1],
    ])
  })

  test("without a row of its own count in one for all of them", async () => {
    const cities = Array.from({ length: 52 }, (_, index) => `Village ${String(index).padStart(2, "0")}`)
    for (const city of cities) await app.apply({ city }, visitor())
    const found = (await statistics()).cities
    expect(found).toHaveLength(50)
    expect(found.at(-1)).toEqual(stage("Other", { sent: 3 }))
  })
})
