import { messages } from "@farelight/api/contract/api/messages.ts"
import { listAdvertiserSubmissions, listDriverApplications, logIn } from "@farelight/api/testing/leadsClient.ts"
import { describe, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { advertiserForm, driverForm, enteredTexts, type FilledForm, openAndFill, sendButton } from "../parts/forms.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

const forms = [
  {
    kind: "driver application",
    formOf: driverForm,
    sent: messages.driverApplicationSent("48 hours"),
    failed: messages.driverApplicationFailed,
    countStored: async (name: string) => {
      const stored = await listDriverApplications(stage.url, await logIn(stage.url))
      return stored.filter((application) => application.name === name).length
    },
  },
  {
    kind: "advertiser inquiry",
    formOf: advertiserForm,
    sent: messages.advertiserInquirySent("24 hours"),
    failed: messages.advertiserInquiryFailed,
    countStored: async (name: string) => {
      const stored = await listAdvertiserSubmissions(stage.url, await logIn(stage.url))
      return stored.filter((submission) => submission.company_name === name).length
    },
  },
]

// A challenge is fetched as somebody begins to type, so it may be there before the connection goes.
const NO_CHALLENGE = [/No proof of work could be made TypeError: Failed to fetch/]

/** The REST calls that the forms send. */
const CALLS = /\/api\/(drivers\/apply|advertisers\/contact)$/

describe.each(forms)("$kind", ({ formOf, sent, failed, countStored }) => {
  /** Sends the form into a failure, checks that no entry is lost, repairs the cause and sends it again. */
  const failThenSucceed = async (page: Page, form: FilledForm, repair: () => Promise<void>) => {
    await sendButton(page).click()
    await page.getByText(failed).first().waitFor()
    expect(await enteredTexts(page, form)).toEqual(form.texts)
    await repair()
    await sendButton(page).click()
    await page.getByText(sent).waitFor()
  }

  test("a double click sends it once", async () => {
    const form = formOf("Double Click")
    await stage.visit(async (page) => {
      await openAndFill(page, form)
      await sendButton(page).dblclick()
      await page.getByText(sent).waitFor()
    })
    expect(await countStored("Double Click")).toBe(1)
  })

  test("sent again after the response was lost, it is stored once", async () => {
    const form = formOf("Lost Answer")
    await stage.visit(
      async (page) => {
        await openAndFill(page, form)
        await page.route(CALLS, async (route) => {
          await route.fetch()
          await route.abort()
        })
        await failThenSucceed(page, form, () => page.unroute(CALLS))
      },
      { expectedErrors: [/net::ERR_FAILED/, /Please try again\. TypeError: Failed to fetch/] },
    )
    expect(await countStored("Lost Answer")).toBe(1)
  })

  test("sent offline, it is not lost, and is sent by itself when the connection is back", async () => {
    const form = formOf("No Connection")
    await stage.visit(
      async (page) => {
        await openAndFill(page, form)
        await page.context().setOffline(true)
        await sendButton(page).click()
        await page.getByText(messages.offline).first().waitFor()
        expect(await enteredTexts(page, form)).toEqual(form.texts)
        await page.context().setOffline(false)
        await page.getByText(sent).waitFor()
      },
      {
        expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/, /Please try again\. TypeError: Failed to fetch/],
        possibleErrors: NO_CHALLENGE,
      },
    )
    expect(await countStored("No Connection")).toBe(1)
  })

  test("sent while the server is down, it is not lost and can be sent when the server is back", async () => {
    const form = formOf("Server Down")
    await stage.visit(
      async (page) => {
        await openAndFill(page, form)
        await stage.endProduct("SIGKILL")
        await failThenSucceed(page, form, () => stage.startAgain())
      },
      {
        expectedErrors: [/net::ERR_(CONNECTION|EMPTY|SOCKET)/, /Please try again\. TypeError: Failed to fetch/],
        possibleErrors: NO_CHALLENGE,
      },
    )
    expect(await countStored("Server Down")).toBe(1)
  })
})
