import { registry } from "@farelight/api/contract/content/registry.ts"
import { buildBlock } from "@farelight/api/testing/factories/content.ts"
import { expect, test } from "@jest/globals"
import { waitFor } from "@testing-library/react"
import { localTexts } from "../../../../parts/browser/storedTexts.ts"
import { editBlock, storedBlock } from "../../../../testing/cmsEditor.ts"
import { enter } from "../../../../testing/enter.ts"

test("a city's status is chosen from those that there are, and a place that is none is refused", async () => {
  localTexts.write("cms_list_view", "rows")
  const cities = registry.cities.list.cities.slice(0, 1)
  const block = buildBlock({ page: "cities", sectionId: "list", content: { cities } })
  const { user, card } = await editBlock("list", [block], "&page=cities")
  const status = card.getByLabelText(/STATUS$/)
  expect(status).toHaveValue("OPEN")
  await user.selectOptions(status, "WAIT_LIST")
  const latitude = card.getByLabelText(/LATITUDE$/)
  await user.clear(latitude)
  await enter(user, latitude, "north")
  await user.click(card.getByRole("button", { name: /^Publish|^Save/ }))
  expect(await card.findByText("Enter degrees such as 34.05, from -90 to 90.")).toBeVisible()
  await user.clear(latitude)
  await enter(user, latitude, "34.1")
  await user.click(card.getByRole("button", { name: /^Publish|^Save/ }))
  await waitFor(async () =>
    expect((await storedBlock()).content.cities).toMatchObject([{ status: "WAIT_LIST", latitude: "34.1" }]),
  )
  localTexts.write("cms_list_view", undefined)
})
