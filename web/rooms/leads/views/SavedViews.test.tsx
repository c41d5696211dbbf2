import type { Viewer } from "@farelight/api/platform/viewer/viewer.ts"
import { leadKinds } from "@farelight/api/rooms/leads/leadKinds.ts"
import { saveLeadView } from "@farelight/api/rooms/leads/list/leadViews.service.ts"
import { LeadView } from "@farelight/api/rooms/leads/work/leadWork.model.ts"
import { addColleague } from "@farelight/api/testing/factories/team.ts"
import { owner, viewerOf } from "@farelight/api/testing/factories/viewers.ts"
import { beforeEach, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { signIn } from "../../../testing/api.ts"
import { dana, luis, receive } from "../../../testing/drivers.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

const uber = { name: "Uber", leadType: "driver_application", query: "platform=Uber", isShared: false }
const save = async (values: Partial<typeof uber>, viewer?: Viewer) =>
  saveLeadView(leadKinds, viewer ?? (await owner()), { ...uber, ...values })

beforeEach(async () => {
  await signIn()
  await receive(luis, dana)
})

const open = (address = "") => renderDashboard(`/adminpage/dashboard?tab=drivers${address}`)

test("what a list shows is saved under a name, and is one click away from then on", async () => {
  const { user, router } = open("&status=rejected&search=lu&page=1")
  await user.click(await screen.findByRole("button", { name: "Save view" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Save view" }))
  await enter(user, dialog.getByLabelText("Name"), "Lost in L.A.")
  await user.click(dialog.getByLabelText("Share it with everybody"))
  await user.click(dialog.getByRole("button", { name: "Save view" }))
  const link = await screen.findByRole("link", { name: "Lost in L.A." })
  expect(link).toHaveAttribute("aria-current", "page")
  await waitFor(() => expect(link).toHaveFocus())
  expect(await LeadView.findAll()).toMatchObject([{ query: "search=lu&status=rejected", isShared: true }])
  expect(screen.queryByRole("button", { name: "Save view" })).not.toBeInTheDocument()

  await user.click(screen.getByRole("link", { name: /^All/ }))
  await waitFor(() => expect(link).not.toHaveAttribute("aria-current"))
  await user.click(link)
  await waitFor(() => expect(router.state.location.search).toBe("?tab=drivers&search=lu&status=rejected"))
})

test("the palette saves a view as well", async () => {
  const { user } = open("&status=rejected")
  await screen.findByRole("button", { name: "Save view" })
  await user.keyboard("{Control>}k{/Control}")
  await enter(user, await screen.findByRole("combobox", { name: "Find an action or a lead" }), "save view")
  await user.click(await screen.findByRole("option", { name: /Save view/ }))
  expect(await screen.findByRole("dialog", { name: "Save view" })).toBeVisible()
})

test("the palette does not save a view that is there already", async () => {
  await save({ name: "Lost", query: "status=rejected" })
  const { user } = open("&status=rejected")
  expect(await screen.findByRole("link", { name: "Lost" })).toHaveAttribute("aria-current", "page")
  await user.keyboard("{Control>}k{/Control}")
  await enter(user, await screen.findByRole("combobox", { name: "Find an action or a lead" }), "save view")
  expect(await screen.findByText(/^Nothing found/)).toBeVisible()
  expect(screen.queryByRole("option", { name: /Save view/ })).not.toBeInTheDocument()
})

test("views of colleagues are shown, those of other kinds are not", async () => {
  const colleague = viewerOf(await addColleague({ name: "Luis Ferreira" }))
  await save({ isShared: true, name: "Shared" }, colleague)
  await save({ name: "Private" }, colleague)
  await save({ leadType: "advertiser_submission", name: "Other kind" })
  open()
  expect(await screen.findByRole("link", { name: "Shared" })).toHaveAttribute("title", "Shared by Luis Ferreira")
  expect(screen.queryByRole("link", { name: "Private" })).not.toBeInTheDocument()
  expect(screen.queryByRole("link", { name: "Other kind" })).not.toBeInTheDocument()
  expect(screen.queryByRole("button", { name: "Edit views" })).not.toBeInTheDocument()
})

test("one's own views are replaced by their name, renamed and deleted", async () => {
  await save({})
  const { user } = open("&status=rejected")
  await user.click(await screen.findByRole("button", { name: "Save view" }))
  await enter(user, screen.getByLabelText("Name"), "uber")
  expect(screen.getByText("Your view “Uber” will show this instead.")).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Replace view" }))
  await waitFor(async () => expect(await LeadView.findAll()).toMatchObject([{ id: 1, query: "status=rejected" }]))

  await user.click(await screen.findByRole("button", { name: "Edit views" }))
  const name = await screen.findByLabelText("Name of uber")
  await user.clear(name)
  await enter(user, name, "Lost")
  await user.click(screen.getByRole("button", { name: "Save" }))
  await waitFor(async () => expect((await LeadView.findOne())?.name).toBe("Lost"))
  await user.click(await screen.findByRole("button", { name: "Delete Lost" }))
  expect(await screen.findByText("You have saved no view of this list")).toBeVisible()
})
