import { expect, test } from "@jest/globals"
import { daysLater } from "../../../contract/person/privacyRequests.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { storedMoment } from "../../../platform/database/connection/dialect.ts"
import { clock } from "../../../platform/database/locks/clock.ts"
import { changeSettings } from "../../../testing/settings.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { LeadPlacement } from "../../leads/places/leadPlacement.model.ts"
import { PrivacyRequest } from "../privacyRequests/privacyRequest.model.ts"
import { runRetention } from "./runRetention.ts"

const app = await setUpTestApp()
const token = await app.login()
changeSettings("retention", { rejectedDays: 365, leadsDays: 1_095, mailDays: 0, filesDays: 0, eventsDays: 0 })
await app.graphql("mutation { switchRetention(on: true) { isOn } }", {}, { token })

const backdate = async (id: number, status = "pending") => {
  const long = storedMoment(database(), daysLater(clock.wallTime(), -2_000))
  await database().query(
    "UPDATE driver_applications SET created_at = :long, updated_at = :long, status = :status WHERE id = :id",
    {
      replacements: { long, status, id },
    },
  )
}

const oldLead = async (email: string, status = "pending", signals = {}) => {
  const { id } = (await app.sendDriver({ email, ...signals })).body
  await backdate(id, status)
  return id as number
}

const request = (email: string, status: "OPEN" | "ANSWERED" | "UNCONFIRMED") => {
  const now = clock.wallTime()
  const asked = { kind: "KNOW" as const, email, emailKey: email.toLowerCase(), phone: null, name: null, details: null }
  const answered = status === "ANSWERED" ? { answeredAt: now, outcome: "FULFILLED" as const } : {}
  return PrivacyRequest.create({
    ...asked,
    ...answered,
    sameKey: null,
    status,
    locale: "en",
    receivedAt: now,
    dueAt: daysLater(now, 45),
  } as never)
}

test("what somebody asks for stays until it is answered, and no answer goes with an old lead", async () => {
  const asking = [await oldLead("Ann@asks.example"), await oldLead("ann@asks.example", "rejected")]
  const trashed = await oldLead("ann@asks.example")
  const remove = "mutation ($id: ID!) { deleteLead(leadType: DRIVER_APPLICATION, leadId: $id) { __typename } }"
  await app.graphql(remove, { id: String(trashed) }, { token })
  await oldLead("ann@asks.example", "pending", { subject: "a trap" })
  const whole = await oldLead("ann.elsewhere@asks.example")
  const part = await oldLead("ANN@asks.example")
  const input = { leadType: "DRIVER_APPLICATION", survivorId: String(whole), mergedId: String(part) }
  await app.graphql(
    "mutation ($input: MergeLeadsInput!) { mergeLeads(input: $input) { __typename } }",
    { input },
    { token },
  )
  await backdate(whole)
  await oldLead("bea@asks.example")
  await oldLead("bea@asks.example", "pending", { subject: "a trap" })
  const open = await request("ann@asks.example", "OPEN")
  const others = [await request("bea@asks.example", "ANSWERED"), await request("bea@asks.example", "UNCONFIRMED")]
  const leads = async () => (await DriverApplication.findAll({ order: ["id"] })).map(({ id }) => id)
  expect(await runRetention()).toBe(true)
  expect(await leads()).toEqual([...asking, whole])
  expect(await LeadPlacement.count()).toBe(2)
  expect(await PrivacyRequest.count({ where: { id: others.map(({ id }) => id), emailKey: "bea@asks.example" } })).toBe(
    2,
  )
  await open.update({ status: "ANSWERED" })
  expect(await runRetention()).toBe(true)
  expect(await leads()).toEqual([])
  expect(await LeadPlacement.count()).toBe(0)
})
