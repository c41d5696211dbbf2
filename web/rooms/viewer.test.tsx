import { buildBlock, setBlocks } from "@farelight/api/testing/factories/content.ts"
import { addFiles } from "@farelight/api/testing/factories/leadFiles.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { driver } from "@farelight/api/testing/factories/leadWork.ts"
import { addMails, addMessages } from "@farelight/api/testing/factories/mail.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { expect, test } from "@jest/globals"
import { act, screen } from "@testing-library/react"
import { api, signIn } from "../testing/api.ts"
import { renderDashboard } from "../testing/renderDashboard.tsx"

/** Pages with a text that shows they have loaded, and a control only for editors. */
const pages: [string, string | RegExp, RegExp?][] = [
  ["dashboard?tab=drivers", "Ana", /^(Add a lead|Trash)/],
  ["dashboard/drivers/2", "card.jpg", /^(Reply|Edit .*|Merge.*|More actions.*|Add files|Ask for a file.*|Delete.*)$/],
  ["dashboard/quarantine", "Robot One", /^(Make|Delete|Select)/],
  ["dashboard/unmatched", "Nora", /^(Attach|Discard)/],
  ["dashboard?tab=emails", /^New driver application/, /^(Select|Resend)/],
  ["wait-list", "Open now", /^Write to/],
]
const forbidden = [
  "dashboard/drivers/2/merge/1",
  "dashboard/trash",
  "dashboard/erase-person",
  "imports/1",
  "privacy-requests",
  "settings/rules",
]

test("a viewer sees no control or page that changes data", async () => {
  configureMail(smtpSettings(1))
  await addDrivers({ name: "Ana" }, {}, { waitListCity: "dallas-tx", isPromised: false })
  await addFiles({ ...driver(), leadId: 2 }, { name: "card.jpg" })
  await api.app().apply({ name: "Robot One", subject: "x" })
  await addMessages(null, { fromName: "Nora" })
  await addMails({ status: "failed" })
  await setBlocks(buildBlock())
  await signIn("VIEWER")
  const { user, router } = renderDashboard("/adminpage/dashboard?tab=cms&block=hero")
  await user.click(await screen.findByRole("button", { name: "History of hero" }))
  expect(await screen.findByRole("article", { name: "Version 1" })).toBeVisible()
  expect(screen.queryByRole("button", { name: /^(Restore|Edit)/ })).not.toBeInTheDocument()
  await user.keyboard("{Escape}")

  for (const [address, shown, control] of pages) {
    await act(() => router.navigate(`/adminpage/${address}`))
    expect((await screen.findAllByText(shown))[0]).toBeVisible()
    for (const role of ["button", "link", "checkbox"])
      expect(screen.queryAllByRole(role, { name: control }).map(({ outerHTML }) => outerHTML)).toEqual([])
  }
  for (const address of forbidden) {
    await act(() => router.navigate(`/adminpage/${address}`))
    expect(await screen.findByText("Your role does not include this page")).toBeVisible()
    await act(() => router.navigate("/adminpage/settings/you"))
    await screen.findByRole("button", { name: "Save" })
  }
  expect(api.asked("PrivacyRequests")).toEqual([])
  expect(api.refusals).toEqual([])
})
