import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import { afterEach, describe, expect, test } from "@jest/globals"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { hydrateSite } from "../../testing/hydrateSite.tsx"

const { estimator: pay, requirements } = pageContent("drivers", []).page
const { estimator: campaign } = pageContent("formats", []).page

let remove = async () => {}

afterEach(() => remove())

/** A field as a visitor without scripts would reach it. */
const field = <Field extends HTMLElement>(container: HTMLElement, label: string) =>
  within(container).getByLabelText<Field>(label)

const open = async (path: string, before: (container: HTMLElement) => void) => {
  const hydrated = await hydrateSite(path, { before })
  remove = hydrated.remove
  expect(hydrated.complaints).toEqual([])
}

const chooseWork = (container: HTMLElement) => {
  field<HTMLInputElement>(container, pay.hours_label).value = "15"
  field<HTMLSelectElement>(container, pay.format_label).value = "car_wrapping"
  field<HTMLSelectElement>(container, pay.city_label).value = "las-vegas-nv"
}

describe("what was chosen before the scripts had loaded", () => {
  test("is what the pay estimator answers, and stays ticked in the list of what a driver needs", async () => {
    const tick = (container: HTMLElement) =>
      field<HTMLInputElement>(container, `${requirements.items[0]?.title}${requirements.items[0]?.text}`)
    await open("/drivers", (container) => {
      chooseWork(container)
      tick(container).checked = true
    })
    expect(screen.getByText("$100–$255")).toBeVisible()
    expect(screen.getByLabelText(pay.hours_label)).toHaveValue("15")
    expect(screen.getByLabelText(pay.format_label)).toHaveDisplayValue("Car Wrapping")
    expect(tick(document.body)).toBeChecked()
  })

  test("is what the campaign estimator answers", async () => {
    await open("/formats", (container) => {
      field<HTMLInputElement>(container, "Number of impressions").checked = true
      field<HTMLInputElement>(container, campaign.amount_label).value = "100,000"
      for (const label of ["In-Car Tablet", "Austin"]) field<HTMLInputElement>(container, label).checked = true
    })
    expect(screen.getByRole("status")).toHaveTextContent("100,000 counted impressions, in the car$2,500 budget")
  })
})

test("the pay estimator follows what the browser restores once the page is shown, and Enter leaves it as it is", async () => {
  await open("/drivers", () => {})
  expect(screen.getByText("$130–$200")).toBeVisible()
  chooseWork(document.body)
  act(() => {
    fireEvent(window, new Event("pageshow"))
  })
  expect(screen.getByText("$100–$255")).toBeVisible()
  const { form } = screen.getByLabelText<HTMLInputElement>(pay.hours_label)
  // An event that is not prevented would load the page anew.
  expect(fireEvent.submit(form as HTMLFormElement)).toBe(false)
  expect(screen.getByText("$100–$255")).toBeVisible()
})
