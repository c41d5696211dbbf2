import { expect, test } from "@jest/globals"
import type { Page, Response } from "playwright-core"
import { enterLogin, leaveOutStream, signIn } from "../parts/dashboard.ts"
import { soon } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

const password = "seven lamps at dusk 9"

const isRefusal = async (response: Response) => {
  if (response.status() === 403) return true
  if (!response.url().endsWith("/graphql")) return false
  return (await response.text().catch(() => "")).includes('"FORBIDDEN"')
}

/** Collects what the server refuses a page as not permitted. */
const collectRefusals = (page: Page) => {
  const refusals: Promise<string | null>[] = []
  page.on("response", (response) =>
    refusals.push(isRefusal(response).then((is) => (is ? (response.request().postData() ?? response.url()) : null))),
  )
  return async () => (await Promise.all(refusals)).filter((refusal) => refusal !== null)
}

const openTeam = async (page: Page) => {
  await page.goto("/adminpage/settings/team")
  await page.getByRole("button", { name: "Invite", exact: true }).waitFor()
}

const invite = async (page: Page, email: string): Promise<string> => {
  await openTeam(page)
  await page.getByRole("button", { name: "Invite", exact: true }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("E-mail address").fill(email)
  await dialog.getByRole("button", { name: "Invite", exact: true }).click()
  const link = await page.getByLabel("Invitation link").inputValue()
  await dialog.getByRole("button", { name: "Close" }).click()
  return link
}

const accept = async (page: Page, link: string) => {
  await page.goto(link)
  await page.getByLabel("Your name").fill("Maren Holt")
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole("button", { name: "Accept the invitation" }).click()
  await page.getByRole("button", { name: "Logout" }).waitFor()
}

// The editor, which some roles see first, has tabs of its own below.
const dashboardTabs = (page: Page) => page.getByRole("tablist").first().getByRole("tab")

const expectTabs = (page: Page, tabs: string[]) =>
  soon(async () => expect(await dashboardTabs(page).allInnerTexts()).toEqual(tabs))

const visitTabs = async (page: Page, tabs: string[]) => {
  await expectTabs(page, tabs)
  // One that is open already stays open.
  await leaveOutStream(page)
  await page.reload()
  await expectTabs(page, tabs)
  for (const tab of await dashboardTabs(page).all()) {
    await tab.click()
    await page.waitForLoadState("networkidle")
  }
}

test("an owner invites a colleague, who sees what the role permits, until the owner takes it back", async () => {
  await stage.visit(async (owner) => {
    await signIn(owner)
    const link = await invite(owner, "maren@example.com")

    await stage.visit(
      async (colleague) => {
        const refusals = collectRefusals(colleague)
        await accept(colleague, link)
        await visitTabs(colleague, ["Driver Applications", "Advertiser Inquiries", "CMS Editor", "Email Logs"])
        expect(await refusals()).toEqual([])

        // The page that stands open would go on asking for what it may no longer see.
        await colleague.goto("about:blank")
        await openTeam(owner)
        const row = owner.getByRole("row").filter({ hasText: "Maren Holt" })
        await row.getByRole("button", { name: "Change role" }).click()
        await owner.getByRole("dialog").getByText("Editor", { exact: true }).click()
        await owner.getByRole("dialog").getByRole("button", { name: "Save" }).click()
        await row.getByText("Editor").waitFor()

        await colleague.goto("/adminpage/dashboard")
        await colleague.getByRole("tab", { name: "Media Library" }).waitFor()
        await visitTabs(colleague, ["CMS Editor", "Media Library"])
        expect(await refusals()).toEqual([])

        await row.getByRole("button", { name: "out everywhere" }).click()
        await owner.getByText("Maren Holt is signed out everywhere").waitFor()
        await colleague.goto("/adminpage/settings/you")
        await colleague.getByLabel("Username").waitFor()
        await enterLogin(colleague, { username: "maren@example.com", password })
        await colleague.getByRole("button", { name: "Logout" }).waitFor()

        await row.getByRole("button", { name: "Deactivate" }).click()
        await owner.getByRole("alertdialog").getByRole("button", { name: "Deactivate" }).click()
        await row.getByText("Deactivated").waitFor()
        await colleague.goto("/adminpage/settings/you")
        await colleague.getByLabel("Username").waitFor()
        // The console names the answer by which the server refuses the token.
      },
      { expectedErrors: [/failed: CombinedGraphQLErrors: Sign in/] },
    )

    await owner.goto("/adminpage/settings/activity")
    await owner.getByText("deactivated Maren Holt").waitFor()
    await owner.getByText("changed the role of Maren Holt from viewer to editor").waitFor()
  })
})
