import { figureRange } from "../content/figures/figureRange.ts"
import { pageContent, type StoredSection } from "../content/pageContent.ts"
import { dollars } from "../leads/amounts.ts"
import { type AdFormat, adFormats } from "../site/adFormats.ts"
import { cityInventory, readAssumptions } from "./campaignEstimate.ts"

const WEEKS_A_MONTH = 52 / 12

interface PayGap {
  format: AdFormat
  /** In dollars for a sold-out month in one city; revenue and pay are both low or both high estimates. */
  revenue: number
  pay: number
}

/** Formats that lose money: even a sold-out month earns no more than the pay in the best-paid city. */
export const payGaps = (stored: readonly StoredSection[]): PayGap[] => {
  const formats = pageContent("formats", stored).page
  const { global, page } = pageContent("drivers", stored)
  const { rates } = page
  const shares = [rates.other_cities, ...rates.cities.map(({ share }) => share)].map(({ value }) => figureRange(value))
  const share = Math.max(0, ...shares.map((range) => range?.high ?? 0)) / 100
  const known = readAssumptions(formats)
  const gapsOf = (format: AdFormat, pay: string, cars: string | null): PayGap[] => {
    const [assumed, paid] = [known[format], figureRange(pay)]
    const offered = assumed && cityInventory(assumed)
    const carried = cars === null ? offered : figureRange(cars)?.low
    if (!assumed || !paid || !offered || !carried) return []
    const lots = assumed.perCar === null ? offered / 1_000 : offered / 4
    const ends = (["low", "high"] as const).map((end) => ({
      format,
      revenue: Math.round(lots * WEEKS_A_MONTH * assumed.price[end]),
      pay: Math.round(carried * paid[end] * share),
    }))
    return ends.filter(({ revenue, pay: paidOut }) => revenue <= paidOut).slice(0, 1)
  }
  const { tablet_cars, roof_cars } = formats.assumptions
  return [
    ...gapsOf(adFormats.IN_CAR_TABLET, global.figures.driver_monthly_pay.value, tablet_cars.value),
    ...gapsOf(adFormats.CAR_WRAPPING, rates.car_wrapping.value, null),
    ...gapsOf(adFormats.ON_TOP_DYNAMIC_SCREEN, rates.on_top_dynamic_screen.value, roof_cars.value),
  ]
}

export const describePayGap = ({ format, revenue, pay }: PayGap) =>
  `${format}: in one city, a sold-out month earns ${dollars(revenue)}, and its drivers are promised ${dollars(pay)}.`
