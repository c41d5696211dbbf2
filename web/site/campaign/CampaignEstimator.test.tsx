import { describe, expect, jest, test } from "@jest/globals"
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { api } from "../../testing/api.ts"
import { enter } from "../../testing/enter.ts"
import { hydrateSite } from "../../testing/hydrateSite.tsx"
import { renderSite } from "../../testing/renderSite.tsx"

const wish = "start=budget&amount=12000&weeks=6&formats=In-Car+Tablet&cities=Irvine&cities=Austin"

const outcome = () => screen.getByRole("status")

describe("the campaign estimator", () => {
  test("shows the plan in the URL, and links to the form with its bookable part", async () => {
    await renderSite(`/formats?${wish}`)
    expect(outcome()).toHaveTextContent("468,000 counted impressions, in the car$7,956–$11,700 budget")
    expect(outcome()).toHaveTextContent("$300–$4,044 left of $12,000")
    expect(screen.getByText(/All that these cities and weeks can show/)).toBeVisible()
    expect(screen.getByRole("link", { name: "Send this plan" })).toHaveAttribute(
      "href",
      "/contact?budget=11700&weeks=6&start=budget&amount=12000&formats=In-Car+Tablet&cities=Irvine&cities=Austin#inquiry",
    )
  })

  test("is shared as a link and printed, with entries as numbers", async () => {
    const { user } = await renderSite(`/es/formats?${wish.replace("12000", "12k")}`)
    const printed = jest.spyOn(window, "print").mockReturnValue()
    await user.click(screen.getByRole("button", { name: "Imprimir o guardar como PDF" }))
    expect(printed).toHaveBeenCalledTimes(1)
    const write = jest.spyOn(navigator.clipboard, "writeText")
    await user.click(screen.getByRole("button", { name: "Copiar enlace" }))
    expect(await screen.findByText("Enlace copiado.")).toBeVisible()
    expect(write).toHaveBeenCalledWith(`http://localhost/es/formats?${wish}#estimator`)
    await user.click(screen.getByLabelText("Denver"))
    expect(screen.queryByText("Enlace copiado.")).toBeNull()
    const back = document.querySelector<HTMLAnchorElement>("footer a[href*='#estimator']")
    expect(back?.href).toContain(`/es/formats?${wish.replace("&cities=Austin", "&cities=Denver&cities=Austin")}`)
  })

  test("applies choices made before the scripts loaded", async () => {
    const before = (container: HTMLElement) => {
      const field = (label: string) => within(container).getByLabelText<HTMLInputElement>(label)
      field("Amount").value = "100,000"
      for (const label of ["Number of impressions", "In-Car Tablet", "Austin"]) field(label).checked = true
    }
    expect(await hydrateSite("/formats?start=budget", { before })).toEqual([])
    expect(outcome()).toHaveTextContent("100,000 counted impressions, in the car$2,500 budget")
  })

  test("passes on only bookable formats", async () => {
    await renderSite("/formats?amount=1,000,000&weeks=1&formats=In-Car+Tablet&cities=Irvine")
    expect(outcome()).toHaveTextContent("Nothing can be booked like this")
    expect(outcome()).toHaveTextContent("$1,000,000 left of $1,000,000")
    expect(screen.queryByRole("link", { name: "Send this plan" })).toBeNull()
    expect(screen.queryByRole("button", { name: "Print or save as PDF" })).toBeNull()
  })

  test.each([
    ["/formats?start=budget", "Amount", /^Enter dollars such as 5000, 5,000\.50, \$5,000, 5k or 1\.5m/],
    ["/es/formats?start=budget", "Cantidad", /^Escriba dólares, como 5000, 5,000\.50, \$5,000, 5k o 1\.5m/],
  ])("at %s shows the accepted values on blur, and keeps the input", async (path, label, help) => {
    const { user } = await renderSite(path)
    const amount = screen.getByLabelText(label)
    await enter(user, amount, "about 5.000")
    expect(screen.queryByText(help)).toBeNull()
    await user.tab()
    expect(screen.getByRole("alert")).toHaveTextContent(help)
    expect(amount).toBeInvalid()
    expect(amount).toHaveValue("about 5.000")
    await user.clear(amount)
    await enter(user, amount, "5,000.50")
    await user.tab()
    expect(amount).toBeValid()
    cleanup()
    // Without JavaScript, the amount comes from the address.
    await renderSite(`${path}&amount=lots`)
    expect(screen.getByLabelText(label)).toHaveValue("lots")
    expect(screen.getByText(help)).toBeVisible()
  })

  test("opens with an example that is not yet a plan", async () => {
    const { user } = await renderSite("/formats")
    expect(outcome()).toHaveTextContent("200,000–294,000 counted impressions, in the car$5,000 budget")
    expect(screen.queryByRole("button", { name: "Print or save as PDF" })).toBeNull()
    await user.click(screen.getByLabelText("Dallas"))
    expect(screen.queryByText(/^An example/)).toBeNull()
    expect(screen.getByRole("button", { name: "Print or save as PDF" })).toBeVisible()
  })

  test("updates with each entry, also from impressions, and mirrors entries in the URL", async () => {
    const { user } = await renderSite("/formats?start=budget")
    const entries = history.length
    const amount = screen.getByLabelText("Amount")
    expect(outcome()).toHaveTextContent("Enter an amount")
    await user.click(screen.getByLabelText("Number of impressions"))
    await enter(user, amount, "100k")
    await user.click(screen.getByLabelText("In-Car Tablet"))
    await user.click(screen.getByLabelText("Austin"))
    expect(outcome()).toHaveTextContent("100,000 counted impressions, in the car$2,500 budget")
    const kept = () => Object.fromEntries(new URLSearchParams(location.search))
    const plan = { start: "impressions", weeks: "4", formats: "In-Car Tablet", cities: "Austin" }
    await waitFor(() => expect(kept()).toEqual({ ...plan, amount: "100k" }))
    expect(location.hash).toBe("#estimator")
    await user.clear(amount)
    await enter(user, amount, "my card is 4111")
    await waitFor(() => expect(kept()).toEqual(plan))
    expect(history).toHaveLength(entries)
  })
})

describe("the campaign plan in the contact form", () => {
  const fillIn = async (user: UserEvent) => {
    const texts = { "Contact name": "Alex", "Company name": "Harbor", Email: "a@example.com", Message: "Hello" }
    for (const [label, text] of Object.entries(texts)) await enter(user, screen.getByLabelText(label), text)
  }

  test("is filled from the URL and sent", async () => {
    const { user } = await renderSite("/contact?budget=12000&weeks=6&formats=Car+Wrapping&cities=Irvine&cities=Austin")
    expect(screen.getByLabelText("Car Wrapping")).toBeChecked()
    expect(screen.getByRole("link", { name: "Change the estimate" })).toHaveAttribute(
      "href",
      "/formats?weeks=6&amount=12000&formats=Car+Wrapping&cities=Irvine&cities=Austin#estimator",
    )
    expect(screen.queryByLabelText("Location")).toBeNull()
    await fillIn(user)
    await user.click(screen.getByRole("button", { name: "Send Message" }))
    await screen.findAllByText(/Message sent successfully/)
    expect(screen.queryByText(/All fields are required/)).toBeNull()
    const cities = "Irvine, Austin"
    const plan = { planned_budget: 12_000, planned_weeks: 6, planned_cities: cities, ad_formats: "Car Wrapping" }
    expect(api.asked("SubmitAdvertiserInquiry")).toMatchObject([{ location: cities, ...plan }])
  })

  test("contains the location, shows limits in dollars, and is optional", async () => {
    await renderSite("/contact")
    expect(screen.getByLabelText("Planned weeks")).not.toBeRequired()
    expect(screen.getByText("Campaign plan (optional)").closest("details")).not.toHaveAttribute("open")
    cleanup()
    const { user } = await renderSite("/contact?budget=5k&formats=Car+Wrapping&cities=Irvine")
    await fillIn(user)
    await enter(user, screen.getByLabelText(/^Planned cities/), ", Reno")
    const budget = screen.getByLabelText(/^Planned budget/)
    await enter(user, budget, " or so")
    await user.click(screen.getByRole("button", { name: "Send Message" }))
    expect(await screen.findAllByText(/^Enter dollars such as/)).toHaveLength(2)
    await user.clear(budget)
    await enter(user, budget, "7.5k")
    await user.click(screen.getByRole("button", { name: "Send Message" }))
    await screen.findAllByText(/Message sent successfully/)
    expect(screen.queryByText(/on our list/)).toBeNull()
    expect(api.asked("SubmitAdvertiserInquiry")).toMatchObject([{ location: "Irvine, Reno", planned_budget: 7_500 }])
  })
})
