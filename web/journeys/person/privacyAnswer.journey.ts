import { zipTexts } from "@farelight/api/testing/erasure/zipTexts.ts"
import { logIn, submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible } from "../parts/axe.ts"
import { hoursAhead } from "../parts/clock.ts"
import { sendButton } from "../parts/forms.ts"
import { setUpMailStage } from "../parts/mailStage.ts"
import { soon } from "../parts/soon.ts"

const { stage, received } = setUpMailStage({ ALLOWED_HOSTS: "127.0.0.1" })

/** The path of the newest mailed link to this page that was not opened before. */
const opened = new Set<string>()
const mailedPath = async (address: string, page: "confirm" | "export") => {
  let path = ""
  await soon(async () => {
    const texts = received()
      .filter(({ to }) => to.includes(address))
      .map(({ mail }) => mail.text ?? "")
    const paths = texts.map((text) => new RegExp(`/privacy-request/${page}\\S+`).exec(text)?.[0] ?? "")
    path = paths.findLast((one) => one !== "" && !opened.has(one)) ?? ""
    expect(path).toContain("?token=")
  })
  opened.add(path)
  return path
}

const ask = async (query: string, variables = {}) => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await logIn(stage.url)}` }
  const body = JSON.stringify({ query, variables })
  const answer = await (await fetch(`${stage.url}/graphql`, { method: "POST", headers, body })).json()
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return answer.data
}

const openRequests = async (): Promise<{ id: string; kind: string; email: string }[]> =>
  (await ask("{ privacyRequests(status: OPEN) { nodes { id kind email } } }")).privacyRequests.nodes

const fulfil = async (kind: string) => {
  const { id } = (await openRequests()).find((request) => request.kind === kind) ?? {}
  const mutation = `mutation ($id: ID!) { answerPrivacyRequest(id: $id, outcome: FULFILLED) { privacyRequest { status } } }`
  return (await ask(mutation, { id })).answerPrivacyRequest.privacyRequest.status
}

const requestAs = async (page: Page, email: string, kind: string) => {
  await page.goto("/privacy-request")
  await page.locator("main form[novalidate]").waitFor()
  await page.getByRole("radio", { name: kind, exact: true }).check()
  await page.getByLabel("Email", { exact: true }).fill(email)
  await sendButton(page).click()
  await page.getByRole("heading", { name: "Check your email" }).waitFor()
}

const confirm = async (page: Page, email: string) => {
  await page.goto(await mailedPath(email, "confirm"))
  await page.getByRole("button", { name: "Confirm my request" }).click()
  await page.getByRole("heading", { name: "We have your request" }).waitFor()
}

test("from the public page to the downloaded copy, and on the due date to the erasure", async () => {
  const email = "zoe@example.org"
  await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name: "Zoe Quill", email })
  await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name: "Victor Stays" })
  const counts = async () => (await ask("{ dashboardSummary { privacyRequests { open overdue } } }")).dashboardSummary

  await stage.visit(
    async (page) => {
      for (const kind of ["Show me what you know", "Delete my data"]) {
        await requestAs(page, email, kind)
        await confirm(page, email)
      }
      // Somebody asks for another's data, who never confirms it.
      await requestAs(page, "ada@example.com", "Show me what you know")
      await mailedPath("ada@example.com", "confirm")
      expect((await openRequests()).map((request) => [request.kind, request.email]).sort()).toEqual([
        ["DELETE", email],
        ["KNOW", email],
      ])

      expect(await fulfil("KNOW")).toBe("ANSWERED")
      const copy = await mailedPath(email, "export")
      await page.goto(copy)
      await page.getByRole("heading", { name: "What's in it" }).waitFor()
      await expectAccessible(page)
      const downloaded = page.waitForEvent("download")
      await page.getByRole("link", { name: "Download the copy (ZIP)" }).click()
      const chunks: Buffer[] = []
      for await (const chunk of await (await downloaded).createReadStream()) chunks.push(chunk)
      const texts = Object.entries(zipTexts(Buffer.concat(chunks)))
      expect(texts.filter(([name]) => /\.(html|json)$/.test(name))).toHaveLength(2)
      for (const [, text] of texts) {
        expect(text).toContain("Zoe Quill")
        expect(text).not.toContain("Victor")
      }

      await stage.endProduct("SIGTERM")
      await stage.startAgain(hoursAhead(45.5 * 24))
      expect((await counts()).privacyRequests).toEqual({ open: 1, overdue: 1 })
      expect((await page.goto(copy))?.status()).toBe(404)
      await page.getByRole("heading", { name: "This copy is no longer here" }).waitFor()
    },
    { expectedErrors: [/status of 404/] },
  )

  expect(await fulfil("DELETE")).toBe("ANSWERED")
  await soon(async () => {
    const texts = received()
      .filter(({ to }) => to.includes(email))
      .map(({ mail }) => mail.text ?? "")
    expect(texts.at(-1)).toContain("We've deleted your personal data.")
  })
  expect((await counts()).privacyRequests).toEqual({ open: 0, overdue: 0 })
  const { nodes } = (await ask("{ driverApplications { nodes { name email } } }")).driverApplications
  expect(nodes.map(({ name }: { name: string }) => name)).not.toContain("Zoe Quill")
  expect(JSON.stringify(nodes)).toContain("Victor Stays")
})
