import type { ScratchDatabase } from "@farelight/api/testing/database/scratchDatabase.ts"
import { zipTexts } from "@farelight/api/testing/erasure/zipTexts.ts"
import { logIn, submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { startMailServer } from "@farelight/api/testing/mail/mailServer.ts"
import { type Product, startProduct } from "@farelight/api/testing/product/product.ts"
import { afterAll, beforeAll, expect, test } from "@jest/globals"
import type { Browser } from "playwright-core"
import { expectAccessible } from "../parts/axe.ts"
import { connectBrowser } from "../parts/browser.ts"
import { sendButton } from "../parts/forms.ts"
import { soon } from "../parts/soon.ts"
import { createOwnDatabase } from "../parts/stage.ts"
import { visitPage } from "../parts/visit.ts"

const HOUR_MS = 3_600_000

/** Has the product's process go by a clock that is ahead by so many hours. */
const hoursAhead = (hours: number) => {
  const shift = hours * HOUR_MS
  const program = `const D=Date;globalThis.Date=class extends D{constructor(...a){a.length?super(...a):super(D.now()+${shift})}static now(){return D.now()+${shift}}}`
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(program)}` }
}

let database: ScratchDatabase
let mailServer: Awaited<ReturnType<typeof startMailServer>>
let product: Product
let browser: Browser

const start = (environment: Record<string, string> = {}) =>
  startProduct({
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    EMAIL_FROM: "Farelight <leads@example.com>",
    EMAIL_TO: "ops@example.com",
    PUBLIC_URL: "http://leads.example.com",
    ALLOWED_HOSTS: "127.0.0.1",
    ...environment,
  })

beforeAll(async () => {
  database = await createOwnDatabase()
  mailServer = await startMailServer()
  product = await start()
  browser = await connectBrowser()
})

afterAll(async () => {
  await browser?.close()
  await product?.end("SIGTERM")
  await mailServer?.stop()
  await database?.drop()
})

/** The path of the newest mailed link to this page that was not opened before. */
const opened = new Set<string>()
const mailedPath = async (address: string, page: "confirm" | "export") => {
  let path = ""
  await soon(async () => {
    const texts = mailServer.received.filter(({ to }) => to.includes(address)).map(({ mail }) => mail.text ?? "")
    const paths = texts.map((text) => new RegExp(`/privacy-request/${page}\\S+`).exec(text)?.[0] ?? "")
    path = paths.findLast((one) => one !== "" && !opened.has(one)) ?? ""
    expect(path).toContain("?token=")
  })
  opened.add(path)
  return path
}

const visit = (steps: Parameters<typeof visitPage>[0]["steps"], expectedErrors: RegExp[] = []) =>
  visitPage({ browser, product: () => product, settings: { expectedErrors }, steps })

const ask = async (query: string, variables = {}) => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await logIn(product.url)}` }
  const body = JSON.stringify({ query, variables })
  const answer = await (await fetch(`${product.url}/graphql`, { method: "POST", headers, body })).json()
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

const requestAs = (email: string, kind: string) =>
  visit(async (page) => {
    await page.goto("/privacy-request")
    await page.locator("main form[novalidate]").waitFor()
    await page.getByRole("radio", { name: kind, exact: true }).check()
    await page.getByLabel("Email", { exact: true }).fill(email)
    await sendButton(page).click()
    await page.getByRole("heading", { name: "Check your email" }).waitFor()
  })

const confirm = async (email: string) => {
  const path = await mailedPath(email, "confirm")
  await visit(async (page) => {
    await page.goto(path)
    await page.getByRole("button", { name: "Confirm my request" }).click()
    await page.getByRole("heading", { name: "We have your request" }).waitFor()
  })
}

test("from the public page to the downloaded copy, and on the due date to the erasure", async () => {
  const email = "zoe@example.org"
  await submitDriverLead(product.url, { submissionId: crypto.randomUUID(), name: "Zoe Quill", email })
  await submitDriverLead(product.url, { submissionId: crypto.randomUUID(), name: "Victor Stays" })

  await requestAs(email, "Show me what you know")
  await confirm(email)
  await requestAs(email, "Delete my data")
  await confirm(email)
  // Somebody asks for another's data, who never confirms it.
  await requestAs("ada@example.com", "Show me what you know")
  await mailedPath("ada@example.com", "confirm")
  expect((await openRequests()).map((request) => [request.kind, request.email]).sort()).toEqual([
    ["DELETE", email],
    ["KNOW", email],
  ])

  expect(await fulfil("KNOW")).toBe("ANSWERED")
  const copy = await mailedPath(email, "export")
  await visit(async (page) => {
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
  })

  const { port } = product
  await product.end("SIGTERM")
  product = await start({ PORT: String(port), ...hoursAhead(45.5 * 24) })
  const counts = async () => (await ask("{ dashboardSummary { privacyRequests { open overdue } } }")).dashboardSummary
  expect((await counts()).privacyRequests).toEqual({ open: 1, overdue: 1 })
  await visit(
    async (page) => {
      expect((await page.goto(copy))?.status()).toBe(404)
      await page.getByRole("heading", { name: "This copy is no longer here" }).waitFor()
    },
    [/status of 404/],
  )

  expect(await fulfil("DELETE")).toBe("ANSWERED")
  await soon(async () => {
    const texts = mailServer.received.filter(({ to }) => to.includes(email)).map(({ mail }) => mail.text ?? "")
    expect(texts.at(-1)).toContain("We've deleted your personal data.")
  })
  expect((await counts()).privacyRequests).toEqual({ open: 0, overdue: 0 })
  const { nodes } = (await ask("{ driverApplications { nodes { name email } } }")).driverApplications
  expect(nodes.map(({ name }: { name: string }) => name)).not.toContain("Zoe Quill")
  expect(JSON.stringify(nodes)).toContain("Victor Stays")
})
