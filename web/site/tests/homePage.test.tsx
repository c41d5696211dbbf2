import { registry } from "@farelight/api/contract/content/registry.ts"
import { expect, test } from "@jest/globals"
import { fireEvent, screen, within } from "@testing-library/react"
import { renderSite } from "../../testing/renderSite.tsx"

const section = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-section=${name}]`)
  if (!found) throw new Error(`No section ${name}`)
  return found
}

const shownValue = (list: HTMLElement, label: RegExp) =>
  within(list).getByText(label).closest("div")?.querySelector("dd")?.textContent

test("a driver sees what a tablet pays at the hours of the slider, which lead to the estimator", async () => {
  await renderSite("/")
  const band = within(section("drive"))
  expect(band.getByRole("status").textContent).toBe("20 hours a week, with a tablet$130–$200a month, before taxes")
  const slider = band.getByRole("slider", { name: "Hours you drive a week" })
  fireEvent.input(slider, { target: { value: "30" } })
  expect(band.getByRole("status").textContent).toContain("$200–$300")
  expect(slider.getAttribute("aria-valuetext")).toBe("30 hours a week, with a tablet")
  expect(slider.getAttribute("max")).toBe("30")
  // A form of its own, which works without JavaScript.
  const button = band.getByRole<HTMLButtonElement>("button", { name: "See what a screen pays" })
  expect(button.form?.getAttribute("action")).toBe("/drivers#estimate")
  expect([...new FormData(button.form as HTMLFormElement)]).toEqual([["hours", "30"]])
})

test("says nothing of pay where the rates cannot be read", async () => {
  const rates = {
    ...registry.drivers.rates,
    full_hours: { ...registry.drivers.rates.full_hours, value: "some" },
  }
  await renderSite("/", [{ page: "drivers", sectionId: "rates", content: rates }])
  expect(document.querySelector("[data-section=drive]")).toBeNull()
})

test("all six figures are stated, and only those with a basis are large", async () => {
  const uptime = {
    ...registry.global.figures.uptime,
    basis: "Heartbeats of all screens",
    as_of: "2026-09-30",
  }
  await renderSite("/", [{ page: "global", sectionId: "figures", content: { uptime } }])
  const unverified = screen.getByLabelText("Company figures, not yet verified")
  const large = section("statistics").querySelector("dl") as HTMLElement
  expect(large.contains(unverified)).toBe(false)
  expect(shownValue(unverified, /^active vehicles/)).toBe("500+")
  expect(shownValue(unverified, /^monthly impressions/)).toBe("2M+")
  expect(shownValue(unverified, /^average view time/)).toBe("8–12 min")
  expect(shownValue(unverified, /^average driver earnings/)).toBe("$500")
  expect(shownValue(large, /^cities/)).toBe("12")
  expect(shownValue(large, /^uptime/)).toBe("95%")
  expect(within(unverified).queryByText(/^(cities|uptime)/)).toBeNull()
  const first = large.querySelectorAll(":scope > div:not(:has(dl))")
  expect([...first].filter((one) => /active vehicles|monthly impressions/.test(one.textContent ?? ""))).toEqual([])
  expect(large.textContent).toContain("Heartbeats of all screens. (As of September 30, 2026.)")
  // What nobody can earn in a month stands beside what it takes.
  expect(within(unverified).getByRole("link", { name: "What it takes" }).getAttribute("href")).toBe("/drivers#estimate")
})

test("the lowest price is that of the formats, lit once it has a basis", async () => {
  const priced = (price: object) => ({
    page: "formats",
    sectionId: "specification",
    content: {
      in_car_tablet: { ...registry.formats.specification.in_car_tablet, price },
    },
  })
  const { price } = registry.formats.specification.in_car_tablet
  await renderSite("/", [
    priced({
      ...price,
      value: "$12–$30",
      basis: "Rate card",
      as_of: "2026-09-30",
    }),
  ])
  expect(screen.getByText("from $12").dataset.set).toBe("true")
})

test("without a basis a price is one that is planned with, and one without a number is not shown", async () => {
  await renderSite("/")
  expect(screen.getByText("from $10").dataset.set).toBe("false")
  expect(section("statistics").textContent).toContain("Our planning figure.")
  const asked = { ...registry.formats.specification.in_car_tablet.price, value: "on request" }
  document.body.innerHTML = ""
  await renderSite("/", [
    {
      page: "formats",
      sectionId: "specification",
      content: { in_car_tablet: { price: asked } },
    },
  ])
  expect(screen.queryByText(/^from/)).toBeNull()
})
