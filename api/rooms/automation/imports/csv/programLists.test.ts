import { beforeEach, expect, test } from "@jest/globals"
import { type Json, setUpTestApp } from "../../../../testing/testApp.ts"
import { recountLeads } from "../../../leads/counters/leadRecount.ts"
import { DriverApplication } from "../../../leads/drivers/driverApplication.model.ts"
import { leadKinds } from "../../../leads/leadKinds.ts"
import { eraseUntouched } from "../../../privacy/erasure/leadCopies.ts"
import { runPendingImports } from "../importWorker.ts"

const app = await setUpTestApp()
const token = await app.login()

beforeEach(async () => {
  await DriverApplication.destroy({ where: {} })
  for (const kind of leadKinds) await recountLeads(kind)
})

const DRIVER = "Uber,2020,Kia,Niro"
const VEHICLE = "platform,vehicle_year,vehicle_make,vehicle_model"

const call = async (method: string, path: string, body?: object) => {
  await runPendingImports(eraseUntouched)
  return (await app.rest(method, path, body, { token })).body as Json
}

const send = (list: string, like = "") =>
  fetch(`${app.url}/api/imports?lead_type=driver_application&file_name=list.csv${like}`, {
    method: "POST",
    headers: { "content-type": "text/csv", authorization: `Bearer ${token}` },
    body: list,
  })

const upload = async (list: string, like = "") => {
  const response = await send(list, like)
  expect(response.status).toBe(201)
  const { id, columns } = (await response.json()) as Json
  const named = columns.flatMap(({ index, field }: Json) => (field ? [{ index, field }] : []))
  return { id, named, fields: columns.map(({ field }: Json) => field) }
}

const importList = async (list: string, said: object = {}) => {
  const { id, named, fields } = await upload(list)
  await call("PUT", `/api/imports/${id}`, { columns: named, ...said })
  await call("POST", `/api/imports/${id}/start`)
  const done = await call("GET", `/api/imports/${id}`)
  return { fields, done, leads: await DriverApplication.findAll({ order: ["id"] }) }
}

const reportOf = async ({ id }: Json) =>
  (await app.rest("GET", `/api/imports/${id}/report.csv`, undefined, { token })).body

test("unmapped columns of an import become metadata on request", async () => {
  const list = `name,email,phone,city,${VEHICLE},State / Región,,\nEva,eva@example.com,714-555-0119,Irvine,${DRIVER},CA,x,\n`
  const { leads } = await importList(list, { keeps_others: true })
  expect(leads[0]?.metadata).toEqual({ state_region: "CA", column_10: "x" })
})

test("an error or rounded number in an imported cell is a fault, and 2020.0 is read as 2020", async () => {
  const list = `name,email,phone,city,${VEHICLE}
#N/A,ana@example.com,7145550112,Irvine,${DRIVER}
Ben,ben@example.com,N/A,Irvine,${DRIVER}
Cy,cy@example.com,1.2345E+10,Irvine,${DRIVER}
Di,di@example.com,-,Irvine,${DRIVER}
"Ann "A" Fox",ann@example.com,7145550113.0,Irvine,Uber,2020.0,Kia,Niro
`
  const { done, leads } = await importList(list)
  expect([done.created_count, done.faulty_count]).toEqual([1, 4])
  expect(leads).toEqual([
    expect.objectContaining({ name: 'Ann "A" Fox', phoneE164: "+17145550113", vehicleYear: "2020" }),
  ])
  const report = await reportOf(done)
  for (const reason of ["name: This cell holds an error", "phone: This cell holds a number", "fewer than 7 digits"])
    expect(report).toContain(reason)
})

test("an import takes no US state for a status, and its columns name existing fields", async () => {
  const { id, fields } = await upload(`name,state\nIda,CA\n`)
  expect(fields).toEqual(["name", null])
  const refused = await call("PUT", `/api/imports/${id}`, { columns: [{ index: 0, field: "color" }] })
  expect(JSON.stringify(refused.errors)).toContain("“color” is no field")
})

test("faulty rows of an import can be downloaded, corrected and imported with the same settings", async () => {
  const list = "Call me,Write to,Ring,Where,Shirt\nAna,ana@x.io,714-555-0101,Irvine,M\nBo,bo@,714-555-0102,Irvine,L\n"
  const first = await upload(list)
  const columns = ["name", "email", "phone", "city"].map((field, index) => ({ index, field }))
  const said = { source: "fair", keeps_others: true }
  await call("PUT", `/api/imports/${first.id}`, { columns, ...said })
  await call("POST", `/api/imports/${first.id}/start`)
  await call("GET", `/api/imports/${first.id}`)
  const faulty = await reportOf(first)
  expect(faulty.split("\r\n").slice(1)).toEqual([expect.stringMatching(/^"3",.*"Bo","bo@"/), ""])

  const mended = await upload(faulty.replace("bo@", "bo@x.io"), `&like=${first.id}`)
  expect(mended.fields).toEqual([null, null, "name", "email", "phone", "city", null])
  expect(await call("GET", `/api/imports/${mended.id}`)).toMatchObject(said)
  await call("PUT", `/api/imports/${mended.id}`, { columns: mended.named, ...said })
  await call("POST", `/api/imports/${mended.id}/start`)
  await call("GET", `/api/imports/${mended.id}`)
  const leads = await DriverApplication.findAll({ order: ["id"] })
  expect(leads.map(({ name, source, metadata }) => [name, source, metadata])).toEqual([
    ["Ana", "fair", { shirt: "M" }],
    ["Bo", "fair", { shirt: "L" }],
  ])
})

test.each(["999", "x"])("settings of import %s, which does not exist, are refused", async (like) => {
  expect((await send("name,email\nAna,ana@example.com", `&like=${like}`)).status).toBe(404)
})
