import { afterAll, expect, test } from "@jest/globals"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { createAccount } from "../../../testing/accounts/accounts.ts"
import { advertiserForm, driverForm } from "../../../testing/forms.ts"
import { stopMailServers } from "../../../testing/mail/mailServer.ts"
import { configureMail, smtpSettings } from "../../../testing/mail/outbox.ts"
import { changeSettings } from "../../../testing/settings.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { UnsubscribedAddress } from "../../mail/bounces/unsubscribedAddress.model.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"

const app = await setUpTestApp()
const kim = await createAccount(app, { role: "MANAGER" })
changeSettings("email", { areReceiptsOn: true })
configureMail(smtpSettings(1))
afterAll(stopMailServers)

const rest = (method: string, path: string, body?: object) =>
  app.rest(method, `/api${path}`, body, { token: kim.token })
const { email: _email, ...phoneOnly } = driverForm()
const noContact = "Give an email address or a phone number."

test("a lead from an API client needs no address, gets no mail, and is no repeat of other such leads", async () => {
  const added = await rest("POST", "/admin/drivers", { ...phoneOnly, phone: "213 555 0177", send_receipt: true })
  const other = await rest("POST", "/admin/drivers", { ...phoneOnly, phone: "213 555 0188" })
  expect([added.status, added.body.email, other.status]).toEqual([201, "", 201])
  expect(await EmailLog.count()).toBe(0)
  const { id } = added.body
  const READ = `query ($id: ID!) { driverApplication(id: $id) { email hasPossibleRepeats possibleRepeats { id }
    unsubscribedAt mailProblem { reason } }
    letterPreview(input: { driverApplications: {} }) { sent withoutAddress }
    driverApplications(filter: { email: "" }) { totalCount } replyStart(leadType: DRIVER_APPLICATION, leadId: $id) { to } }`
  expect((await kim.ask(READ, { id })).data).toMatchObject({
    driverApplication: { email: "", hasPossibleRepeats: false, possibleRepeats: [], unsubscribedAt: null },
    letterPreview: { sent: 0, withoutAddress: 2 },
    replyStart: { to: "" },
  })
  const about = `leadType: DRIVER_APPLICATION, leadId: ${id}`
  const reply = `${about}, replyId: "${crypto.randomUUID()}", subject: "Hello", body: "Hello"`
  for (const operation of [
    `replyToLead(input: { ${reply} }) { status }`,
    `setLetters(${about}, isSubscribed: false) { lead { id } }`,
  ]) {
    const { errors } = await kim.ask(`mutation { ${operation} }`)
    expect(errors?.[0]).toMatchObject({
      message: "This lead has no email address.",
      extensions: { code: "CONFLICT" },
    })
  }
  expect(await UnsubscribedAddress.count()).toBe(0)
  // An erasure by an empty address is refused.
  const { data } = await kim.ask(`query { subjectErasurePreview(phone: "2135550177") { leads { leadId } } }`)
  expect(data.subjectErasurePreview.leads).toEqual([{ leadId: String(id) }])
  const empty = await kim.ask(`query { subjectErasurePreview(email: "") { leads { leadId } } }`)
  expect(empty.errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT")
})

test("a correction adds an address, and deletes a contact only if another one is left", async () => {
  const { body: lead } = await rest("POST", "/admin/drivers", phoneOnly)
  const correct = (values: object) => rest("PATCH", `/admin/drivers/${lead.id}`, values)
  expect((await correct({ phone: "" })).body.errors).toEqual([{ field: "phone", message: noContact }])
  expect((await correct({ city: "Mesa" })).body).toMatchObject({ city: "Mesa", email: "", phone: phoneOnly.phone })
  expect((await correct({ email: "cal@example.com" })).body.email).toBe("cal@example.com")
  expect((await correct({ phone: "" })).body).toMatchObject({ phone: "", phone_e164: null, email: "cal@example.com" })
  expect((await correct({ email: "" })).body.errors).toEqual([{ field: "email", message: noContact }])
})

test("a name and one contact suffice to add a lead of either kind, and forms require all fields", async () => {
  const phone = "213 555 0177"
  const number = { email: "", phone, phone_e164: "+12135550177" }
  const driver = await rest("POST", "/admin/drivers", { name: "Cal", phone })
  expect(driver.body).toMatchObject({ ...number, city: "", platform: "", vehicle_year: "" })
  const advertiser = await rest("POST", "/admin/advertisers", { contact_name: "Dana", phone })
  expect(advertiser.body).toMatchObject({ ...number, company_name: "", cities: "", ad_formats: "" })
  const READ = `query ($driver: ID!, $advertiser: ID!) { driverApplication(id: $driver) { platform possibleRepeats { name } }
    advertiserSubmission(id: $advertiser) { title phoneDisplay message } leadCities(startsWith: "")
    advertiserSubmissions(filter: { phone: "2135550177" }) { totalCount } }`
  expect((await kim.ask(READ, { driver: driver.body.id, advertiser: advertiser.body.id })).data).toMatchObject({
    driverApplication: { platform: "UNKNOWN", possibleRepeats: expect.arrayContaining([{ name: "Dana" }]) },
    advertiserSubmission: { title: "Dana", phoneDisplay: "(213) 555-0177", message: null },
    leadCities: expect.not.arrayContaining([""]),
    advertiserSubmissions: { totalCount: 1 },
  })
  const sent = await rest("POST", "/advertisers/contact", { ...advertiserForm(), phone })
  expect(sent.body.errors).toEqual([{ field: "phone", message: "phone is not a field of this call." }])
  const wrong = await rest("POST", "/admin/drivers", { name: "Cal", phone: " ", email: "cal", platform: "Taxi" })
  expect(wrong.body.errors).toMatchObject([{ field: "email" }, { field: "platform" }])
  for (const [path, body] of [
    ["drivers", { name: "Cal", phone: " " }],
    ["advertisers", { contact_name: "Dana" }],
  ])
    expect((await rest("POST", `/admin/${path}`, body as object)).body.errors).toEqual([
      { field: "email", message: noContact },
    ])
  const before = await DriverApplication.count()
  for (const name of Object.keys(driverForm()))
    expect((await rest("POST", "/drivers/apply", { ...driverForm(), [name]: "" })).body.errors).toMatchObject([
      { field: name, message: expect.stringMatching(/ is required\.$/) },
    ])
  for (const name of ["company_name", "contact_name", "email", "ad_formats"])
    expect((await rest("POST", "/advertisers/contact", { ...advertiserForm(), [name]: "" })).body.errors).toHaveLength(
      1,
    )
  expect(await DriverApplication.count()).toBe(before)
})
