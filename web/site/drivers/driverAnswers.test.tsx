import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import { CITY_PARAMETER } from "@farelight/api/contract/site/sitePaths.ts"
import { describe, expect, test } from "@jest/globals"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { hydrateSite } from "../../testing/hydrateSite.tsx"
import { renderSite } from "../../testing/renderSite.tsx"
import { valuedParameters } from "../entry-server.tsx"

const { page } = pageContent("drivers", [])

const section = (name: string) => within(screen.getByRole("region", { name }))

const estimate = () => section(page.estimator.title).getAllByRole("status")[0]

const openEstimator = async (query = "") => {
  const { user } = await renderSite(`/drivers${query}`)
  return { user, hours: screen.getByLabelText(page.estimator.hours_label) }
}

describe("the pay estimator", () => {
  test("updates with each choice, also in the URL, and keeps its result while hours are typed", async () => {
    const { user, hours } = await openEstimator()
    const city = screen.getByLabelText(page.estimator.city_label)
    expect(city).toHaveDisplayValue(page.estimator.other_city_label)
    expect(estimate()).toHaveTextContent("$130–$200")
    await user.clear(hours)
    expect(estimate()).toHaveTextContent("$130–$200")
    await user.type(hours, "30")
    expect(estimate()).toHaveTextContent("$200–$300")
    await user.selectOptions(screen.getByLabelText(page.estimator.format_label), "Car Wrapping")
    expect(estimate()).toHaveTextContent("$180–$450")
    expect(estimate()).toHaveTextContent("$41–$103 a week")
    await user.selectOptions(city, "Las Vegas")
    await waitFor(() => expect(location.search).toBe("?hours=30&format=car_wrapping&city=las-vegas-nv"))
    // The server's other pages know the city alone.
    expect(valuedParameters["/drivers"]).not.toContain(CITY_PARAMETER)
    await user.clear(hours)
    await user.type(hours, "all day")
    await user.tab()
    expect(screen.getByRole("alert")).toHaveTextContent("Enter whole hours, from 1 to 84.")
    expect(hours).toHaveValue("all day")
  })

  test("says that its rates are unverified, and shows formula, rates and assumptions", async () => {
    const { user } = await openEstimator("?hours=12&format=in_car_tablet&city=las-vegas-nv")
    const pay = section(page.estimator.title)
    expect(estimate()).toHaveTextContent("Company figure")
    expect(pay.getByText(page.estimator.caution)).toBeVisible()
    await user.click(pay.getByText(page.estimator.formula_title))
    const factors = pay.getAllByRole("listitem").map((row) => row.textContent)
    expect(page.estimator.average_title).toContain("$500")
    expect(factors).toContain("16–24 weeksIn-Car Tablet")
    expect(factors[0]).toMatch(/^\$200–\$300In-Car Tablet/)
    expect(factors[1]).toMatch(/^× 12 ÷ 30/)
    expect(factors[2]).toMatch(/^× 115%Las Vegas/)
    expect(factors[3]).toMatch(/^= \$90–\$135/)
    expect(factors[1]).toContain("your hours ÷ 30")
    for (const assumption of page.estimator.assumptions)
      expect(pay.getByText(assumption.replace("{hours}", "30"))).toBeVisible()
    expect(pay.getAllByText(/Company figure/, { selector: "details *" })).toHaveLength(4)
  })

  test("opens with the URL's city, as does the application, and has no result without a number", async () => {
    await openEstimator("?city=las-vegas-nv")
    expect(screen.getByLabelText(page.estimator.city_label)).toHaveDisplayValue("Las Vegas")
    expect(estimate()).toHaveTextContent("$150–$230")
    expect(screen.getByLabelText("City")).toHaveValue("Las Vegas, NV")
    cleanup()
    await openEstimator("?hours=lots")
    expect(estimate()).toHaveTextContent("Enter whole hours, from 1 to 84.")
    expect(screen.getByLabelText(page.estimator.hours_label)).toHaveValue("lots")
  })
})

/** Also finds fields in the server's HTML, before hydration. */
const field = <Field extends HTMLInputElement | HTMLSelectElement>(container: HTMLElement, label: string) =>
  within(container).getByLabelText<Field>(label)

const chooseWork = (container: HTMLElement) => {
  field(container, page.estimator.hours_label).value = "15"
  field(container, page.estimator.format_label).value = "car_wrapping"
  field(container, page.estimator.city_label).value = "las-vegas-nv"
}

test("choices made in the pay estimator before the scripts loaded are applied, and stay checked", async () => {
  const [{ title, text } = { title: "", text: "" }] = page.requirements.items
  const tick = (container: HTMLElement) => field<HTMLInputElement>(container, title + text)
  const before = (container: HTMLElement) => {
    chooseWork(container)
    tick(container).checked = true
  }
  expect(await hydrateSite("/drivers", { before })).toEqual([])
  expect(estimate()).toHaveTextContent("$100–$255")
  expect(screen.getByLabelText(page.estimator.hours_label)).toHaveValue("15")
  expect(screen.getByLabelText(page.estimator.format_label)).toHaveDisplayValue("Car Wrapping")
  expect(tick(document.body)).toBeChecked()
})

test("the pay estimator applies values restored by the browser, and ignores Enter", async () => {
  const { hours } = await openEstimator()
  expect(estimate()).toHaveTextContent("$130–$200")
  chooseWork(document.body)
  act(() => {
    fireEvent(window, new Event("pageshow"))
  })
  expect(estimate()).toHaveTextContent("$100–$255")
  // An event that is not prevented would load the page anew.
  expect(fireEvent.submit(hours.closest("form") as HTMLFormElement)).toBe(false)
  expect(estimate()).toHaveTextContent("$100–$255")
})

test("requirements above the application can be ticked, but need not be", async () => {
  await renderSite("/drivers")
  const requirements = section(page.requirements.title)
  for (const { title, text } of page.requirements.items)
    expect(requirements.getByRole("checkbox", { name: (name) => name.startsWith(title) })).toHaveAccessibleDescription(
      text,
    )
  for (const box of requirements.getAllByRole("checkbox")) {
    expect(box).not.toBeRequired()
    // Answers are not submitted.
    expect(box).not.toHaveAttribute("name")
  }
  // CSS keeps this link in view, which requires this structure.
  const bar = screen.getByRole("link", { name: page.apply.bar_label })
  expect(bar).toHaveAttribute("href", "/drivers#apply")
  expect(bar.parentElement?.nextElementSibling).toHaveAttribute("id", "apply")
  expect(bar.parentElement?.lastElementChild).toBe(bar)
  expect(screen.getByRole("link", { name: page.safety.link_label })).toHaveAttribute("href", "/safety")
})

test("structured data of the drivers' page contains the questions and answers shown", async () => {
  await renderSite("/drivers")
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "null")
  const told = data["@graph"].find((part: { "@type": string }) => part["@type"] === "FAQPage")
  expect(told.mainEntity).toHaveLength(page.questions.items.length)
  for (const { name, acceptedAnswer } of told.mainEntity) {
    expect(section(page.questions.title).getByRole("heading", { name })).toBeInTheDocument()
    const isAnswer = (_text: string, element: Element | null) =>
      element?.matches("p") === true && element.textContent === acceptedAnswer.text
    expect(section(page.questions.title).getByText(isAnswer)).toBeInTheDocument()
  }
  // Closed answers have no links to find by their role.
  expect(screen.getByText(/Uber's legal documents/)).toHaveAttribute("href", "https://www.uber.com/legal/")
})
