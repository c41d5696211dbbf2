import { registry } from "@farelight/api/contract/content/registry.ts"
import { expect, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import { renderSite } from "../../testing/renderSite.tsx"

const title = registry.about.people.title

test("people are shown once one has a name", async () => {
  await renderSite("/about")
  expect(screen.queryByRole("heading", { name: title })).toBeNull()
})

test("a person's telephone number and email address are links, and empty rows are left out", async () => {
  const [nobody] = registry.about.people.items
  const person = {
    ...nobody,
    person: "Ana Ruiz",
    role: "Drivers",
    phone: "+1 (949) 555-0100",
    email: "ana@example.com",
  }
  await renderSite("/about", [
    {
      page: "about",
      sectionId: "people",
      content: { items: [person, nobody] },
    },
  ])
  const people = within(screen.getByRole("region", { name: title }))
  expect(people.getAllByRole("listitem")).toHaveLength(1)
  expect(people.getByRole("heading", { name: "Ana Ruiz" })).toBeTruthy()
  expect(people.getByRole("link", { name: person.phone }).getAttribute("href")).toBe("tel:+19495550100")
  expect(people.getByRole("link", { name: person.email }).getAttribute("href")).toBe("mailto:ana@example.com")
})

test("the company's history and licenses need no person", async () => {
  const content = { history: "Founded in Irvine.", licenses: "CA 12345" }
  await renderSite("/about", [{ page: "about", sectionId: "people", content }])
  const people = within(screen.getByRole("region", { name: title }))
  expect(people.getByText("Founded in Irvine.")).toBeTruthy()
  expect(people.getByText("Licenses: CA 12345")).toBeTruthy()
})
