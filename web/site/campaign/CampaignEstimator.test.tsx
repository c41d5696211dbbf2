import { describe, expect, test } from "@jest/globals"
import { screen } from "@testing-library/react"
import { enter } from "../../testing/enter.ts"
import { api } from "../../testing/mockApi.ts"
import { renderSite } from "../../testing/renderSite.tsx"

const wish = "start=budget&amount=12000&weeks=6&formats=In-Car+Tablet&cities=Irvine&cities=Austin"

describe("the campaign estimator", () => {
  test("shows what the address asks for, and links to the form with the plan", async () => {
    await renderSite(`/formats?${wish}`)
    expect(screen.getByRole("status")).toHaveTextContent("460,000 impressions$12,000 budget")
    expect(screen.getByRole("link", { name: "Send this plan" })).toHaveAttribute(
      "href",
      "/contact?budget=12000&weeks=6&formats=In-Car+Tablet&cities=Irvine&cities=Austin#inquiry",
    )
  })

  test("follows each entry, and starts from impressions as well", async () => {
    const { user } = await renderSite("/formats")
    expect(screen.getByRole("status")).toHaveTextContent("Enter an amount")
    await user.click(screen.getByLabelText("Number of impressions"))
    await enter(user, screen.getByLabelText("Amount"), "100,000")
    await user.click(screen.getByLabelText("In-Car Tablet"))
    await user.click(screen.getByLabelText("Austin"))
    expect(screen.getByRole("status")).toHaveTextContent("100,000 impressions$2,500 budget")
  })
})

test("a case study shows once the operator has written one", async () => {
  const item = { client: "Harbor Coffee", campaign: "Two weeks.", result: "", measured: "", quote: "", quoted: "" }
  await renderSite("/formats", [{ page: "formats", sectionId: "case_studies", content: { items: [item] } }])
  expect(screen.getByRole("heading", { name: "Harbor Coffee" })).toBeVisible()
})

describe("the contact form's plan", () => {
  test("is taken over from the address and sent", async () => {
    const { user } = await renderSite("/contact?budget=12000&weeks=6&formats=Car+Wrapping&cities=Irvine&cities=Austin")
    expect(screen.getByLabelText("Car Wrapping")).toBeChecked()
    expect(screen.getByRole("link", { name: "Change the estimate" })).toHaveAttribute(
      "href",
      "/formats?weeks=6&formats=Car+Wrapping&cities=Irvine&cities=Austin&amount=12000#estimator",
    )
    const texts = { "Contact name": "Alex", "Company name": "Harbor", Email: "a@example.com", Location: "Irvine" }
    for (const [label, text] of Object.entries(texts)) await enter(user, screen.getByLabelText(label), text)
    await enter(user, screen.getByLabelText("Message"), "Hello")
    await user.click(screen.getByRole("button", { name: "Send Message" }))
    await screen.findAllByText(/Message sent successfully/)
    expect(api.asked("SubmitAdvertiserInquiry")).toMatchObject([
      { planned_budget: 12_000, planned_weeks: 6, planned_cities: "Irvine, Austin", ad_formats: "Car Wrapping" },
    ])
  })

  test("may be left out", async () => {
    await renderSite("/contact")
    expect(screen.getByLabelText("Planned weeks")).not.toBeRequired()
    expect(screen.getByText("Campaign plan (optional)").closest("details")).not.toHaveAttribute("open")
  })
})
