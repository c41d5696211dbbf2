import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { registry } from "../../../contract/content/registry.ts"
import { createSiteBackend } from "../../../edges/site/siteBackend.ts"
import { driverForm } from "../../../testing/forms.ts"
import { startWithoutMail } from "../../../testing/mail/outbox.ts"
import { newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { expirePublishedContent, publishedContent } from "../cms/cms.service.ts"
import { CmsBlock } from "../cms/cmsBlock.model.ts"

const app = await setUpTestApp()
const token = await app.login()
beforeEach(startWithoutMail)

const ACCEPTANCE = "termsAcceptance { acceptedAt termsDate version } acceptedTermsDate"
const recordOf = async (id: unknown, kind = "driverApplication") =>
  (await app.ask(`query ($id: ID!) { lead: ${kind}(id: $id) { ${ACCEPTANCE} } }`, { id: String(id) })).lead

const recorded = {
  acceptedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  termsDate: registry.global.legal.last_updated,
  version: expect.stringMatching(/^[0-9a-f]{64}$/),
}

/** A driver's form as the site and GraphQL name its fields. */
const driverInput = () => {
  const { vehicle_year: vehicleYear, vehicle_make: vehicleMake, vehicle_model: vehicleModel, ...same } = driverForm()
  return { ...same, vehicleYear, vehicleMake, vehicleModel } as Record<string, string>
}

const nothing = { termsAcceptance: null, acceptedTermsDate: null }

describe("a sender's acceptance of the terms", () => {
  test("is recorded from the server's data, ignoring the client's claim", async () => {
    const claims = { accepted_terms: true, accepted_terms_date: "January 1, 1999" }
    const before = Date.now()
    const { termsAcceptance, acceptedTermsDate } = await recordOf((await app.sendDriver(claims)).body.id)
    expect(termsAcceptance).toEqual(recorded)
    expect(acceptedTermsDate).toBe("January 1, 1999")
    expect(Date.parse(termsAcceptance.acceptedAt)).toBeGreaterThanOrEqual(before - 1)
    const inquiry = await app.sendAdvertiser({ accepted_terms: true })
    expect(await recordOf(inquiry.body.id, "advertiserSubmission")).toEqual({
      termsAcceptance: recorded,
      acceptedTermsDate: null,
    })
  })

  test("can be sent by GraphQL, and is listed and exported by REST", async () => {
    const input = { ...driverInput(), platform: "UBER", acceptedTerms: true }
    const mutation =
      "mutation ($input: SubmitDriverApplicationInput!) { submitDriverApplication(input: $input) { id } }"
    const { id } = (await app.ask(mutation, { input })).submitDriverApplication
    const { termsAcceptance } = await recordOf(id)
    const { body } = await app.rest("GET", `/api/admin/drivers/${id}`, undefined, { token })
    expect(body).toMatchObject({
      terms_accepted_at: termsAcceptance.acceptedAt,
      terms_date: termsAcceptance.termsDate,
      terms_version: termsAcceptance.version,
    })
    const csv = await fetch(`${app.url}/api/drivers/applications.csv?ids=${id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await csv.text()).toContain(termsAcceptance.version)
  })

  test("may be omitted by API clients, and must otherwise be yes or no", async () => {
    for (const values of [{}, { accepted_terms: null }, { accepted_terms: false }])
      expect(await recordOf((await app.sendDriver(values)).body.id)).toEqual(nothing)
    const { status, body } = await app.sendDriver({ accepted_terms: "yes" })
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ field: "accepted_terms", message: "Accepted terms must be true or false." }])
  })

  test("has a new version after a change of a text, and only then", async () => {
    const versionNow = async () =>
      (await recordOf((await app.sendDriver({ accepted_terms: true })).body.id)).termsAcceptance.version
    const first = await versionNow()
    expect(await versionNow()).toBe(first)
    for (const page of ["terms_of_service", "privacy_policy"]) {
      const where = { page, sectionId: "contact", locale: "en" }
      const content = { title: "Contact", text: `Write to us about ${page}.` }
      await CmsBlock.update({ content }, { where })
      expirePublishedContent()
      expect(await versionNow()).not.toBe(first)
      await CmsBlock.update({ content: registry[page as "privacy_policy"].contact }, { where })
      expirePublishedContent()
      expect(await versionNow()).toBe(first)
    }
  })

  test("survives quarantine, and is part of the submission", async () => {
    const submission = { accepted_terms: true, subject: "Cheap pills", submission_id: randomUUID() }
    const { body } = await app.sendDriver(submission)
    expect((await app.sendDriver({ ...submission, accepted_terms: false })).status).toBe(409)
    const [held] = (await app.ask("{ quarantinedSubmissions { nodes { id } } }")).quarantinedSubmissions.nodes
    await app.ask("mutation ($ids: [ID!]!) { releaseQuarantined(ids: $ids) { leads { id } } }", { ids: [held.id] })
    expect((await recordOf(body.id)).termsAcceptance).toEqual(recorded)
  })
})

test("a form posted without JavaScript records consent by sending it", async () => {
  const viewer = { address: newAddress(), isLocal: false, session: null, user: null }
  const backend = createSiteBackend(viewer, await publishedContent(), "request-1")
  expect(await backend.submitDriverApplication({ values: driverInput(), choices: {} })).toMatchObject({
    outcome: "sent",
  })
  const [{ id }] = (await app.ask("{ driverApplications(first: 1) { nodes { id } } }")).driverApplications.nodes
  expect((await recordOf(id)).termsAcceptance).toEqual(recorded)
})
