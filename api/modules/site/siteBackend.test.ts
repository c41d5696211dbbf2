import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import { closeDatabase } from "../../database/database.ts"
import { prepareDatabase } from "../../database/prepare.ts"
import { messages } from "../../messages.ts"
import { newAddress } from "../../testing/testApp.ts"
import { dropTestDatabase, openTestDatabase } from "../../testing/testDatabase.ts"
import { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import { publishedContent } from "../cms/cms.service.ts"
import { CmsBlock } from "../cms/cmsBlock.model.ts"
import { registry } from "../cms/registry.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { createSiteBackend } from "./siteBackend.ts"

const visitor = async () =>
  createSiteBackend({ address: newAddress(), isLocal: false, session: null, admin: null }, await publishedContent())

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

beforeAll(async () => {
  await openTestDatabase()
  await prepareDatabase()
})

afterAll(dropTestDatabase)

describe("a form posted without JavaScript", () => {
  test("stores a driver's application, and only one however often it is posted", async () => {
    const results = await Promise.all([1, 2, 3].map(async () => (await visitor()).submitDriverApplication(driver)))
    for (const result of results) expect(result).toEqual({ outcome: "sent", message: messages.driverApplicationSent })
    expect(await DriverApplication.count()).toBe(1)
  })

  test("stores an advertiser's inquiry with its formats", async () => {
    const result = await (await visitor()).submitAdvertiserInquiry(advertiser)
    expect(result).toEqual({ outcome: "sent", message: messages.advertiserInquirySent })
    const [stored] = await AdvertiserSubmission.findAll()
    expect(stored).toMatchObject({ companyName: "Blue Bottle", adFormats: ["In-Car Tablet", "Car Wrapping"] })
  })

  test("names what it refuses", async () => {
    const result = await (await visitor()).submitAdvertiserInquiry({ ...advertiser, choices: { adFormats: [] } })
    expect(result).toEqual({
      outcome: "invalid",
      fields: [{ field: "adFormats", message: "Choose at least one ad format." }],
    })
  })
})

test("without its database the site is still readable as last seen, and a form says that it failed", async () => {
  await CmsBlock.update({ content: { title: "Edited" } }, { where: { page: "home", sectionId: "hero" } })
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await visitor()
  await closeDatabase()
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  const { page } = await (await visitor()).loadPage("home")
  expect(page.hero).toEqual({ ...registry.home.hero, title: "Edited" })
  const result = await (await visitor()).submitDriverApplication(driver)
  expect(result).toEqual({ outcome: "failed", message: messages.driverApplicationFailed })
})
