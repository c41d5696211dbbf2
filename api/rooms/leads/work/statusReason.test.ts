import { expect, test } from "@jest/globals"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
const token = await app.login()

const OWN = "Told dana@example.com that the car is too loud"

const set = async (id: number, body: object) =>
  (await app.rest("PUT", `/api/admin/drivers/${id}/status`, body, { token })).body

const historyOf = async (id: number) => {
  const query = "query ($id: ID!) { driverApplication(id: $id) { history { summary } } }"
  const { history } = (await app.ask(query, { id: String(id) }, token)).driverApplication
  return history.slice(1).map(({ summary }: Json) => summary)
}

test("a reason is removed with its status, and events contain only reasons that the team has listed", async () => {
  const id = await app.apply()
  expect(await set(id, { status: "rejected", reason: " Vehicle too old " })).toMatchObject({
    status: "rejected",
    status_reason: "Vehicle too old",
  })
  // A call without a reason removes the reason.
  expect((await set(id, { status: "rejected" })).status_reason).toBe("Vehicle too old")
  expect((await set(id, { status: "pending" })).status_reason).toBeNull()
  expect((await set(id, { status: "rejected", reason: OWN })).status_reason).toBe(OWN)
  expect(await historyOf(id)).toEqual([
    "changed Pending to Rejected: Vehicle too old",
    "changed Rejected to Pending",
    `changed Pending to Rejected: ${OWN}`,
  ])
  await set(id, { status: "rejected", reason: "No answer" })
  await set(id, { status: "rejected", reason: OWN })
  await set(id, { status: "rejected", reason: null })
  expect((await historyOf(id)).slice(2)).toEqual([
    "changed Pending to Rejected, with a reason",
    "gave the reason for the status: No answer",
    "gave the reason for the status",
    "removed the reason for the status",
  ])
  expect(JSON.stringify(await RecordedEvent.findAll())).not.toContain("dana")
  expect((await set(id, { status: "rejected", reason: "x".repeat(201) })).errors).toMatchObject([{ field: "reason" }])
})

test("leads changed at once share a reason, which lists, exports and statistics contain", async () => {
  const ids = [await app.apply(), await app.apply(), await app.apply()]
  const changes = ids.map((id, index) => ({
    id: String(id),
    status: "REJECTED",
    reason: ["Car sold", "Car sold"][index],
  }))
  const query = `mutation ($changes: [LeadStatusChangeInput!]!) {
    setDriverApplicationStatuses(changes: $changes) { driverApplications { statusReason } } }`
  const { driverApplications } = (await app.ask(query, { changes }, token)).setDriverApplicationStatuses
  expect(driverApplications.map(({ statusReason }: Json) => statusReason)).toEqual(["Car sold", "Car sold", null])
  const list = "/api/drivers/applications"
  const found = await app.rest("GET", `${list}?status_reason=Car+sold`, undefined, { token })
  expect(found.body.map(({ id }: Json) => id).sort()).toEqual(ids.slice(0, 2).sort())
  const csv = await fetch(`${app.url}${list}.csv?status_reason=Car+sold`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect((await csv.text()).match(/"Car sold"/g)).toHaveLength(2)
  const figures = "{ leadFigures(days: 1) { rejections { reason kinds { leadType count } } } }"
  const { rejections } = (await app.ask(figures, {}, token)).leadFigures
  expect(rejections.map(({ reason, kinds }: Json) => [reason, kinds[0].count])).toEqual([
    ["Car sold", 2],
    [null, 2],
  ])
})
