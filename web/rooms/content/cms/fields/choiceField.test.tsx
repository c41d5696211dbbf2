import { registry } from "@farelight/api/contract/content/registry.ts"
import { expect, test } from "@jest/globals"
import { waitFor } from "@testing-library/react"
import { buildCmsBlock } from "../../../../mock/data/builders.ts"
import { localTexts } from "../../../../parts/browser/storedTexts.ts"
import { editBlock } from "../../../../testing/cmsEditor.ts"
import { enter } from "../../../../testing/enter.ts"
import { api } from "../../../../testing/mockApi.ts"

test("a city's status is chosen from those that there are, and a place that is none is refused", async () => {
  localTexts.write("cms_list_view", "rows")
  const cities = registry.cities.list.cities.slice(0, 1)
  const block = buildCmsBlock({ page: "cities", sectionId: "list", content: { cities } })
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
  await waitFor(() =>
    expect(api.store.cmsBlocks[0]?.content.cities).toMatchObject([{ status: "WAIT_LIST", latitude: "34.1" }]),
  )
  localTexts.write("cms_list_view", undefined)
})
