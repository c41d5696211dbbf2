import { registry } from "@farelight/api/contract/content/registry.ts"
import { expect, test } from "@jest/globals"
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { api } from "../../testing/api.ts"
import { enter } from "../../testing/enter.ts"
import { renderSite } from "../../testing/renderSite.tsx"

const notes = registry.global.driver_city_notes

const note = (text: string, city: string) => text.replaceAll("{city}", city)

test("a driver comes from the list to the application of a closed city, which is sent and put on the wait list", async () => {
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href") ?? ""
  await renderSite("/cities")
  const cityPage = hrefOf("New York, NY")
  cleanup()
  await renderSite(cityPage)
  expect(screen.getByText(registry.cities.list.cities[12]?.rule ?? "none")).toBeVisible()
  const form = hrefOf("Join the drivers' wait list")
  cleanup()
  const { user } = await renderSite(form)
  expect(screen.getByLabelText("City")).toHaveValue("New York, NY")
  expect(screen.getByText(note(notes.not_permitted, "New York"))).toHaveAttribute("aria-live", "polite")

  const texts = { Name: "Dana", Email: "dana@example.com", Phone: "+1 949 555 0142", "Vehicle year": "2022" }
  for (const [label, text] of Object.entries({ ...texts, "Vehicle make": "Toyota", "Vehicle model": "Camry" })) {
    await enter(user, screen.getByLabelText(label), text)
  }
  await user.click(screen.getByLabelText("Both"))
  await user.click(screen.getByRole("button", { name: "Submit Application" }))
  await waitFor(() => expect(screen.getByText(note(notes.sent, "New York"))).toBeVisible())
  expect(api.asked("SubmitDriverApplication")).toHaveLength(1)
})

test("the form says what it knows of a city once the field is left, and nothing of one that is open", async () => {
  const { user } = await renderSite("/drivers")
  const city = screen.getByLabelText("City")
  await enter(user, city, "Boise")
  expect(screen.queryByText(/Boise/)).toBeNull()
  await user.tab()
  expect(await screen.findByText(note(notes.unknown, "Boise"))).toBeVisible()
  await user.clear(city)
  await user.type(city, "LA")
  await user.tab()
  await waitFor(() => expect(screen.queryByText(/on our map/)).toBeNull())
})

test("each city has a page of its own with a way to all of them, and an address without a city has none", async () => {
  await renderSite("/cities/austin-tx")
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Austin")
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }))
  expect(trail.getByRole("link", { name: "Cities" })).toHaveAttribute("href", "/cities")
  cleanup()
  await renderSite("/cities/atlantis")
  expect(screen.getByText(/There's no page at this address\./)).toBeVisible()
})
