import type { Page } from "playwright-core"
import type { Stage } from "./stage.ts"
import { wide } from "./visit.ts"

/** Invites Kim Lee, who may work on leads, and accepts the invitation in another browser, where the steps go on. */
export const inviteColleague = async (stage: Stage, owner: Page, steps?: (colleague: Page) => Promise<void>) => {
  await owner.goto("/adminpage/settings/team")
  await owner.getByRole("button", { name: "Invite", exact: true }).click()
  const dialog = owner.getByRole("dialog")
  await dialog.getByLabel("E-mail address").fill("kim@example.com")
  await dialog.getByText("Manager", { exact: true }).click()
  await dialog.getByRole("button", { name: "Invite", exact: true }).click()
  const link = await owner.getByLabel("Invitation link").inputValue()
  await stage.visit(async (colleague) => {
    await colleague.goto(link)
    await colleague.getByLabel("Your name").fill("Kim Lee")
    await colleague.getByLabel(/^Password/).fill("seven lamps at dusk 9")
    await colleague.getByRole("button", { name: "Accept the invitation" }).click()
    await colleague.getByRole("button", { name: "Logout" }).waitFor()
    await steps?.(colleague)
  }, wide)
}
