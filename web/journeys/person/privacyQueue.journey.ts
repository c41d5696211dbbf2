import type { PrivacyRequestKind } from "@farelight/api/contract/person/privacyRequests.ts"
import { listDriverApplications, logIn, submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { beforeAll, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectStatesOnBothScreens, STATES_BEGIN, type State } from "../parts/axe.ts"
import { openDashboard } from "../parts/dashboard.ts"
import { setUpMailStage } from "../parts/mailStage.ts"
import { soon } from "../parts/soon.ts"

const { stage, received } = setUpMailStage()

const LONG_TEXT = `Everything${"AndMore".repeat(60)}.\n\nIn particular what you know of my car, my city and my number.`

const addressOf = (name: string) => `${name.toLowerCase()}@example.com`

const apply = (name: string) =>
  submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name, email: addressOf(name) })

const post = (path: string, body: object) =>
  fetch(`${stage.url}/api/privacy-requests${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })

const mailsTo = (name: string) => received().filter(({ to }) => to.includes(addressOf(name)))

/** The newest mail to a person, once it has this subject. */
const mailTo = async (name: string, subject: string) => {
  await soon(async () => expect(mailsTo(name).at(-1)?.mail.subject).toBe(subject))
  return mailsTo(name).at(-1)?.mail.text ?? ""
}

/** Asks for something, and confirms the address by the token of the mail. */
const ask = async (name: string, kind: PrivacyRequestKind, more: object = {}) => {
  expect((await post("", { kind, email: addressOf(name), name, ...more })).status).toBe(202)
  const text = await mailTo(name, "Confirm your privacy request")
  const [, token] = /confirm\?token=(\S+)/.exec(text) ?? []
  expect((await post("/confirm", { token })).status).toBe(200)
}

const openRequest = async (page: Page, name: string) => {
  const opened = page.getByRole("region", { name: "Open request" }).filter({ hasText: addressOf(name) })
  // Another press would close it.
  if (!(await opened.isVisible())) await page.getByRole("button", { name: new RegExp(`: ${name}$`) }).click()
  await opened.getByRole("region", { name: "Your answer" }).waitFor()
}

/** Presses a button in the panel, and then the one of the dialog. */
const answer = async (page: Page, name: string, [button, confirmation]: [string, string], message = "") => {
  await openRequest(page, name)
  await page.getByRole("button", { name: button }).click()
  const dialog = page.getByRole("dialog")
  if (message) await dialog.getByRole("textbox").fill(message)
  await dialog.getByRole("button", { name: confirmation, exact: true }).dblclick()
}

const answered = (page: Page, words: string) =>
  page.getByRole("region", { name: "Answer", exact: true }).getByText(words, { exact: true }).waitFor()

beforeAll(async () => {
  for (const name of ["Kim", "Dee", "Cory", "Otis", "Rey"]) await apply(name)
  await ask("Kim", "KNOW", { details: LONG_TEXT, phone: "555-0100" })
  await ask("Dee", "DELETE")
  await ask("Cory", "CORRECT", { details: "I live in Fresno." })
  await ask("Otis", "OPT_OUT")
  await ask("Rey", "KNOW")
  await ask("Nobody", "DELETE")
})

const states: State[] = [
  {
    name: "the queue",
    show: async (page) => {
      await page.getByRole("link", { name: "6 privacy requests" }).click()
      await page.getByRole("button", { name: /: Kim$/ }).waitFor()
    },
  },
  { name: "a request with a long text", show: (page) => openRequest(page, "Kim") },
  {
    name: "an answer before it is sent",
    show: async (page) => {
      await page.getByRole("button", { name: "Send the export" }).click()
      await page.getByRole("dialog").getByRole("textbox").fill(LONG_TEXT)
    },
  },
  {
    name: "an extension",
    show: async (page) => {
      await page.keyboard.press("Escape")
      await page.getByRole("button", { name: "Extend by 45 days" }).click()
      await page.getByRole("dialog").getByRole("textbox").waitFor()
    },
  },
  {
    name: "what an erasure would take",
    show: async (page) => {
      await page.keyboard.press("Escape")
      await openRequest(page, "Dee")
      await page.getByRole("button", { name: "Preview and erase" }).click()
      await page.getByRole("dialog").getByText("1 lead, with all that was sent").waitFor()
    },
  },
  {
    name: "the fields of a lead",
    show: async (page) => {
      await page.keyboard.press("Escape")
      await openRequest(page, "Cory")
      await page.getByRole("button", { name: "Correct Cory" }).click()
      await page.getByRole("textbox", { name: "City" }).waitFor()
    },
  },
]

test("every kind of request is answered from the queue, and the person is told", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page)
    await expectStatesOnBothScreens(page, states)
    await page.keyboard.press("Escape")

    await answer(page, "Kim", ["Extend by 45 days", "Extend"], "Our archive is on paper.")
    const opened = page.getByRole("region", { name: "Open request" })
    await opened.getByText(/^Due in (89|90) days$/).waitFor()
    expect(await mailTo("Kim", "Your privacy request is taking longer")).toContain("Our archive is on paper.")
    await page.getByText("Same phone number, address not confirmed").waitFor()
    await answer(page, "Kim", ["Send the export", "Send"], "Here you are.")
    await answered(page, "Export sent")
    await page.getByText(/The link to the export works until/).waitFor()
    const told = await mailTo("Kim", "The answer to your privacy request")
    expect(told).toContain("Here you are.")
    expect(told).toMatch(/\/privacy-request\/export\?token=\S+/)

    await answer(page, "Dee", ["Preview and erase", "Erase for good"])
    const report = page.getByRole("dialog", { name: "Erased for good" })
    await report.getByText("1 lead, with all that was sent").waitFor()
    await report.getByRole("button", { name: "Done" }).click()
    await answered(page, "Erased")
    expect(await mailTo("Dee", "The answer to your privacy request")).toContain("deleted your personal data")

    await openRequest(page, "Cory")
    await page.getByRole("button", { name: "Correct Cory" }).click()
    await page.getByRole("textbox", { name: "City" }).fill("Fresno")
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click()
    await page.getByText("Cory is corrected").waitFor()
    await answer(page, "Cory", ["Say that it is corrected", "Send"])
    await answered(page, "Corrected")

    await answer(page, "Otis", ["Opt out and answer", "Opt out"])
    await answered(page, "Opted out")
    await answer(page, "Rey", ["Refuse", "Refuse"], "You are not Rey.")
    await answered(page, "Refused")
    expect(await mailTo("Rey", "The answer to your privacy request")).toContain("You are not Rey.")
    await answer(page, "Nobody", ["Nothing found", "Send"])
    await answered(page, "Nothing found")

    await page.goto("/adminpage/privacy-requests")
    await page.getByText("No open request").waitFor()
    await page.getByRole("button", { name: "Answered" }).click()
    await page.getByRole("list", { name: "Answered requests" }).getByRole("listitem").nth(5).waitFor()
  }, STATES_BEGIN)
  const names = (await listDriverApplications(stage.url, await logIn(stage.url))).map(({ name }) => name)
  expect(names.sort()).toEqual(["Cory", "Kim", "Otis", "Rey"])
  const answersTo = (name: string) =>
    mailsTo(name).filter(({ mail }) => mail.subject === "The answer to your privacy request")
  for (const name of ["Kim", "Dee", "Cory", "Otis", "Rey", "Nobody"])
    await soon(async () => expect(answersTo(name)).toHaveLength(1))
})
