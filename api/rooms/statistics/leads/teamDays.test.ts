import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { addDays, daysLater, localText, momentOf, startOfDay } from "../../../contract/text/zonedTime.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { addDrivers } from "../../../testing/factories/leads.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { draftAccountEmail } from "../../accounts/mails/accountEmails.ts"
import { LeadCount } from "../../leads/counters/leadCounts.model.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { draftPrivacyMail } from "../../mail/privacy/privacyMails.ts"

const app = await setUpTestApp()
const token = await app.login()

beforeEach(async () => {
  await Promise.all([DriverApplication.destroy({ where: {} }), LeadCount.destroy({ where: {} })])
})
afterEach(() => {
  jest.restoreAllMocks()
})

const URL_OF = () => null
const reader = { kind: "KNOW", email: "ana@example.com", locale: "en" } as const

const document = `query ($timeZone: String!, $filter: DriverApplicationFilter) {
  leadFigures(days: 3, timeZone: $timeZone) { days { date kinds { count } } }
  driverApplications(first: 10, filter: $filter) { totalCount nodes { id } }
}`

/** The leads of a day in each place: chart, list, counter and CSV. */
const countsOn = async (day: string, timeZone: string) => {
  const [receivedFrom, receivedBefore] = [day, addDays(day, 1)].map((one) => startOfDay(one, timeZone).toISOString())
  const data = await app.ask(document, { timeZone, filter: { receivedFrom, receivedBefore } }, { token })
  const query = new URLSearchParams({ received_from: String(receivedFrom), received_before: String(receivedBefore) })
  const csv = await app.rest("GET", `/api/drivers/applications.csv?${query}`, undefined, { token })
  const { nodes, totalCount } = data.driverApplications
  return {
    chart: data.leadFigures.days.map(({ date, kinds }: { date: string; kinds: { count: number }[] }) => [
      date,
      kinds.reduce((sum, { count }) => sum + count, 0),
    ]),
    list: nodes.length,
    counter: totalCount,
    csv: String(csv.body).trim().split("\r\n").length - 1,
  }
}

describe.each([
  ["America/Los_Angeles", "2026-03-08", "2026-03-08T08:00:00Z", "2026-03-09T07:00:00Z"],
  ["America/Los_Angeles", "2026-11-01", "2026-11-01T07:00:00Z", "2026-11-02T08:00:00Z"],
  ["America/Los_Angeles", "2027-01-01", "2027-01-01T08:00:00Z", "2027-01-02T08:00:00Z"],
  ["America/Los_Angeles", "2028-02-29", "2028-02-29T08:00:00Z", "2028-03-01T08:00:00Z"],
  ["America/Santiago", "2026-09-06", "2026-09-06T04:00:00Z", "2026-09-07T03:00:00Z"],
  ["Asia/Kathmandu", "2027-01-01", "2026-12-31T18:15:00Z", "2027-01-01T18:15:00Z"],
  ["Asia/Kathmandu", "2028-02-29", "2028-02-28T18:15:00Z", "2028-02-29T18:15:00Z"],
  ["Pacific/Kiritimati", "2027-01-01", "2026-12-31T10:00:00Z", "2027-01-01T10:00:00Z"],
  ["Pacific/Kiritimati", "2028-02-29", "2028-02-28T10:00:00Z", "2028-02-29T10:00:00Z"],
  ["UTC", "2027-01-01", "2027-01-01T00:00:00Z", "2027-01-02T00:00:00Z"],
])("in %s, the day %s", (timeZone, day, begins, ends) => {
  const [from, before] = [Date.parse(begins), Date.parse(ends)]

  test("is the same in chart, list, counter and CSV", async () => {
    expect([startOfDay(day, timeZone), startOfDay(addDays(day, 1), timeZone)]).toEqual([
      new Date(from),
      new Date(before),
    ])
    jest.spyOn(clock, "wallTime").mockReturnValue(new Date(before + 3_600_000))
    const moments = [from - 1, from, from + 60_000, before - 1, before]
    await addDrivers(...moments.map((moment) => ({ createdAt: new Date(moment) })))
    expect(await countsOn(day, timeZone)).toEqual({
      chart: [
        [addDays(day, -1), 1],
        [day, 3],
        [addDays(day, 1), 1],
      ],
      ...{ list: 3, counter: 3, csv: 3 },
    })
  })

  test.each([from, before - 1])("is named by mails to a person and to the team", (at) => {
    const place = { urlOf: URL_OF, timeZone }
    const [dueAt, date] = [new Date(at), new Date(day)]
    const inWords = (month: "long" | "short", year?: "numeric") =>
      new Intl.DateTimeFormat("en-US", { month, day: "numeric", year, timeZone: "UTC" }).format(date)
    const { body } = draftPrivacyMail({ type: "PRIVACY_RECEIPT", dueAt }, reader, place)
    expect(body).toContain(`${inWords("long", "numeric")} (`)
    const toTeam = draftAccountEmail({ type: "PRIVACY_REQUEST_NEW", dueAt, requestId: 1 }, "ben@example.com", place)
    expect(toTeam.body).toContain(`due by ${inWords("short")}.`)
  })
})

test.each([
  ["a skipped time is as long after the skip", "2026-03-08T02:30:00.000", "2026-03-08T10:30:00.000Z"],
  ["a repeated time is the first", "2026-11-01T01:30:00.000", "2026-11-01T08:30:00.000Z"],
  ["the time after it is the second offset's", "2026-11-01T02:00:00.000", "2026-11-01T10:00:00.000Z"],
])("a local time near a clock change is read: %s", (_what, text, moment) => {
  expect(momentOf(text, "America/Los_Angeles").toISOString()).toBe(moment)
})

test("a due date some days later is a calendar day of the zone, to the millisecond", () => {
  const asked = new Date("2026-02-01T07:30:00.123Z")
  const due = daysLater(asked, 45, "America/Los_Angeles")
  expect([asked, due].map((moment) => localText(moment, "America/Los_Angeles"))).toEqual([
    "2026-01-31T23:30:00.123",
    "2026-03-17T23:30:00.123",
  ])
})
