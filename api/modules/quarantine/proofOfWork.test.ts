import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { solveProof } from "../../contract/proofOfWork.ts"
import { driverForm } from "../../testing/forms.ts"
import { startTestApp, type TestApp } from "../../testing/testApp.ts"
import { QuarantinedSubmission } from "./quarantinedSubmission.model.ts"

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp()
  token = await app.login()
})
afterAll(() => app.stop())

const require = (isRequired: boolean) =>
  app.graphql(
    `mutation ($isRequired: Boolean!) { requireProofOfWork(isRequired: $isRequired) { isProofOfWorkRequired } }`,
    { isRequired },
    { token },
  )
const challenge = () => app.rest("GET", "/api/altcha/challenge")
const apply = (values: object) => app.rest("POST", "/api/drivers/apply", driverForm({ ...values }))
const reasons = async () => (await QuarantinedSubmission.findAll({ order: ["id"] })).map((row) => row.reasons)

test("forms are asked for a proof that counts once, and what has none waits in quarantine", async () => {
  expect((await challenge()).status).toBe(204)
  expect((await apply({})).status).toBe(201)
  expect(await reasons()).toEqual([])
  expect((await require(true)).data.requireProofOfWork).toEqual({ isProofOfWorkRequired: true })

  const asked = (await challenge()).body
  // To switch it on again changes nothing for those who solve a challenge right now.
  await require(true)
  const proof = await solveProof(asked)
  expect((await apply({ name: "With a proof", proof })).status).toBe(201)
  expect(await reasons()).toEqual([])

  const forged = btoa(JSON.stringify({ ...JSON.parse(atob(proof ?? "")), solution: { counter: 1, derivedKey: "00" } }))
  for (const bad of [proof, undefined, "", "nonsense", forged, btoa("null")])
    expect((await apply({ name: "Without one", proof: bad })).status).toBe(201)
  expect(await reasons()).toEqual(Array(6).fill(["PROOF_MISSING"]))

  await require(false)
  await apply({ name: "No longer asked" })
  expect(await QuarantinedSubmission.count()).toBe(6)
})
