import { messages } from "@farelight/api/contract/api/messages.ts"
import { operator } from "@farelight/api/testing/product/product.ts"
import { afterAll, beforeAll, describe, test } from "@jest/globals"
import { drivePage } from "../support/drivenPage.ts"
import { advertiserForm, driverForm, type FilledForm } from "../support/forms.ts"
import { until } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"
import { type DrivenBrowser, otherBrowsers } from "../support/webDriver.ts"

// Other journeys run in Chromium. These cover the essentials in other engines.
for (const { name, start, isInstalled } of otherBrowsers)
  (isInstalled ? describe : describe.skip)(`in ${name}`, () => {
    const stage = setUpStage()
    let browser: DrivenBrowser
    let page: ReturnType<typeof drivePage>

    beforeAll(async () => {
      browser = await start()
      page = drivePage(browser, stage.url)
    })
    afterAll(() => browser?.end())

    const fillForm = async ({ path, texts }: FilledForm, choice: string) => {
      await page.open(path)
      await page.fits()
      // Until the page's scripts run, the browser posts the form itself.
      await until(async () => (await page.run("return document.querySelector('main form[novalidate]')")) !== null)
      for (const [label, text] of Object.entries(texts)) await page.fill(label, text)
      await page.check(choice)
    }

    test("outside Chromium, a driver applies and reads the status page", async () => {
      await fillForm(driverForm("Ada Lovelace"), "Lyft")
      await page.click("Submit Application")
      await page.sees(messages.driverApplicationSent("48 hours"))
      await page.click("Check your status")
      await page.sees("Hello, Ada")
      await page.fits()
    })

    test("outside Chromium, an advertiser inquires", async () => {
      await fillForm(advertiserForm("Analytical Engines Ltd"), "Car Wrapping")
      await page.click("Send Message")
      await page.sees(messages.advertiserInquirySent("24 hours"))
    })

    test("outside Chromium, an operator signs in after a wrong password", async () => {
      await page.open("/adminpage")
      await page.fill("Username", operator.username)
      await page.fill("Password", "not the password")
      await page.click("Login")
      await page.sees(messages.loginRejected)
      await page.fill("Password", operator.password)
      await page.click("Login")
      await page.sees("2024 Toyota Camry")
      await page.fits()
    })

    test("outside Chromium, an operator finds a lead and writes a note", async () => {
      await page.fill("Search", "camry")
      await page.sees("Clear all")
      await page.click("Ada Lovelace")
      await page.click("Note")
      await page.fill("New note", "Drives a quokka")
      await page.click("Add note")
      await page.sees("Drives a quokka")
    })

    test("outside Chromium, an operator decides on a lead", async () => {
      await page.click("Approved")
      await page.sees(messages.statusUpdated)
    })

    test("outside Chromium, an operator edits the site", async () => {
      await page.open("/adminpage/dashboard?tab=cms")
      await page.click("hero")
      await page.click("Edit hero")
      await page.fill("TITLE", "Ads that move with the city")
      await page.click("Save")
      await page.sees(messages.contentUpdated)
      await page.open("/")
      await page.sees("Ads that move with the city")
      await page.fits()
    })
  })
