import { describe, expect, test } from "@jest/globals"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
const token = await app.login()

const { apply } = app

test("a list of leads applies its filter on every page", async () => {
  for (const [index, platform] of ["Uber", "Lyft", "Both"].entries())
    await apply({ name: `Kept ${["one", "two", "three"][index]}`, platform, city: "Fresno" })
  const names = async (query: string) => {
    const { body, headers } = await app.rest("GET", `/api/drivers/applications?${query}`, undefined, { token })
    return { names: body.map(({ name }: { name: string }) => name), next: headers.get("link") }
  }
  const all = await names("city=Fresno&platforms=Uber,Both&statuses=pending&search=kept&is_overdue=false")
  expect(all.names).toEqual(["Kept three", "Kept one"])
  const first = await names("city=Fresno&platforms=Uber,Both&limit=1")
  expect(first.names).toEqual(["Kept three"])
  const next = new URL(/<(.+)>; rel="next"/.exec(first.next ?? "")?.[1] ?? "", app.url)
  expect(await names(next.search.slice(1))).toEqual({ names: ["Kept one"], next: null })
  expect((await names("received_from=2999-01-01T00:00:00Z")).names).toEqual([])
  expect((await names("received_before=2000-01-01T00:00:00Z")).names).toEqual([])
  const [{ id }] = (await app.rest("GET", "/api/drivers/applications", undefined, { token })).body
  expect((await names(`ids=${id}`)).names).toEqual(["Kept three"])
})

test("moments in a filter range from the years 0000 to 9999 in UTC, with any offset", async () => {
  const query = "query ($filter: DriverApplicationFilter) { driverApplications(filter: $filter) { totalCount } }"
  for (const [moment, isRefused] of [
    ["0000-01-01T00:00:00Z", false],
    ["9999-12-31T23:59:59.999Z", false],
    ["0000-01-01T00:00:00+01:00", true],
    ["9999-12-31T23:59:59-01:00", true],
  ] as const)
    for (const [name, inRest] of [
      ["receivedFrom", "received_from"],
      ["receivedBefore", "received_before"],
      ["updatedSince", "updated_since"],
    ] as const) {
      const path = `/api/drivers/applications?limit=1&${new URLSearchParams({ [inRest]: moment })}`
      const { status, body } = await app.rest("GET", path, undefined, { token })
      expect([moment, inRest, status]).toEqual([moment, inRest, isRefused ? 400 : 200])
      if (isRefused) expect(body.fields ?? body.errors).toMatchObject([{ field: inRest }])
      const { errors } = await app.graphql(query, { filter: { [name]: moment } }, { token })
      expect([moment, name, errors?.[0]?.message ?? ""]).toEqual([
        moment,
        name,
        isRefused ? expect.stringMatching(`${name}.*years 0000 to 9999`) : "",
      ])
    }
})

describe("the CSV export of leads", () => {
  const csv = async (query: string, list = "drivers/applications") => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${app.url}/api/${list}.csv${query}`, { headers })
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  test("has a byte order mark, CRLF row ends, every value quoted, and no formulas", async () => {
    const ids = [
      await apply({ name: 'Ana "Ace" Álvarez, Jr.', city: "=HYPERLINK(1)" }),
      await apply({ name: "@SUM(A1)", phone: "+1 (213) 555-0100", city: "-5" }),
      await apply({ name: "+A1", city: "-cmd|' /C calc'!A0" }),
    ]
    const { status, headers, bytes } = await csv(`?ids=${ids.join(",")}`)
    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"])
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const rows = bytes.toString().slice(1).split("\r\n")
    expect(rows[0]).toBe(
      '"id","name","email","phone","city","platform","vehicle_year","vehicle_make","vehicle_model","accepted_terms_date","status","created_at","updated_at","locale","phone_e164","sale_opt_out_at","terms_accepted_at","terms_date","terms_version","owner_id","owner","follow_up_on","answer_due_at","source","campaign","landing_page","note_count","message_count","file_count","waiting_since","wait_list_city","wait_list_told_at","external_id","metadata","mail_returned_at","status_reason"',
    )
    expect(rows).toHaveLength(5)
    expect(rows[4]).toBe("")
    expect(rows[3]).toContain(`"Ana ""Ace"" Álvarez, Jr."`)
    expect(rows[3]).toContain(`"'=HYPERLINK(1)"`)
    expect(rows[2]).toContain(`"'@SUM(A1)"`)
    expect(rows[2]).toContain(`"+1 (213) 555-0100","-5"`)
    expect(rows[1]).toContain(`"'+A1"`)
    expect(rows[1]).toContain(`"'-cmd|' /C calc'!A0"`)
  })

  test("applies the filter, and is named by content and day", async () => {
    await apply({ name: "Filtered One", city: "Chico" })
    await apply({ name: "Filtered Two", city: "Chico", platform: "Lyft" })
    const { headers, bytes } = await csv("?city=Chico&platforms=Lyft,Both&statuses=pending&search=filt")
    const rows = bytes.toString().split("\r\n")
    expect([rows.length, headers.get("x-total-count")]).toEqual([3, "1"])
    expect(rows[1]).toContain("Filtered Two")
    await app.inquire({ cities: "Reno | Line one\nLine two" })
    const advertisers = await csv("?search=reno", "advertisers/submissions")
    expect(advertisers.bytes.toString()).toContain('"Reno | Line one\nLine two"')
    const named = (name: string) => `attachment; filename="${name}_${new Date().toISOString().slice(0, 10)}.csv"`
    expect(headers.get("content-disposition")).toBe(named("driver_applications"))
    expect(advertisers.headers.get("content-disposition")).toBe(named("advertiser_submissions"))
  })

  test.each([
    ["statuses=archived", "statuses"],
    ["platforms=Taxi", "platforms"],
    ["received_from=yesterday", "received_from"],
    ["is_overdue=perhaps", "is_overdue"],
    ["ids=1;DROP", "ids"],
    ["follow_up_by=0026-11-21", "follow_up_by"],
  ])("refuses ?%s", async (query, field) => {
    const { status, bytes } = await csv(`?${query}`)
    expect(status).toBe(400)
    expect(JSON.parse(bytes.toString()).errors[0].field).toBe(field)
  })
})
