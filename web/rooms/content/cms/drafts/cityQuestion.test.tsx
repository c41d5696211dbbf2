import { registry } from "@farelight/api/contract/content/registry.ts"
import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { buildBlock, buildDraft } from "@farelight/api/testing/factories/content.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { openCmsEditor, storedBlock } from "../../../../testing/cmsEditor.ts"

const [template] = registry.cities.list.cities
const city = (name: string, parts: object = {}) => ({
  ...{ ...template, name, state: "TX", aliases: "", status: "WAIT_LIST" },
  ...parts,
})
const list = (...cities: object[]) => ({ removed: "", counted_on: "2026-11-23", cities })
const block = buildBlock({
  page: "cities",
  sectionId: "list",
  content: list(city("Austin"), city("Reno"), city("Waco")),
})

const openDraft = async (...cities: object[]) => {
  await addDrivers({ city: "Austin", waitListCity: "austin-tx" }, { city: "Austin", waitListCity: "austin-tx" })
  const draft = buildDraft({ blockId: block.id, content: list(...cities) })
  return openCmsEditor([block], "&page=cities&block=list", [draft])
}
const marks = async () => (await DriverApplication.findAll()).map(({ waitListCity }) => waitListCity)
const question = async () => within(await screen.findByRole("dialog", { name: "Leads wait for these cities" }))

test("removing a city asks where its waiting leads go before publishing", async () => {
  const { user } = await openDraft(city("Reno"), city("Waco"))
  await user.click(await screen.findByRole("button", { name: "Publish: draft of list" }))
  const asked = await question()
  expect(asked.getByText("2 leads wait for Austin, TX, which is removed.")).toBeVisible()
  expect((await storedBlock()).version).toBe(1)
  await user.selectOptions(asked.getByRole("combobox"), "Waco, TX")
  await user.click(asked.getByRole("button", { name: "Go on" }))
  await waitFor(async () => expect((await storedBlock()).version).toBe(2))
  expect(await marks()).toEqual(["waco-tx", "waco-tx"])
})

test("renaming a city shows its waiting leads, and can be canceled", async () => {
  const { user } = await openDraft(city("Waterloo", { id: "austin-tx" }), city("Reno"), city("Waco"))
  await user.click(await screen.findByRole("button", { name: "Edit list" }))
  await user.click(await screen.findByRole("button", { name: "Save" }))
  const asked = await question()
  expect(asked.getByText("2 leads wait for Austin, TX. They wait for Waterloo, TX then.")).toBeVisible()
  await user.click(asked.getByRole("button", { name: "Back" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
  expect((await storedBlock()).version).toBe(1)
  await user.click(screen.getByRole("button", { name: "Save" }))
  await user.click((await question()).getByRole("button", { name: "Go on" }))
  await waitFor(async () => expect((await storedBlock()).version).toBe(2))
  expect(await marks()).toEqual(["austin-tx", "austin-tx"])
})
