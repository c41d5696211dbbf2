import { randomUUID } from "node:crypto"
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals"
import { wordsIn } from "../../../contract/words/words.ts"
import { createSiteBackend } from "../../../edges/site/siteBackend.ts"
import { startMailServer, stopMailServers } from "../../../testing/mail/mailServer.ts"
import { configureMail, deliverAllDue, senderTo, smtpSettings, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"

const app = await setUpTestApp()
const token = await app.login()
afterEach(stopMailServers)
beforeEach(startWithoutMail)

const localeOf = async (id: unknown) => (await DriverApplication.findByPk(Number(id)))?.locale

const spanishSent = "¡Recibimos su solicitud! Nos comunicaremos con usted en un plazo de 48 horas."

describe("the language of a lead", () => {
  test("is English by default, and determines the sender's texts", async () => {
    expect(await localeOf((await app.sendDriver()).body.id)).toBe("en")
    const { body } = await app.sendDriver({ locale: "es" })
    expect(body.message).toBe(spanishSent)
    expect(await localeOf(body.id)).toBe("es")
    const query = "query ($id: ID!) { driverApplication(id: $id) { locale } }"
    expect((await app.ask(query, { id: String(body.id) })).driverApplication).toEqual({ locale: "es" })
    const { body: listed } = await app.rest("GET", "/api/drivers/applications", undefined, { token })
    expect(listed[0]).toMatchObject({ id: body.id, locale: "es" })
  })

  test("applies to refusals, and must be a known language", async () => {
    const { status, body } = await app.sendDriver({ locale: "es", name: " ", email: "ana@", platform: undefined })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { field: "name", message: "Complete el campo “Nombre”." },
      { field: "email", message: "Escriba un correo electrónico válido, como nombre@example.com." },
      { field: "platform", message: "Complete el campo “Plataforma”." },
    ])
    expect((await app.sendDriver({ locale: "fr" })).body.errors).toEqual([
      { field: "locale", message: "Locale must be one of: en, es." },
    ])
  })

  test("is sent by a form without JavaScript", async () => {
    const viewer = { address: newAddress(), isLocal: false, session: null, user: null }
    const backend = createSiteBackend(viewer, await publishedContent(), "request-1")
    const values = { ...applicationInput, platform: "Uber", locale: "es" }
    expect(await backend.submitDriverApplication({ values, choices: {} })).toMatchObject({
      outcome: "sent",
      message: spanishSent,
    })
    const [stored] = await DriverApplication.findAll({ order: [["id", "DESC"]], limit: 1 })
    expect(stored?.locale).toBe("es")
    const refused = await backend.submitDriverApplication({ values: { ...values, name: "" }, choices: {} })
    expect(refused).toMatchObject({ outcome: "invalid", fields: [{ message: "Complete el campo “Nombre”." }] })
    const again = await backend.submitAdvertiserInquiry({ values: { locale: "es" }, choices: { adFormats: [] } })
    expect(JSON.stringify(again)).toContain(wordsIn("es").rules.noFormat)
  })

  test("survives quarantine and release", async () => {
    await app.sendDriver({ subject: "Cheap pills", locale: "es", submission_id: randomUUID() })
    const list = "{ quarantinedSubmissions { nodes { id } } }"
    const [held] = (await app.ask(list)).quarantinedSubmissions.nodes
    const release = "mutation ($ids: [ID!]!) { releaseQuarantined(ids: $ids) { leads { id } } }"
    const { leads } = (await app.ask(release, { ids: [held.id] })).releaseQuarantined
    expect(await localeOf(leads[0].id)).toBe("es")
  })

  test("applies to the receipt, and to the start of a reply", async () => {
    configureMail(smtpSettings(1), { areReceiptsOn: true })
    const { body } = await app.sendDriver({ locale: "es", email: "eva@example.com", platform: "Both" })
    const server = await startMailServer()
    await deliverAllDue(senderTo(server.port))
    await server.stop()
    const receipt = server.received.find(({ to }) => to.includes("eva@example.com"))
    expect(receipt?.mail.subject).toBe("Recibimos su solicitud")
    expect(receipt?.mail.text).toContain("en un plazo de 48 horas")
    expect(receipt?.mail.text).toContain("Si no fue usted")
    expect(receipt?.mail.html).toContain('<html lang="es">')
    const operators = server.received.find(({ to }) => to.includes("leads@example.com"))
    expect(operators?.mail.subject).toMatch(/^New driver application/)
    const start =
      "query ($id: ID!) { replyStart(leadType: DRIVER_APPLICATION, leadId: $id) { body templates { name subject body } } }"
    const { templates } = (await app.ask(start, { id: String(body.id) })).replyStart
    expect(templates[0]).toMatchObject({ name: "Próximos pasos", subject: "Sus próximos pasos con Farelight" })
    expect(templates[0].body).toMatch(/^Hola, Ana:\n\nGracias por su solicitud/)
  })
})

const applicationInput = {
  name: "Ana Álvarez",
  email: "ana@example.com",
  phone: "+1 213 555 0100",
  city: "Los Angeles",
  platform: "UBER",
  vehicleYear: "2021",
  vehicleMake: "Toyota",
  vehicleModel: "Prius",
}
