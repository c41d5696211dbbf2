import { messages } from "@farelight/api/contract/api/messages.ts"
import { listDriverApplications, logIn } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { driverForm, enteredTexts, type FilledForm, openAndFill, sendButton } from "../support/forms.ts"
import { setUpStage } from "../support/stage.ts"

const stage = setUpStage()

const sent = messages.driverApplicationSent("48 hours")

// A challenge is fetched as somebody begins to type, so it may be there before the connection goes.
const NO_CHALLENGE = [/No proof of work could be made TypeError: Failed to fetch/]

const CALLS = "**/api/drivers/apply"

/** Sends the form into a failure, checks that no entry is lost, repairs the cause and sends it again. */
const failThenSucceed = async (page: Page, form: FilledForm, repair: () => Promise<void>) => {
  await sendButton(page).click()
  await page.getByText(messages.driverApplicationFailed).first().waitFor()
  expect(await enteredTexts(page, form)).toEqual(form.texts)
  await repair()
  await sendButton(page).click()
  await page.getByText(sent).waitFor()
}

test("an application that is interrupted is not lost, and stored once", async () => {
  await stage.visit(
    async (page) => {
      const answerLost = driverForm("Lost Answer")
      await openAndFill(page, answerLost)
      await page.route(CALLS, async (route) => {
        await route.fetch()
        await route.abort()
      })
      await failThenSucceed(page, answerLost, () => page.unroute(CALLS))

      const serverDown = driverForm("Server Down")
      await openAndFill(page, serverDown)
      await stage.endProduct("SIGKILL")
      await failThenSucceed(page, serverDown, () => stage.startAgain())
    },
    {
      expectedErrors: [
        /net::ERR_FAILED/,
        /net::ERR_(CONNECTION|EMPTY|SOCKET)/,
        /Please try again\. TypeError: Failed to fetch/,
      ],
      possibleErrors: NO_CHALLENGE,
    },
  )
  const stored = await listDriverApplications(stage.url, await logIn(stage.url))
  const names = ["Lost Answer", "Server Down"]
  expect(stored.map(({ name }) => name).sort()).toEqual(names)
})
