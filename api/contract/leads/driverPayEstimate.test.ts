import { describe, expect, test } from "@jest/globals"
import { citiesOf } from "../cities/city.ts"
import { estimatePay, hoursOf, type PayRates, payChoiceOf, presentRates, weeksToEarn } from "./driverPayEstimate.ts"

const rate = (value: string) => ({ value, measures: "", basis: "", as_of: "" })

const rates: PayRates = {
  full_hours: rate("30"),
  in_car_tablet: rate("$200–$300"),
  car_wrapping: rate("$1,200 flat"),
  on_top_dynamic_screen: rate("on request"),
  other_cities: rate("100%"),
  cities: [{ name: "Las Vegas", share: rate("115%") }],
}

const tablet = { hours: 30, format: "in_car_tablet", city: "Irvine" } as const

describe("the estimate of a driver's pay", () => {
  test("is the whole range at full hours, and no higher for more hours", () => {
    const full = estimatePay(rates, tablet)
    expect(full).toEqual({
      monthly: { low: 200, high: 300 },
      weekly: { low: 46, high: 69 },
      countedHours: 30,
      rates: { format: rates.in_car_tablet, fullHours: rates.full_hours, share: rates.other_cities },
    })
    expect(estimatePay(rates, { ...tablet, hours: 60 })).toEqual(full)
  })

  test("is a share of the range for fewer hours, rounded down to five dollars", () => {
    expect(estimatePay(rates, { ...tablet, hours: 20 })?.monthly).toEqual({ low: 130, high: 200 })
    expect(estimatePay(rates, { ...tablet, hours: 1 })?.monthly).toEqual({ low: 5, high: 10 })
  })

  test("uses the city's share if the rates name the city", () => {
    expect(estimatePay(rates, { ...tablet, city: "Las Vegas" })).toMatchObject({
      monthly: { low: 230, high: 345 },
      rates: { share: rate("115%") },
    })
  })

  test("is null if a rate is not a number", () => {
    expect(estimatePay(rates, { ...tablet, format: "on_top_dynamic_screen" })).toBeNull()
    expect(estimatePay({ ...rates, full_hours: rate("0") }, tablet)).toBeNull()
    expect(estimatePay({ ...rates, other_cities: rate("") }, tablet)).toBeNull()
    expect(estimatePay({ ...rates, in_car_tablet: rate("$300–$200") }, tablet)).toBeNull()
  })
})

describe("the choice of a driver in a URL", () => {
  const place = { id: "", former: "", latitude: "", longitude: "", status: "OPEN", aliases: "" }
  const listed = [
    { ...place, name: "Los Angeles", state: "CA" },
    { ...place, name: "Irvine", state: "CA" },
    { ...place, name: "Paradise", state: "NV", former: "Las Vegas, NV" },
  ]
  const cities = citiesOf(listed, () => null)
  const choiceOf = (query: string) => payChoiceOf(new URLSearchParams(query), cities)

  test("finds a renamed city and its own share by the former name", () => {
    const choice = choiceOf("city=las-vegas-nv")
    expect(choice.city).toBe("Paradise")
    expect(estimatePay(presentRates(rates, cities), choice)?.rates.share).toEqual(rate("115%"))
  })

  test("is read as the form sends it", () => {
    expect(choiceOf("hours=12&format=car_wrapping&city=irvine-ca")).toEqual({
      hours: 12,
      format: "car_wrapping",
      city: "Irvine",
    })
    expect(choiceOf("city=").city).toBe("")
  })

  test("uses defaults for missing or unknown input, and no hours for invalid ones", () => {
    const choice = { hours: 20, format: "in_car_tablet", city: "" }
    expect(choiceOf("")).toEqual(choice)
    expect(choiceOf("hours=-3&format=constructor&city=%3Cb%3E")).toEqual({ ...choice, hours: null })
    expect(estimatePay(rates, choiceOf("hours=lots"))).toBeNull()
  })

  test("counts whole hours, up to those of a week of driving", () => {
    expect([" 7 ", "84", "85", "0", "", "7.5"].map(hoursOf)).toEqual([7, 84, null, null, null, null])
  })
})

test("the weeks to earn an amount use the same rates and are whole numbers", () => {
  // $200–$300 a month are $46.15–$69.23 a week.
  expect(weeksToEarn("$500", rates, tablet)).toEqual({ low: 8, high: 11 })
  expect(weeksToEarn("$500", rates, { ...tablet, hours: 15 })).toEqual({ low: 15, high: 22 })
  expect(weeksToEarn("$600", rates, { ...tablet, format: "car_wrapping" })).toEqual({ low: 3, high: 3 })
  expect(weeksToEarn("on request", rates, tablet)).toBeNull()
})
