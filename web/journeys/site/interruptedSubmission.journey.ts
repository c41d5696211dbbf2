import { messages } from "@farelight/api/contract/api/messages.ts"
import { listAdvertiserSubmissions, listDriverApplications, logIn } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
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

test.each(forms)("a $kind that is interrupted is not lost, and stored once", async (kind) => {
  const { formOf, sent, failed, countStored } = kind

  /** Sends the form into a failure, checks that no entry is lost, repairs the cause and sends it again. */
  const failThenSucceed = async (page: Page, form: FilledForm, repair: () => Promise<void>) => {
    await sendButton(page).click()
    await page.getByText(failed).first().waitFor()
    expect(await enteredTexts(page, form)).toEqual(form.texts)
    await repair()
    await sendButton(page).click()
    await page.getByText(sent).waitFor()
  }

  await stage.visit(
    async (page) => {
      await openAndFill(page, formOf("Double Click"))
      await sendButton(page).dblclick()
      await page.getByText(sent).waitFor()

      const answerLost = formOf("Lost Answer")
      await openAndFill(page, answerLost)
      await page.route(CALLS, async (route) => {
        await route.fetch()
        await route.abort()
      })
      await failThenSucceed(page, answerLost, () => page.unroute(CALLS))

      // Offline it is sent by itself when the connection is back.
      const offline = formOf("No Connection")
      await openAndFill(page, offline)
      await page.context().setOffline(true)
      await sendButton(page).click()
      await page.getByText(messages.offline).first().waitFor()
      expect(await enteredTexts(page, offline)).toEqual(offline.texts)
      await page.context().setOffline(false)
      await page.getByText(sent).waitFor()

      const serverDown = formOf("Server Down")
      await openAndFill(page, serverDown)
      await stage.endProduct("SIGKILL")
      await failThenSucceed(page, serverDown, () => stage.startAgain())
    },
    {
      expectedErrors: [
        /net::ERR_FAILED/,
        /net::ERR_INTERNET_DISCONNECTED/,
        /net::ERR_(CONNECTION|EMPTY|SOCKET)/,
        /Please try again\. TypeError: Failed to fetch/,
      ],
      possibleErrors: NO_CHALLENGE,
    },
  )
  for (const name of ["Double Click", "Lost Answer", "No Connection", "Server Down"])
    expect([name, await countStored(name)]).toEqual([name, 1])
})
