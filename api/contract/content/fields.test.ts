import { describe, expect, test } from "@jest/globals"
import { contentFaults, emptyValue, type GroupField, sectionField } from "./fields.ts"
import { registry } from "./registry.ts"

const known = (page: string, sectionId: string): GroupField => {
  const section = sectionField(page, sectionId)
  if (!section) throw new Error(`The registry has no ${page}/${sectionId}`)
  return section
}

describe("sectionField", () => {
  test("a booking link may be empty, and otherwise needs https", () => {
    const faultsOf = (booking_link: string) => contentFaults(known("global", "company"), { booking_link })
    for (const link of ["", "https://cal.example/us"]) expect(faultsOf(link)).toEqual([])
    for (const link of [
      "http://cal.example/us",
      "/contact",
      "mailto:us@example.com",
      "javascript:alert(1)",
      "https://",
    ])
      expect(faultsOf(link)).toMatchObject([{ field: "booking_link" }])
  })

  test("returns the kind of each value in a section", () => {
    const item = { label: { kind: "text", isRequired: true, isShared: true }, url: { kind: "link" } }
    expect(known("global", "social").fields).toEqual({
      links: { kind: "list", item: { kind: "group", fields: item } },
    })
    expect(known("global", "figures").fields.cities?.kind).toBe("figure")
    expect(known("global", "company").fields.contact_email).toEqual({ kind: "email" })
    expect(known("home", "hero").fields.picture).toEqual({ kind: "picture" })
    expect(known("home", "hero").fields.text).toEqual({ kind: "text", isRequired: false })
  })

  test.each([
    ["a page", "nowhere", "hero"],
    ["a section", "home", "nothing"],
    ["an inherited name", "home", "constructor"],
    ["an inherited page", "toString", "hero"],
  ])("returns null for %s that the registry lacks", (_case, page, sectionId) => {
    expect(sectionField(page, sectionId)).toBeNull()
  })
})

describe("contentFaults", () => {
  test("finds no faults in the seeded content", () => {
    for (const [page, sections] of Object.entries(registry))
      for (const [sectionId, content] of Object.entries(sections))
        expect([page, sectionId, contentFaults(known(page, sectionId), content)]).toEqual([page, sectionId, []])
  })

  test("names each value that would break the page, by its path", () => {
    const content = { title: "", text: 7, cards: [{ title: "Kept", text: "" }, { title: "Alone" }, "no card"] }
    expect(contentFaults(known("home", "brands"), content)).toEqual([
      { field: "title", message: "Write something here." },
      { field: "text", message: "This must be a text." },
      { field: "cards.1.text", message: "This is missing." },
      { field: "cards.2", message: "This must be an object." },
    ])
  })

  test("refuses unknown placeholders, figures without a number or in reverse order, and too many rows", () => {
    const said = (page: string, sectionId: string, content: object) =>
      contentFaults(known(page, sectionId), content).map(({ field, message }) => [field, message.slice(0, 52)])
    expect(said("drivers", "hero", { figure: "{driver_monthy_pay}", title: "{driver_reply} {later}" })).toEqual(
      [
        ["figure", "Nothing is filled in for {driver_monthy_pay}. You can"],
        ["title", "Nothing is filled in for {later}. You can use {name}"],
      ].map(([field, message = ""]) => [field, message.slice(0, 52)]),
    )
    expect(said("home", "drive", { hours_text: "{hours} hours", text: "As {JSON}" })).toEqual([])
    expect(said("global", "figures", { cities: "call us", uptime: "$25–$10", view_time: "24/7" })).toEqual([
      ["cities", "Enter a number such as 500+, or a range such as $10–"],
      ["uptime", "Enter the lower end of the range first, such as $10–"],
    ])
    expect(said("global", "figures", { view_time: "30-second spots in 12 cities" })).toEqual([])
    const [step] = registry.drivers.how_it_works.steps
    expect(said("drivers", "how_it_works", { steps: Array(6).fill(step) })).toEqual([])
    expect(said("drivers", "how_it_works", { steps: Array(20).fill(step) })).toEqual([
      ["steps", "There is room for 6 rows. Remove some."],
    ])
  })

  test.each([...["/contact", "https://example.com/a?b=c", "mailto:a@b.example", "tel:+1949", "HTTPS://EXAMPLE.COM"]])(
    "accepts the link %s",
    (url) => {
      expect(contentFaults(known("global", "social"), { links: [{ label: "x", url }] })).toEqual([])
    },
  )

  test.each([
    ...["javascript:alert(1)", "data:text/html,x", "//evil.example", "/\\evil.example", "example.com", "", " /x"],
  ])("refuses the link %p", (url) => {
    expect(contentFaults(known("global", "social"), { links: [{ label: "x", url }] })).toEqual([
      { field: "links.0.url", message: "Enter an address such as /contact or https://example.com." },
    ])
  })

  test("lets a list item omit only texts that are empty in the first item", () => {
    const [first] = registry.replies.drivers.templates
    const { asks_for: _asked, ...whole } = first as NonNullable<typeof first>
    const { name: _name, ...nameless } = whole
    expect(contentFaults(known("replies", "drivers"), { templates: [whole, nameless] })).toEqual([
      { field: "templates.1.name", message: "This is missing." },
    ])
  })

  test("accepts a picture from the media library, or none", () => {
    const faultsOf = (picture: string) => contentFaults(known("home", "hero"), { picture })
    expect([faultsOf(""), faultsOf("/api/cms/media/3")]).toEqual([[], []])
    for (const picture of ["/api/cms/media/x", "/picture.png", " "]) {
      expect(faultsOf(picture)).toEqual([{ field: "picture", message: "Choose a picture from the media library." }])
    }
  })

  test("accepts a figure with its parts, and as the text that earlier versions stored", () => {
    const figures = known("global", "figures")
    const cities = { value: "13", measures: "cities", basis: "Counted.", as_of: "2026-09-30" }
    for (const stored of [cities, { ...cities, basis: "", as_of: "" }, "13"]) {
      expect(contentFaults(figures, { cities: stored })).toEqual([])
    }
    expect(contentFaults(figures, { cities: { ...cities, value: "", as_of: "2026-02-30" } })).toEqual([
      { field: "cities.value", message: "Write something here." },
      { field: "cities.as_of", message: "Enter a day such as 2026-09-30." },
    ])
    expect(contentFaults(figures, { cities: 13 })).toEqual([{ field: "cities", message: "This must be an object." }])
    expect(contentFaults(figures, { cities: " " })).toEqual([{ field: "cities", message: "Write something here." }])
  })

  test.each([null, "text", []])("refuses %p instead of a section", (content) => {
    expect(contentFaults(known("home", "hero"), content)).toEqual([{ field: "", message: "This must be an object." }])
  })

  test("refuses any value but a list in place of a list", () => {
    expect(contentFaults(known("global", "social"), { links: {} })).toEqual([
      { field: "links", message: "This must be a list." },
    ])
  })

  test("refuses an invalid email address", () => {
    const faultsOf = (contact_email: string) => contentFaults(known("global", "company"), { contact_email })
    expect(faultsOf("hello@example.com")).toEqual([])
    expect(faultsOf("hello")).toEqual([
      { field: "contact_email", message: "Enter an email address such as hello@example.com." },
    ])
  })
})

test("emptyValue is the initial value of a list item", () => {
  const social = known("global", "social").fields.links
  expect(social?.kind === "list" && emptyValue(social.item)).toEqual({ label: "", url: "" })
  expect(emptyValue(known("global", "social"))).toEqual({ links: [] })
})
