import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import { describe, expect, test } from "@jest/globals"
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { renderSite } from "../../testing/renderSite.tsx"

const { page } = pageContent("drivers", [])

const section = (name: string) => within(screen.getByRole("region", { name }))

const estimate = () => section(page.pay.title).getAllByRole("status")[0]

const openEstimator = async (query = "") => {
  const { user } = await renderSite(`/drivers${query}`)
  return { user, hours: screen.getByLabelText(page.estimator.hours_label) }
}

describe("the pay estimator", () => {
  test("answers each choice at once, and announces it", async () => {
    const { user, hours } = await openEstimator()
    expect(screen.getByLabelText(page.estimator.city_label)).toHaveDisplayValue(page.estimator.other_city_label)
    expect(estimate()).toHaveTextContent("$130–$200")
    await user.clear(hours)
    await user.type(hours, "30")
    expect(estimate()).toHaveTextContent("$200–$300")
    await user.click(screen.getByLabelText("Car Wrapping"))
    expect(estimate()).toHaveTextContent("$180–$450")
    expect(estimate()).toHaveTextContent("$41–$103 a week")
  })

  test("has its formula, assumptions and rates in view, and says that they are not verified", async () => {
    await openEstimator("?hours=12&format=in_car_tablet&city=Las+Vegas")
    const pay = section(page.pay.title)
    const factors = pay.getAllByRole("listitem").map((row) => row.textContent)
    expect(factors[0]).toMatch(/^\$200–\$300In-Car Tablet/)
    expect(factors[1]).toMatch(/^× 12 ÷ 30/)
    expect(factors[2]).toMatch(/^× 115%Las Vegas/)
    expect(factors[3]).toMatch(/^= \$90–\$135/)
    for (const assumption of page.estimator.assumptions) expect(pay.getByText(assumption)).toBeVisible()
    expect(pay.getAllByText(/not yet verified/)).toHaveLength(4)
    expect(pay.getByText(page.estimator.caution)).toBeVisible()
  })

  test("keeps its last answer while the hours are being typed", async () => {
    const { user, hours } = await openEstimator("?hours=30")
    await user.clear(hours)
    expect(estimate()).toHaveTextContent("$200–$300")
    await user.type(hours, "all day")
    await user.tab()
    expect(screen.getByRole("alert")).toHaveTextContent("Enter whole hours, from 1 to 84.")
    expect(hours).toHaveValue("all day")
  })

  test("says after how many weeks its rates come to the average of the home page", async () => {
    await openEstimator("?hours=30")
    const rows = section(page.pay.title)
      .getAllByRole("listitem")
      .map((row) => row.textContent)
    expect(page.estimator.average_title).toContain("$500")
    expect(rows).toContain("8–11 weeksIn-Car Tablet")
    expect(rows).toContain("5–13 weeksCar Wrapping")
  })

  test("keeps its choices in the address", async () => {
    const { user } = await openEstimator()
    await user.selectOptions(screen.getByLabelText(page.estimator.city_label), "Las Vegas")
    await waitFor(() => expect(location.search).toBe("?hours=20&format=in_car_tablet&city=Las+Vegas"))
  })

  test("has no answer to hours that are no number", async () => {
    await openEstimator("?hours=lots")
    expect(estimate()).toHaveTextContent("Enter whole hours, from 1 to 84.")
    expect(screen.getByLabelText(page.estimator.hours_label)).toHaveValue("lots")
  })
})

describe("before the application", () => {
  test("the requirements stand as a list, and each question of the check takes yes or no", async () => {
    await renderSite("/drivers")
    const requirements = section(page.requirements.title)
    for (const { title } of page.requirements.items)
      expect(requirements.getByRole("heading", { name: title })).toBeVisible()
    for (const { title, if_no: ifNo } of page.check.questions) {
      const question = within(requirements.getByRole("group", { name: title }))
      expect(question.getAllByRole("radio")).toHaveLength(2)
      expect(question.getByRole("status")).toHaveTextContent(ifNo)
    }
    expect(requirements.getByRole("link", { name: page.check.button_label })).toHaveAttribute("href", "/drivers#apply")
  })

  test("the page says what nobody may ask for, and leads to the safety page", async () => {
    await renderSite("/drivers")
    expect(screen.getByRole("link", { name: page.safety.link_label })).toHaveAttribute("href", "/safety#check")
    cleanup()
    await renderSite("/safety")
    expect(screen.getByRole("heading", { level: 1, name: "Is it really us?" })).toBeVisible()
    expect(screen.getByRole("link", { name: "hello@example.com" })).toHaveAttribute("href", "mailto:hello@example.com")
    expect(screen.getByRole("link", { name: "+1 (949) 555-0142" })).toHaveAttribute("href", "tel:+19495550142")
    expect(screen.getByRole("link", { name: "Report to the FTC" })).toHaveAttribute(
      "href",
      "https://reportfraud.ftc.gov/",
    )
  })
})

test("the questions are told to search engines with the answers that the page shows", async () => {
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
