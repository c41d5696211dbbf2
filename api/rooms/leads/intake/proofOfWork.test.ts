import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { solveProof } from "../../../contract/leads/proofOfWork.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { changeSettings } from "../../../testing/settings.ts"
import { startTestApp, type TestApp } from "../../../testing/testApp.ts"
import { LeadPlacement } from "../places/leadPlacement.model.ts"

let app: TestApp

beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.stop())

const require = async (isRequired: boolean) =>
  app.ask(`mutation { requireProofOfWork(isRequired: ${isRequired}) { isProofOfWorkRequired } }`, {}, await app.login())
const challenge = () => app.rest("GET", "/api/altcha/challenge")
const reasons = async () => (await LeadPlacement.findAll({ order: ["id"] })).map((row) => row.reasons)

test("a required proof counts once, and forms without one wait in quarantine", async () => {
  expect((await challenge()).status).toBe(204)
  expect((await app.sendDriver({})).status).toBe(201)
  expect(await reasons()).toEqual([])
  expect((await require(true)).requireProofOfWork).toEqual({ isProofOfWorkRequired: true })

  const asked = (await challenge()).body
  // Enabling it again keeps the key of challenges in progress.
  await require(true)
  const proof = await solveProof(asked)
  expect((await app.sendDriver({ name: "With a proof", proof })).status).toBe(201)
  expect(await reasons()).toEqual([])

  const forged = btoa(JSON.stringify({ ...JSON.parse(atob(proof ?? "")), solution: { counter: 1, derivedKey: "00" } }))
  for (const bad of [proof, undefined, "", "nonsense", forged, btoa("null")])
    expect((await app.sendDriver({ name: "Without one", proof: bad })).status).toBe(201)
  expect(await reasons()).toEqual(Array(6).fill(["PROOF_MISSING"]))

  await require(false)
  await app.sendDriver({ name: "No longer asked" })
  expect(await LeadPlacement.count()).toBe(6)
})

/** Lets time pass until the test is over. */
const passing = () => {
  const now = clock.now.bind(clock)
  let passedMs = 0
  const spy = jest.spyOn(clock, "now").mockImplementation(() => now() + passedMs)
  return {
    pass: (seconds: number) => {
      passedMs += seconds * 1_000
    },
    [Symbol.dispose]: () => spy.mockRestore(),
  }
}

test("a flood of forms requires proofs automatically for an hour", async () => {
  changeSettings("proofOfWork", { after: 4 })
  const { secret } = await makeApiKey(["leads:write"])
  using time = passing()
  time.pass(2)
  // Submissions with an API key do not count.
  for (const name of ["Fay", "Gil", "Hal"]) await app.apply({ name }, { token: secret })
  for (const name of ["Ann", "Bob", "Cid", "Dan", "Eve"]) {
    expect((await challenge()).status).toBe(204)
    await app.sendDriver({ name })
    time.pass(2)
  }
  const { status, body } = await challenge()
  expect(status).toBe(200)
  await app.sendDriver({ name: "With a proof", proof: await solveProof(body) })
  await app.apply({ name: "Imported" }, { token: secret })
  expect(await reasons()).toEqual([])
  await app.sendDriver({ name: "Without one" })
  expect(await reasons()).toEqual([["PROOF_MISSING"]])

  // The load alone requires the proof, as the owners' setting is off.
  const data = await app.ask("{ teamSettings { isProofOfWorkRequired } }")
  expect(data.teamSettings).toEqual({ isProofOfWorkRequired: false })
  time.pass(60 * 60)
  expect((await challenge()).status).toBe(204)
  changeSettings("proofOfWork", { after: 0 })
  for (const name of ["Ann", "Bob"]) await app.sendDriver({ name })
  time.pass(2)
  expect((await challenge()).status).toBe(204)
})

test("submissions during a required proof do not count as a flood later", async () => {
  changeSettings("proofOfWork", { after: 4 })
  using time = passing()
  await require(true)
  for (const name of ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]) {
    await app.sendDriver({ name })
    time.pass(20 * 60)
  }
  await require(false)
  for (let look = 0; look < 2; look += 1) {
    time.pass(2)
    expect((await challenge()).status).toBe(204)
  }
})

test("a proof made during a flood is valid under the owners' requirement, and vice versa", async () => {
  changeSettings("proofOfWork", { after: 1 })
  using time = passing()
  for (const name of ["Ann", "Bob"]) await app.sendDriver({ name })
  time.pass(2)
  const inFlood = await solveProof((await challenge()).body)
  await require(true)
  await app.sendDriver({ name: "Cid", proof: inFlood })
  const asked = await solveProof((await challenge()).body)
  await require(false)
  await app.sendDriver({ name: "Dan", proof: asked })
  expect(await reasons()).toEqual([])
})
