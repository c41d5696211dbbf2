import type { StoredSection } from "@farelight/api/contract/content/pageContent.ts"
import { registry } from "@farelight/api/contract/content/registry.ts"
import { describe, expect, test } from "@jest/globals"
import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { renderSite } from "../../testing/renderSite.tsx"
import { siteSettings } from "../../testing/siteStubs.ts"

const section = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-section=${name}]`)
  if (!found) throw new Error(`No section ${name}`)
  return found
}

test("a driver sees the tablet's pay for the slider's hours, as in the estimator", async () => {
  await renderSite("/")
  const band = within(section("drive"))
  expect(band.getByRole("status").textContent).toBe("20 hours a week, with a tablet$130–$200a month, before taxes")
  const slider = band.getByRole("slider", { name: "Hours you drive a week" })
  fireEvent.input(slider, { target: { value: "30" } })
  expect(band.getByRole("status").textContent).toContain("$200–$300")
  expect(slider.getAttribute("aria-valuetext")).toBe("30 hours a week, with a tablet")
  expect(slider.getAttribute("max")).toBe("30")
  // The button has its own form, which works without JavaScript.
  const button = band.getByRole<HTMLButtonElement>("button", { name: "See what a screen pays" })
  expect(button.form?.getAttribute("action")).toBe("/drivers#estimate")
  expect([...new FormData(button.form as HTMLFormElement)]).toEqual([["hours", "30"]])
})

test("rates that cannot be parsed hide the pay", async () => {
  const { rates: known } = registry.drivers
  const rates = { ...known, full_hours: { ...known.full_hours, value: "some" } }
  await renderSite("/", [{ page: "drivers", sectionId: "rates", content: rates }])
  expect(document.querySelector("[data-section=drive]")).toBeNull()
})

test("the site's six figures are in one list, with their source stated once", async () => {
  const uptime = { ...registry.global.figures.uptime, basis: "Heartbeats of all screens", as_of: "2026-09-30" }
  await renderSite("/", [{ page: "global", sectionId: "figures", content: { uptime } }])
  const band = section("statistics")
  const list = band.querySelector("dl") as HTMLElement
  expect([...list.querySelectorAll("dd")].map(({ textContent }) => textContent)).toEqual([
    ...["500+", "12", "2M+", "95%", "8–12 min", "$500"],
  ])
  expect(band.textContent?.match(/Company figure/g)).toHaveLength(1)
  expect(list.textContent).toContain("Heartbeats of all screens. (As of September 30, 2026.)")
  expect(
    within(list).getByRole("link", { name: "With a tablet, 11–17 weeks at 20 hours a week" }).getAttribute("href"),
  ).toBe("/drivers#estimate")
})

test.each([
  ["$1,500", "12 cities, from $1,500 a campaign, reply within 24 hours"],
  ["on request", "12 cities, from $2,500 a campaign, reply within 24 hours"],
])("with %s as the tablet's minimum, the first view says %s", async (value, offer) => {
  const { in_car_tablet } = registry.formats.specification
  const content = { in_car_tablet: { ...in_car_tablet, minimum: { ...in_car_tablet.minimum, value } } }
  await renderSite("/", [{ page: "formats", sectionId: "specification", content }])
  expect(section("hero")).toHaveTextContent(offer)
})

test.each(["/", "/advertising"])("the page %s links to the buyer's own ad on a car", async (address) => {
  await renderSite(address)
  expect(screen.getByRole("link", { name: "See your ad on a car" })).toHaveAttribute("href", "/see-your-ad")
})

test.each([
  ["/drivers", "We contact you within 48 hours, by email or phone."],
  ["/es/contact", "Respondemos por correo en un plazo de 24 horas."],
])("the form at %s states the next step beside it", async (address, step) => {
  await renderSite(address)
  const [list] = screen.getAllByRole("region", { name: /What happens next|Qué sigue ahora/ })
  expect(within(list as HTMLElement).getAllByRole("listitem")).toHaveLength(3)
  expect(list).toHaveTextContent(step)
})

test.each([
  ["/privacy-request", "Write the email", "Privacy%20request"],
  ["/es/privacy-request", "Escribir el correo", "Solicitud%20de%20privacidad"],
])("without a mail server, the form at %s is a sentence and a button for an email", async (address, name, subject) => {
  await renderSite(address, [], { ...siteSettings, mail: false })
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", `mailto:hello@example.com?subject=${subject}`)
  expect(screen.queryByRole("button", { name: /Send the request|Enviar/ })).toBeNull()
})

const { title } = registry.about.people

test("a person's phone number and email address are links, and empty rows are hidden", async () => {
  const [nobody] = registry.about.people.items
  const contact = { phone: "+1 (949) 555-0100", email: "ana@example.com" }
  const person = { ...nobody, person: "Ana Ruiz", role: "Drivers", ...contact }
  await renderSite("/about", [{ page: "about", sectionId: "people", content: { items: [person, nobody] } }])
  const people = within(screen.getByRole("region", { name: title }))
  expect(people.getAllByRole("listitem")).toHaveLength(1)
  expect(people.getByRole("heading", { name: "Ana Ruiz" })).toBeTruthy()
  expect(people.getByRole("link", { name: person.phone }).getAttribute("href")).toBe("tel:+19495550100")
  expect(people.getByRole("link", { name: person.email }).getAttribute("href")).toBe("mailto:ana@example.com")
})

test("the page about the company without people shows only history and licenses", async () => {
  await renderSite("/about")
  expect(screen.queryByRole("heading", { name: title })).toBeNull()
  cleanup()
  const content = { history: "Founded in Irvine.", licenses: "CA 12345" }
  await renderSite("/about", [{ page: "about", sectionId: "people", content }])
  const people = within(screen.getByRole("region", { name: title }))
  expect(people.getByText("Founded in Irvine.")).toBeTruthy()
  expect(people.getByText("Licenses: CA 12345")).toBeTruthy()
})

test.each(["/safety", "/es/safety"])(
  "the page %s lists the company's addresses, including the sender of receipts",
  async (address) => {
    await renderSite(address, [], { ...siteSettings, mailFrom: "leads@farelight-mail.com" })
    const addresses = section("addresses")
    expect(addresses).toHaveTextContent("leads@farelight-mail.com")
    expect(addresses).toHaveTextContent("D-1042")
    expect(within(addresses).getByRole("link", { name: "+1 (949) 555-0142" })).toHaveAttribute(
      "href",
      "tel:+19495550142",
    )
    expect(within(addresses).getByRole("link", { name: "hello@example.com" })).toHaveAttribute(
      "href",
      "mailto:hello@example.com",
    )
    const report = screen.getByRole("link", { name: /FTC/ })
    expect(report).toHaveAttribute("href", "https://reportfraud.ftc.gov/")
    expect(screen.queryByRole("textbox")).toBeNull()
  },
)

const stored = (page: string, sectionId: string, items: object[]): StoredSection => ({
  page,
  sectionId,
  content: { ...(registry as Record<string, Record<string, object>>)[page]?.[sectionId], items },
})

describe("the sample report", () => {
  test.each([
    ["/sample-report", registry.sample_report.campaign.sample_label, "/sample-report.csv"],
    ["/es/sample-report", "Muestra: campaña inventada, sin datos de clientes", "/es/sample-report.csv"],
  ])("at %s is marked at top and end, and offers its days as a file", async (path, label, file) => {
    await renderSite(path)
    expect(within(screen.getByRole("article")).getAllByText(label)).toHaveLength(2)
    expect(document.querySelector("a[download]")).toHaveAttribute("href", file)
  })

  test("has its charts, and a table of cities and formats", async () => {
    await renderSite("/es/sample-report")
    expect(screen.getAllByRole("img", { name: /^Por día/ })).toHaveLength(2)
    const rows = within(screen.getByRole("table", { name: "Por ciudad y formato" })).getAllByRole("row")
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Los Angeles109,737/),
      expect.stringMatching(/^Dallas/),
      expect.stringMatching(/^Tableta a bordo179,596/),
      expect.stringMatching(/^Pantalla dinámica en el techo–/),
      "Total179,59695.4%939,183$7,838.85",
    ])
  })
})

describe("the evidence on the advertisers' page", () => {
  test("is shown once an operator has entered some", async () => {
    await renderSite("/advertising")
    expect(document.querySelector("[data-section=clients], [data-section=cases], [data-section=partners]")).toBeNull()
    cleanup()
    const study = {
      client: "Northgate Theater",
      goal: "Fill weekday evenings",
      campaign: "Tablets, six weeks",
      result: "+18% tickets",
      measured: "Box office",
      as_of: "2026-04-20",
      source: "https://example.com/case",
      quote: "",
      quoted: "",
    }
    const unproven = { ...study, client: "Bayview Health", as_of: "", source: "javascript:alert(1)" }
    await renderSite("/advertising", [
      stored("advertising", "clients", [{ client: "Northgate Theater", picture: "" }]),
      stored("advertising", "partners", [{ partner: "Count Bureau", measures: "traffic", source: "", picture: "" }]),
      stored("formats", "case_studies", [study, unproven]),
    ])
    expect(section("clients")).toHaveTextContent("Northgate Theater")
    expect(section("partners")).toHaveTextContent("Count Bureau")
    const [proven, claimed] = within(section("cases")).getAllByRole("listitem")
    expect(proven).toHaveTextContent(
      /\+18% tickets.*Fill weekday evenings.*Tablets, six weeks.*Box office.*April 20, 2026/,
    )
    expect(within(proven as HTMLElement).getByRole("link")).toHaveAttribute("href", study.source)
    expect(claimed).toHaveTextContent(/Box office.*Company figure/)
    expect(within(claimed as HTMLElement).queryByRole("link")).toBeNull()
  })

  test("keeps cases stored before cases had goals", async () => {
    const old = { client: "Old", campaign: "Wraps", result: "+5%", measured: "Counted", quote: "", quoted: "" }
    await renderSite("/advertising", [stored("formats", "case_studies", [old, { ...old, client: "Older" }])])
    expect(within(section("cases")).getAllByRole("listitem")).toHaveLength(2)
  })
})

const emptied = (content: object) =>
  Object.fromEntries(Object.entries(content).map(([key, part]) => [key, Array.isArray(part) ? [] : part]))

const withoutRows: StoredSection[] = Object.entries(registry).flatMap(([page, sections]) =>
  Object.entries(sections).map(([sectionId, content]) => ({ page, sectionId, content: emptied(content) })),
)

test.each(["/", "/drivers", "/advertising", "/formats", "/about", "/safety", "/privacy-request"])(
  "the page %s has no heading above an empty list",
  async (address) => {
    await renderSite(address)
    const shown = document.querySelectorAll("main h2, main h3").length
    cleanup()
    await renderSite(address, withoutRows)
    expect(document.querySelectorAll("main :is(ul, ol, dl, tbody):empty")).toHaveLength(0)
    expect(document.querySelectorAll("main h2, main h3").length).toBeLessThan(shown)
  },
)

test("the label of a figure is hidden without its figure", async () => {
  await renderSite("/drivers", [{ page: "drivers", sectionId: "hero", content: { figure: " " } }])
  expect(screen.queryByText(registry.drivers.hero.figure_label)).toBeNull()
})
