import { afterEach, expect, test } from "@jest/globals"
import { screen } from "@testing-library/react"
import { hydrateSite } from "../../testing/hydrateSite.tsx"

let remove = async () => {}

afterEach(async () => {
  await remove()
  window.history.replaceState(null, "", "/")
})

test("a link to the other language keeps what the address says of a campaign", async () => {
  const asked = "?city=irvine-ca&utm_source=flyer&utm_campaign=fall%202026"
  window.history.replaceState(null, "", `/drivers${asked}`)
  // As the server opens it, which leaves out what changes no page.
  const hydrated = await hydrateSite("/drivers?city=irvine-ca")
  remove = hydrated.remove
  expect(hydrated.complaints).toEqual([])
  const links = screen.getAllByRole("link", { name: "Español" })
  expect(links).toHaveLength(2)
  for (const link of links) expect(link).toHaveAttribute("href", `/es/drivers${asked}`)
})
