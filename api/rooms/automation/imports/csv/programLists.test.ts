import { beforeEach, expect, test } from "@jest/globals"
import { type Json, setUpTestApp } from "../../../../testing/testApp.ts"
import { recountLeads } from "../../../leads/counters/leadRecount.ts"
import { DriverApplication } from "../../../leads/drivers/driverApplication.model.ts"
import { leadKinds } from "../../../leads/leadKinds.ts"
import { eraseMessagesAbout } from "../../../privacy/erasure/leadCopies.ts"
import { workOffImports } from "../importWorker.ts"

const app = await setUpTestApp()
const token = await app.login()

beforeEach(async () => {
  await DriverApplication.destroy({ where: {} })
  for (const kind of leadKinds) await recountLeads(kind)
})

const DRIVER = "Uber,2020,Kia,Niro"
const VEHICLE = "platform,vehicle_year,vehicle_make,vehicle_model"
/** An operator's values for lists without a vehicle. */
const unknown = [
  { field: "platform", value: "Both" },
  ...["vehicle_year", "vehicle_make", "vehicle_model"].map((field) => ({ field, value: "Unknown" })),
]

const call = async (method: string, path: string, body?: object) => {
  await workOffImports(eraseMessagesAbout)
  return (await app.rest(method, path, body, { token })).body as Json
}

const upload = async (list: string) => {
  const response = await fetch(`${app.url}/api/imports?lead_type=driver_application&file_name=list.csv`, {
    method: "POST",
    headers: { "content-type": "text/csv", authorization: `Bearer ${token}` },
    body: list,
  })
  expect(response.status).toBe(201)
  const { id, columns } = (await response.json()) as Json
  const named = columns.flatMap(({ index, field }: Json) => (field ? [{ index, field }] : []))
  return { id, named, fields: columns.map(({ field }: Json) => field) }
}

const importList = async (list: string, said: object = {}) => {
  const { id, named, fields } = await upload(list)
  await call("PUT", `/api/imports/${id}`, { columns: named, values: unknown, ...said })
  await call("POST", `/api/imports/${id}/start`)
  const done = await call("GET", `/api/imports/${id}`)
  return { fields, done, leads: await DriverApplication.findAll({ order: ["id"] }) }
}

const reportOf = async ({ id }: Json) =>
  (await fetch(`${app.url}/api/imports/${id}/report.csv`, { headers: { authorization: `Bearer ${token}` } })).text()

test.each([
  [
    "HubSpot",
    "Record ID,First Name,Last Name,Email,Phone Number,Lead Status,Create Date,City,State/Region\n" +
      "51,Ana,Ruiz,ana@example.com,+1 (714) 555-0101,CONNECTED,2026-10-03 14:22,Irvine,CA",
  ],
  [
    "Salesforce",
    '"First Name","Last Name","Company / Account","Email","Phone","City","State/Province","Lead Status","Created Date"\n' +
      '"Ana","Ruiz","","ana@example.com","(714) 555-0101","Irvine","CA","Working - Contacted","10/23/2026"',
  ],
  [
    "Google Contacts",
    "First Name,Middle Name,Last Name,Notes,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - City\n" +
      "Ana,,Ruiz,,Home,ana@example.com,Mobile,+1 714-555-0101,Irvine",
  ],
  [
    "Outlook",
    "First Name,Middle Name,Last Name,E-mail Address,Home Phone,Mobile Phone,Home City,Home State\n" +
      "Ana,,Ruiz,ana@example.com,,714-555-0101,Irvine,CA",
  ],
  [
    "Mailchimp",
    "Email Address,First Name,Last Name,Phone Number,City,MEMBER_RATING,OPTIN_TIME\n" +
      "ana@example.com,Ana,Ruiz,7145550101,Irvine,2,2026-10-03 21:22:11",
  ],
  [
    "Meta",
    "id\tcreated_time\tad_name\tplatform\tfull_name\tphone_number\temail\tcity\n" +
      "l:77\t2026-10-03T14:22:11-07:00\tDrive and earn\tig\tAna Ruiz\tp:+17145550101\tana@example.com\tIrvine",
  ],
  [
    "Google Forms",
    "Timestamp,What is your full name?,Your email?,Which phone number can we text?,Which city do you drive in?\n" +
      "2026/10/03 2:22:11 PM GMT-7,Ana Ruiz,ana@example.com,714-555-0101,Irvine",
  ],
  [
    "Typeform",
    '#,"What\'s your first name?","And your last name?",What is your email?,Phone number?,City?,Submit Date (UTC)\n' +
      "k2j,Ana,Ruiz,ana@example.com,'+17145550101,Irvine,2026-10-03 21:22:11",
  ],
])("a list of %s is imported unchanged", async (_program, list) => {
  const { done, leads } = await importList(`${list}\n`)
  expect([done.state, done.created_count, done.faulty_count]).toEqual(["DONE", 1, 0])
  expect(leads).toEqual([
    expect.objectContaining({
      ...{ name: "Ana Ruiz", email: "ana@example.com", phoneE164: "+17145550101", city: "Irvine" },
      ...{ platform: "Both", vehicleMake: "Unknown", metadata: null },
    }),
  ])
})

test("unmapped columns become metadata on request", async () => {
  const list = `name,email,phone,city,${VEHICLE},State / Región,,\nEva,eva@example.com,714-555-0119,Irvine,${DRIVER},CA,x,\n`
  const { leads } = await importList(list, { keeps_others: true })
  expect(leads[0]?.metadata).toEqual({ state_region: "CA", column_10: "x" })
})

test("junk of spreadsheets is a fault of its cell, and a whole number has no fraction", async () => {
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

test("a state is no status, and values are of fields that there are", async () => {
  const { id, named, fields } = await upload(`name,state\nIda,CA\n`)
  expect(fields).toEqual(["name", null])
  const refused = await call("PUT", `/api/imports/${id}`, {
    columns: named,
    values: [{ field: "color", value: "red" }],
  })
  expect(JSON.stringify(refused.errors)).toContain("“color” is no field")
})
