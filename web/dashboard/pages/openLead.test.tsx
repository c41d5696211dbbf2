import { recordLeadPresence } from "@farelight/api/rooms/leads/work/leadPresence.service.ts"
import { addColleague } from "@farelight/api/testing/factories/team.ts"
import { viewerOf } from "@farelight/api/testing/factories/viewers.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { api } from "../../testing/api.ts"
import { dana, findTable, luis, mei, openDriverApplications, receive } from "../../testing/drivers.ts"
import { widenWindow } from "../../testing/wideWindow.ts"

beforeEach(async () => {
  // Newest first: Mei, Dana, Luis.
  await receive(luis, dana, mei)
})

afterEach(() => {
  jest.restoreAllMocks()
})

const findHeading = (name: string) => screen.findByRole("heading", { level: 2, name })
const step = (name: "Previous lead" | "Next lead") => screen.getByRole("button", { name })

describe("a lead opened beside its list", () => {
  beforeEach(widenWindow)

  test("opens with the focus on its name, and closes to its row with the list as it was", async () => {
    const { user, router } = await openDriverApplications("?tab=drivers&status=pending")
    await user.click(await screen.findByRole("checkbox", { name: "Select Mei" }))
    await user.click(screen.getByRole("link", { name: /^Dana Driver/ }))
    await waitFor(async () => expect(await findHeading("Dana Driver")).toHaveFocus())
    expect(router.state.location).toMatchObject({ pathname: "/adminpage/dashboard/drivers/32", search: "" })
    expect(await findTable()).toBeVisible()

    await user.keyboard("{Escape}")
    await waitFor(() => expect(router.state.location.search).toBe("?tab=drivers&status=pending"))
    expect(screen.queryByRole("region", { name: "Open lead" })).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole("link", { name: /^Dana Driver/ })).toHaveFocus())
    expect(screen.getByRole("checkbox", { name: "Select Mei" })).toBeChecked()
  })

  test("links to its neighbors, also once its new status no longer matches the filter", async () => {
    const { user, router } = await openDriverApplications("?tab=drivers&status=pending")
    await user.click(await screen.findByRole("link", { name: /^Mei/ }))
    await findHeading("Mei")
    await screen.findByText("1 of 2")
    expect(step("Previous lead")).toHaveAttribute("aria-disabled", "true")
    expect(step("Previous lead")).toHaveAttribute("title", "This is the first lead of the list")

    await user.keyboard("c")
    await screen.findByText("Mei: Contacted.")
    await user.keyboard("j")
    await waitFor(async () => expect(await findHeading("Dana Driver")).toHaveFocus())
    await user.keyboard("j")
    expect(await screen.findByText("This is the last lead of the list")).toBeVisible()
    await user.click(step("Previous lead"))
    await findHeading("Mei")
    await waitFor(() => expect(step("Previous lead")).toHaveFocus())

    await router.navigate(-1)
    await waitFor(() => expect(router.state.location.search).toBe("?tab=drivers&status=pending"))
  })

  test("links to neighbors across page borders, and the list follows", async () => {
    await receive(...Array.from({ length: 26 }, (_, index) => ({ id: index + 41, name: `No. ${index}` })))
    const { user, router } = await openDriverApplications()
    await user.click(await screen.findByRole("link", { name: /^No\. 1(?!\d)/ }))
    await findHeading("No. 1")
    await screen.findByText("25 of 29")
    await user.keyboard("j")
    await findHeading("No. 0")
    expect(await screen.findByText("26–29 of 29")).toBeVisible()
    await user.keyboard("k")
    await findHeading("No. 1")
    await user.keyboard("{Escape}")
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?tab=drivers(?!.*page=2)/))
  })

  test("opens from a mailed link with the whole list and its other viewers", async () => {
    const colleague = await addColleague({ name: "Luis Ferreira" })
    await recordLeadPresence(viewerOf(colleague), { leadType: "driver_application", leadId: "32" })
    const { user, router } = await openDriverApplications("/drivers/32")
    await findHeading("Dana Driver")
    expect(within(await findTable()).getByRole("link", { name: /^Luis/ })).toBeVisible()
    expect(await screen.findByText("Luis Ferreira has this open")).toBeVisible()
    expect(api.asked("KeepLeadOpen")).toEqual([{ leadType: "DRIVER_APPLICATION", leadId: "32" }])
    await screen.findByText("2 of 3")
    await user.click(screen.getByRole("button", { name: "Close" }))
    await waitFor(() => expect(router.state.location.search).toBe("?tab=drivers"))
  })
})

test("a lead opened in place of its list links to its neighbors and back", async () => {
  const { user, router } = await openDriverApplications("?tab=drivers&status=pending")
  await user.click(await screen.findByRole("link", { name: /^Mei/ }))
  await findHeading("Mei")
  expect(screen.queryByRole("table")).not.toBeInTheDocument()
  await screen.findByText("1 of 2")
  await user.click(step("Next lead"))
  await findHeading("Dana Driver")
  await user.click(screen.getByRole("link", { name: "← Driver Applications" }))
  await waitFor(() => expect(router.state.location.search).toBe("?tab=drivers&status=pending"))
  await waitFor(async () => expect(await screen.findByRole("link", { name: /^Dana Driver/ })).toHaveFocus())
})
