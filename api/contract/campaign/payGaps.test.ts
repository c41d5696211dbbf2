import { expect, test } from "@jest/globals"
import { openCities } from "../cities/city.ts"
import { figureRange } from "../content/figures/figureRange.ts"
import { globalContentOf, listedCities } from "../content/pageContent.ts"
import { registry } from "../content/registry.ts"
import { describePayGap, payGaps } from "./payGaps.ts"

const { assumptions, specification } = registry.formats
const numberIn = (text: string) => figureRange(text)?.low ?? 0

test("in the delivered figures, a sold-out month of each format earns more than its drivers are paid", () => {
  expect(payGaps([])).toEqual([])
})

test("the delivered capacities add up to the network's cars and monthly impressions", () => {
  const cities = openCities(listedCities([])).length
  const wraps = Math.floor((numberIn(assumptions.car_wrapping.value) * 4) / numberIn(assumptions.wrapped_car.value))
  const cars = wraps + numberIn(assumptions.tablet_cars.value) + numberIn(assumptions.roof_cars.value)
  const { figures } = globalContentOf([])
  expect(cars * cities).toBeGreaterThanOrEqual(numberIn(figures.active_vehicles.value))
  const monthly = (numberIn(assumptions.in_car_tablet.value) * cities * 52) / 12
  expect(monthly).toBeGreaterThanOrEqual(numberIn(figures.monthly_impressions.value))
})

test("the minimum of a campaign buys no more than one city shows in four weeks", () => {
  for (const key of ["in_car_tablet", "on_top_dynamic_screen"] as const) {
    const { minimum, price } = specification[key]
    const bought = (numberIn(minimum.value) / numberIn(price.value)) * 1_000
    expect(bought).toBeLessThanOrEqual(numberIn(assumptions[key].value) * 4)
  }
})

test("the check of the figures reports prices that do not cover the drivers' pay", () => {
  const in_car_tablet = { ...specification.in_car_tablet, price: "$10–$25" }
  const rates = { ...registry.drivers.rates, car_wrapping: "$180–$1,000" }
  const gaps = payGaps([
    { page: "formats", sectionId: "specification", content: { ...specification, in_car_tablet } },
    { page: "drivers", sectionId: "rates", content: rates },
  ])
  expect(gaps.map(describePayGap)).toEqual([
    "In-Car Tablet: in one city, a sold-out month earns $1,690, and its drivers are promised $2,300.",
    "Car Wrapping: in one city, a sold-out month earns $16,575, and its drivers are promised $19,550.",
  ])
})

test("the check of the figures skips texts without a number", () => {
  const in_car_tablet = { ...specification.in_car_tablet, price: "on request" }
  expect(payGaps([{ page: "formats", sectionId: "specification", content: { in_car_tablet } }])).toEqual([])
})
