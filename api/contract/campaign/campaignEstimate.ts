import type { City } from "../cities/city.ts"
import { figureRange } from "../content/figures/figureRange.ts"
import type { PageContent } from "../content/registry.ts"
import type { AmountRange } from "../leads/amounts.ts"
import { type AdFormat, formatKeys, formatNames } from "../site/adFormats.ts"
import { planLimits } from "./campaignPlan.ts"
import type { LinkedPlan } from "./campaignSearch.ts"

export interface CampaignWish {
  start: "budget" | "impressions"
  /** In whole dollars or impressions, depending on `start`. */
  amount: number | null
  weeks: number | null
  formats: readonly AdFormat[]
  cities: readonly string[]
}

/** Impressions of tablets are counted, and those of other formats are modeled. The two kinds are never added up. */
const countedFormats: readonly AdFormat[] = ["In-Car Tablet"]

export const kindOf = (format: AdFormat) => (countedFormats.includes(format) ? "counted" : "modeled")

/** Wraps are sold in blocks of four weeks. */
const WRAP_WEEKS = 4

export interface FormatAssumptions {
  /** In dollars per thousand impressions; for wraps, per car and four weeks. */
  price: AmountRange
  minimum: number
  weekly: number
  /** Wraps only: impressions per car and four weeks. */
  perCar: number | null
}

export type CampaignAssumptions = Partial<Record<AdFormat, FormatAssumptions>>

/**
 * Reason why a format cannot be booked: its share or its capacity is below the minimum, or the share pays no whole car.
 */
type EstimateFault = "share" | "capacity" | "car"

export interface FormatEstimate {
  format: AdFormat
  /** In dollars or impressions, as `CampaignWish.start` says. */
  share: number
  minimum: number
  weeks: number
  capacity: { impressions: number; dollars: number }
  booked: { cars: AmountRange | null; impressions: AmountRange; budget: AmountRange } | null
  fault: EstimateFault | null
  /** The request exceeds the inventory, so the upper end of what is booked is the whole inventory. */
  isAtCapacity: boolean
  /** At the lowest price, the impressions cost less than the minimum, so the minimum applies. */
  isRaised: boolean
}

export interface CampaignEstimate {
  counted: AmountRange | null
  modeled: AmountRange | null
  budget: AmountRange
  /** The rest of the budget that is not spent; null if the wish has no budget. */
  left: AmountRange | null
  formats: FormatEstimate[]
}

/** Omits a format whose figures cannot be parsed, as editors may write any text. */
export const readAssumptions = ({
  specification,
  assumptions,
}: Pick<PageContent<"formats">["page"], "specification" | "assumptions">): CampaignAssumptions => {
  const read: CampaignAssumptions = {}
  for (const key of formatNames) {
    const price = figureRange(specification[key].price.value)
    const minimum = figureRange(specification[key].minimum.value)
    const weekly = figureRange(assumptions[key].value)
    const isWrap = key === "car_wrapping"
    const perCar = isWrap ? figureRange(assumptions.wrapped_car.value) : null
    if (!price || !minimum || !weekly || (isWrap && !perCar)) continue
    read[formatKeys[key]] = {
      price,
      minimum: Math.ceil(minimum.low),
      weekly: Math.floor(weekly.low),
      perCar: perCar && Math.floor(perCar.low),
    }
  }
  return read
}

/**
 * One format of a whole campaign. A unit is an impression, or one car for wraps. `each` is the impressions of a unit,
 * and `price` is for `per` units.
 */
interface Lot {
  capacity: number
  each: number
  isWhole: boolean
  minimum: number
  price: AmountRange
  per: number
}

/** Weekly impressions of one city, or cars for wraps, as a car drives in one city only. */
export const cityInventory = ({ weekly, perCar }: Pick<FormatAssumptions, "weekly" | "perCar">) =>
  perCar === null ? weekly : Math.floor((weekly * WRAP_WEEKS) / perCar)

const lotOf = (assumptions: FormatAssumptions, cities: number, weeks: number): Lot => {
  const { price, minimum, perCar } = assumptions
  const offered = cityInventory(assumptions) * cities
  if (perCar === null) return { capacity: offered * weeks, each: 1, isWhole: false, minimum, price, per: 1_000 }
  const periods = weeks / WRAP_WEEKS
  return {
    capacity: offered,
    each: perCar * periods,
    isWhole: true,
    minimum,
    price: { low: price.low * periods, high: price.high * periods },
    per: 1,
  }
}

interface Offer {
  units: number
  dollars: number
}

/** Two offers, as the price is a range: at the highest and at the lowest price. */
const offersFor = (
  start: CampaignWish["start"],
  share: number,
  lot: Lot,
): [dear: Offer, cheap: Offer] | EstimateFault => {
  const { capacity, each, isWhole, minimum, price, per } = lot
  const unitsAt = (dollars: number, dollarsEach: number) => (dollars * per) / dollarsEach
  const dollarsFor = (units: number, dollarsEach: number) => (units * dollarsEach) / per
  const least = Math.max(1, Math.ceil(unitsAt(minimum, price.high)))
  if (start === "budget" && share < minimum) return "share"
  if (least > capacity) return "capacity"

  const offers = (fewest: number, most: number): [Offer, Offer] => {
    const high = Math.floor(dollarsFor(fewest, price.high))
    const low = Math.max(minimum, Math.ceil(dollarsFor(most, price.low)))
    return [
      { units: fewest, dollars: start === "budget" ? Math.min(share, high) : high },
      { units: most, dollars: start === "budget" ? Math.min(share, low) : low },
    ]
  }
  if (start === "impressions") {
    const units = Math.min(capacity, Math.max(least, Math.ceil(share / each)))
    return offers(units, units)
  }
  const most = Math.min(capacity, Math.floor(unitsAt(share, price.low)))
  if (least > most) return "car"
  const atHighest = unitsAt(share, price.high)
  return offers(Math.min(most, Math.max(least, isWhole ? Math.floor(atHighest) : Math.ceil(atHighest))), most)
}

const between = (one: number, other: number): AmountRange => ({ low: Math.min(one, other), high: Math.max(one, other) })

const sum = (ranges: readonly AmountRange[]): AmountRange | null =>
  ranges.length === 0
    ? null
    : {
        low: ranges.reduce((total, { low }) => total + low, 0),
        high: ranges.reduce((total, { high }) => total + high, 0),
      }

/** The shares are whole numbers that add up to the amount, so the first shares take the remainder. */
const partOf = (amount: number, parts: number, index: number) =>
  Math.floor(amount / parts) + (index < amount % parts ? 1 : 0)

/** Null while the wish is incomplete. Browser and server share this, so both show the same numbers. */
export const estimateCampaign = (wish: CampaignWish, assumptions: CampaignAssumptions): CampaignEstimate | null => {
  const { start, amount, weeks, cities } = wish
  const formats = wish.formats.filter((format) => assumptions[format])
  if (!amount || amount > planLimits[start] || !weeks || weeks > planLimits.weeks) return null
  if (formats.length === 0 || cities.length === 0) return null

  const estimates = formats.map((format): FormatEstimate => {
    const known = assumptions[format] as FormatAssumptions
    const runs = known.perCar === null ? weeks : Math.ceil(weeks / WRAP_WEEKS) * WRAP_WEEKS
    const lot = lotOf(known, cities.length, runs)
    // Counted and modeled impressions have no sum, so the requested number applies to each kind.
    const sharing = start === "budget" ? formats : formats.filter((other) => kindOf(other) === kindOf(format))
    const share = partOf(amount, sharing.length, sharing.indexOf(format))
    const offers = offersFor(start, share, lot)
    const estimate = {
      format,
      share,
      minimum: lot.minimum,
      weeks: runs,
      capacity: {
        impressions: lot.capacity * lot.each,
        dollars: Math.floor((lot.capacity * lot.price.high) / lot.per),
      },
    }
    if (typeof offers === "string") {
      return { ...estimate, booked: null, fault: offers, isAtCapacity: false, isRaised: false }
    }
    const [dear, cheap] = offers
    return {
      ...estimate,
      booked: {
        cars: lot.isWhole ? between(dear.units, cheap.units) : null,
        impressions: between(dear.units * lot.each, cheap.units * lot.each),
        budget: between(dear.dollars, cheap.dollars),
      },
      fault: null,
      isAtCapacity:
        cheap.units === lot.capacity && (start === "budget" ? share > cheap.dollars : share > lot.capacity * lot.each),
      isRaised: start === "impressions" && (Math.ceil(share / lot.each) * lot.price.low) / lot.per < lot.minimum,
    }
  })

  const booked = estimates.flatMap(({ format, booked }) => (booked ? [{ kind: kindOf(format), ...booked }] : []))
  const shown = (kind: "counted" | "modeled") =>
    sum(booked.filter((part) => part.kind === kind).map(({ impressions }) => impressions))
  const budget = sum(booked.map((part) => part.budget)) ?? { low: 0, high: 0 }
  return {
    counted: shown("counted"),
    modeled: shown("modeled"),
    budget,
    left: start === "budget" ? { low: amount - budget.high, high: amount - budget.low } : null,
    formats: estimates,
  }
}

/** The estimator starts with this wish: twice the minimum, on tablets in two cities. Null if that cannot be booked. */
export const exampleWish = (assumptions: CampaignAssumptions, cities: readonly City[]): CampaignWish | null => {
  const [format] = countedFormats
  const minimum = format && assumptions[format]?.minimum
  if (!minimum) return null
  const names = cities.slice(0, 2).map(({ name }) => name)
  const wish: CampaignWish = { start: "budget", amount: minimum * 2, weeks: 4, formats: [format], cities: names }
  const estimate = estimateCampaign(wish, assumptions)
  return estimate && bookablePlan(wish, estimate) && wish
}

/** The budget is at the higher price, so that it suffices. Null if nothing is bookable. */
export const bookablePlan = (
  { start, cities }: CampaignWish,
  { budget, formats }: CampaignEstimate,
): LinkedPlan | null => {
  const booked = formats.filter((estimate) => estimate.booked)
  if (booked.length === 0) return null
  // A link carries one amount, which is split evenly again, so the sum of the shares gives the same estimate.
  const shares = new Map<string, number>()
  for (const { format, share } of booked) {
    const sharing = start === "budget" ? start : kindOf(format)
    shares.set(sharing, (shares.get(sharing) ?? 0) + share)
  }
  const [amount, ...others] = new Set(shares.values())
  return {
    // If the shares of counted and modeled impressions differ, no single number reproduces both.
    entered: amount === undefined || others.length > 0 ? null : { start, amount },
    budget: budget.high,
    // The lowest number is the requested one, as wraps are rounded up to blocks of four weeks.
    weeks: Math.min(...booked.map(({ weeks }) => weeks)),
    formats: booked.map(({ format }) => format),
    cities: [...cities],
  }
}
