import { describe, expect, jest, test } from "@jest/globals"
import { ConnectionAcquireTimeoutError } from "sequelize"
import { messages } from "../../contract/api/messages.ts"
import { registry } from "../../contract/content/registry.ts"
import { submissionFingerprint } from "../../contract/forms/submissionFingerprint.ts"
import { closeDatabase, database } from "../../platform/database/connection/database.ts"
import { logger } from "../../platform/log/logger.ts"
import { publishedContent } from "../../rooms/content/cms/cms.service.ts"
import { CmsBlock } from "../../rooms/content/cms/cmsBlock.model.ts"
import { AdvertiserSubmission } from "../../rooms/leads/advertisers/advertiserSubmission.model.ts"
import { driverApplicationKind } from "../../rooms/leads/drivers/driverApplication.kind.ts"
import { DriverApplication } from "../../rooms/leads/drivers/driverApplication.model.ts"
import { submitLead } from "../../rooms/leads/intake/submitLead.service.ts"
import { setUpTestDatabase } from "../../testing/database/testDatabase.ts"
import { newAddress } from "../../testing/testApp.ts"
import { createSiteBackend } from "./siteBackend.ts"

const viewerAt = (address: string) => ({ address, isLocal: false, session: null, user: null })

const visitor = async (address = newAddress()) =>
  createSiteBackend(viewerAt(address), await publishedContent(), "request-1")

const driver = {
  values: {
    name: "Ana Álvarez",
    email: "ana@example.com",
    phone: "+1 213 555 0100",
    city: "Los Angeles",
    platform: "Uber",
    vehicleYear: "2021",
    vehicleMake: "Toyota",
    vehicleModel: "Prius",
  },
  choices: {},
}

const driverNamed = (name: string) => ({ ...driver, values: { ...driver.values, name } })

const advertiser = {
  values: {
    contactName: "Ben Ode",
    companyName: "Blue Bottle",
    email: "ben@example.com",
    location: "Los Angeles",
    message: "Two weeks in May, please.",
  },
  choices: { adFormats: ["Car Wrapping", "In-Car Tablet"] },
}

await setUpTestDatabase({ isPrepared: true })

describe("a form posted without JavaScript", () => {
  test("stores a driver's application, and only one however often it is posted", async () => {
    const results = await Promise.all([1, 2, 3].map(async () => (await visitor()).submitDriverApplication(driver)))
    for (const result of results)
      expect(result).toMatchObject({ outcome: "sent", message: messages.driverApplicationSent("48 hours") })
    expect(new Set(results.map((result) => result.outcome === "sent" && result.receipt?.statusPath)).size).toBe(1)
    expect(await DriverApplication.count()).toBe(1)
  })

  test("stores an advertiser's inquiry with its formats", async () => {
    const result = await (await visitor()).submitAdvertiserInquiry(advertiser)
    expect(result).toMatchObject({
      outcome: "sent",
      message: messages.advertiserInquirySent("24 hours"),
      receipt: { statusPath: expect.stringMatching(/^\/status\/a\d+-[\w-]{43}$/) },
    })
    const [stored] = await AdvertiserSubmission.findAll()
    expect(stored).toMatchObject({ companyName: "Blue Bottle", adFormats: ["In-Car Tablet", "Car Wrapping"] })
  })

  test("names the refused field, also for an invalid character", async () => {
    const inquiry = await (await visitor()).submitAdvertiserInquiry({ ...advertiser, choices: { adFormats: [] } })
    const fields = [{ field: "adFormats", message: "Choose at least one ad format." }]
    expect(inquiry).toEqual({ outcome: "invalid", fields })
    const application = await (await visitor()).submitDriverApplication(driverNamed("Ana\u0000"))
    expect(application).toMatchObject({ outcome: "invalid", fields: [{ field: "name" }] })
  })
})

describe("a form that the server cannot take", () => {
  test("is answered with the waiting time if an address sends too many", async () => {
    const loggedErrors = jest.spyOn(logger, "error")
    const backend = await visitor(newAddress())
    for (let sent = 0; sent < 60; sent += 1) await backend.submitDriverApplication(driver)
    const result = await backend.submitDriverApplication(driver)
    expect(result).toEqual({
      outcome: "failed",
      message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ (second|minute)s?\.$/),
      status: 429,
      retryAfterSeconds: expect.any(Number),
    })
    expect(loggedErrors).not.toHaveBeenCalled()
    loggedErrors.mockRestore()
  })

  test("is answered with an error if its id was used for other values", async () => {
    const form = driverNamed("Conflicting")
    const submissionId = submissionFingerprint("driver application", form, new Date())
    await submitLead(driverApplicationKind, viewerAt(newAddress()), {
      ...driver.values,
      acceptedTerms: true,
      submissionId,
    })
    expect(await (await visitor()).submitDriverApplication(form)).toEqual({
      outcome: "failed",
      message: "This form was already sent with other values. Please open the page again and send it from there.",
      status: 409,
      retryAfterSeconds: null,
    })
  })

  test.each([
    ["says when to come back", new ConnectionAcquireTimeoutError(new Error("no connection was free")), 503, 5, 0],
    ["only says that it failed, and logs", new Error("unexpected"), 500, null, 1],
  ])("gets an answer that %s, after %s", async (_what, error, status, retryAfterSeconds, logged) => {
    const loggedErrors = jest.spyOn(logger, "error").mockImplementation(() => {})
    const storing = jest.spyOn(database(), "transaction").mockRejectedValueOnce(error)
    expect(await (await visitor()).submitDriverApplication(driverNamed(`Early ${status}`))).toEqual({
      outcome: "failed",
      message: messages.driverApplicationFailed,
      status,
      retryAfterSeconds,
    })
    expect(loggedErrors).toHaveBeenCalledTimes(logged)
    storing.mockRestore()
    loggedErrors.mockRestore()
  })
})

test("without its database the site is still readable as last seen, and a form says that it failed", async () => {
  await CmsBlock.update({ content: { title: "Edited" } }, { where: { page: "home", sectionId: "hero" } })
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await visitor()
  await closeDatabase()
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  const { page, cities } = await (await visitor()).loadPage("home", "en")
  expect(cities[0]?.point).toEqual({ x: expect.any(Number), y: expect.any(Number) })
  expect(page.hero).toEqual({ ...registry.home.hero, offer: page.hero.offer, title: "Edited" })
  const result = await (await visitor()).submitDriverApplication(driver)
  expect(result).toMatchObject({ outcome: "failed", message: messages.driverApplicationFailed })
})
