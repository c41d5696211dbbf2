import { expect, test } from "@jest/globals"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { LeadNote } from "../related/leadWork.model.ts"

const app = await setUpTestApp()
const token = await app.login()

const call = (id: number, body: object) => app.rest("POST", `/api/admin/drivers/${id}/notes`, body, { token })

test("an unanswered call is an attempt, and the wait continues", async () => {
  const id = await app.apply()
  expect((await call(id, { call: "no_answer" })).body).toMatchObject({ call: "no_answer", text: "" })
  await call(id, { call: "left_message", text: "Asked for a photo." })
  const query = `query ($id: ID!) { driverApplication(id: $id) {
    status answerDueAt triedAt notes { call text } history { summary } } }`
  const lead = (await app.ask(query, { id: String(id) }, token)).driverApplication
  expect(lead).toMatchObject({ status: "PENDING", answerDueAt: expect.any(String), triedAt: expect.any(String) })
  expect(lead.notes).toEqual([
    { call: "NO_ANSWER", text: "" },
    { call: "LEFT_MESSAGE", text: "Asked for a photo." },
  ])
  expect(lead.history.slice(1).map(({ summary }: Json) => summary)).toEqual([
    "called, no answer",
    "called, left a message",
  ])
})

test("a call that reached the sender ends the wait, and a pending lead becomes contacted", async () => {
  const [pending, contacted] = [await app.apply(), await app.apply()]
  const waits = { status: "approved", waitingSince: new Date(), mailReturnedAt: new Date() } as const
  await DriverApplication.update(waits, { where: { id: contacted } })
  for (const id of [pending, contacted]) await call(id, { call: "reached", text: "Starts on Monday." })
  const rows = await DriverApplication.findAll({ where: { id: [pending, contacted] }, order: ["id"] })
  expect(rows.map(({ status, waitingSince, mailReturnedAt }) => [status, waitingSince, mailReturnedAt])).toEqual([
    ["contacted", null, null],
    ["approved", null, null],
  ])
})

test("a call that reached a lead marks the lead as told of its open city", async () => {
  const leads = [
    { waitListCity: "dallas-tx", outcome: "reached" },
    { waitListCity: "dallas-tx", outcome: "no_answer" },
    { waitListCity: "new-york-ny", outcome: "reached" },
  ]
  const told: (Date | null | undefined)[] = []
  for (const { waitListCity, outcome } of leads) {
    const id = await app.apply()
    await DriverApplication.update({ waitListCity }, { where: { id } })
    await call(id, { call: outcome })
    told.push((await DriverApplication.findByPk(id))?.waitListToldAt)
  }
  expect(told).toEqual([expect.any(Date), null, null])
})

test("statistics count calls of their days by outcome, and a note that is no call needs a text", async () => {
  await LeadNote.update({ writtenAt: new Date(Date.now() - 3 * DAY_MS) }, { where: { callOutcome: "left_message" } })
  const { calls } = (await app.ask("{ leadFigures(days: 1) { calls { outcome count } } }", {}, token)).leadFigures
  expect(calls.map(({ outcome, count }: Json) => `${outcome} ${count}`).sort()).toEqual(["NO_ANSWER 2", "REACHED 4"])
  const id = await app.apply()
  expect((await call(id, { text: "" })).body.errors).toMatchObject([{ field: "text" }])
  expect((await call(id, { call: "busy" })).body.errors).toMatchObject([{ field: "call" }])
})
