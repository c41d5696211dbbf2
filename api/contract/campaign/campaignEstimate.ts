import { figureRange } from "../content/figures/figureRange.ts"
import type { PageContent } from "../content/registry.ts"
import type { AmountRange } from "../leads/amounts.ts"
import { type AdFormat, type FormatKey, formatKeys } from "../site/adFormats.ts"
import { planLimits } from "./campaignPlan.ts"
import type { LinkedPlan } from "./campaignSearch.ts"

export interface CampaignWish {
  start: "budget" | "impressions"
  /** Whole dollars or impressions, by `start`. */
  amount: number | null
  weeks: number | null
  formats: readonly AdFormat[]
  cities: readonly string[]
}

/** Tablets count each ad that starts; who looks at a car is modeled. The two are never added up. */
const countedFormats: readonly AdFormat[] = ["In-Car Tablet"]

export const kindOf = (format: AdFormat) => (countedFormats.includes(format) ? "counted" : "modeled")

/** A wrap is sold by the started four weeks. */
const WRAP_WEEKS = 4

export interface FormatAssumptions {
  /** Dollars for a thousand impressions, or of wraps for a car and four weeks. */
  price: AmountRange
  minimum: number
  weekly: number
  /** Of wraps: the impressions of one car in four weeks. */
  perCar: number | null
}

export type CampaignAssumptions = Partial<Record<AdFormat, FormatAssumptions>>

/** Why a format cannot be booked: its share is too small, the cities and weeks are, or no whole car fits the share. */
type EstimateFault = "share" | "capacity" | "car"

export interface FormatEstimate {
  format: AdFormat
  /** The dollars or impressions of the wish that fall to it. */
  share: number
  minimum: number
  /** How long it runs: of wraps, whole four weeks. */
  weeks: number
  /** The most that it can show in these cities and weeks, and what that costs at the highest price. */
  capacity: { impressions: number; dollars: number }
  /** Null if it cannot be booked. */
  booked: { cars: AmountRange | null; impressions: AmountRange; budget: AmountRange } | null
  fault: EstimateFault | null
  /** Whether the higher end is all that there is. */
  isAtCapacity: boolean
  /** Whether it would cost less than the minimum, were there none: at the lowest price at least. */
  isRaised: boolean
}

export interface CampaignEstimate {
  counted: AmountRange | null
  modeled: AmountRange | null
  budget: AmountRange
  /** What the budget has left; null where none was given. */
  left: AmountRange | null
  formats: FormatEstimate[]
}

/** The figures on the page of formats as numbers. A format whose figures cannot be read is left out. */
export const readAssumptions = ({
  specification,
  assumptions,
}: Pick<PageContent<"formats">["page"], "specification" | "assumptions">): CampaignAssumptions => {
  const read: CampaignAssumptions = {}
  for (const key of Object.keys(formatKeys) as FormatKey[]) {
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

/** What is sold of a format: impressions by the thousand, or cars, each for the whole campaign. */
interface Lot {
  capacity: number
  each: number
  isWhole: boolean
  minimum: number
  price: AmountRange
  /** The units that a price is for. */
  per: number
}

/** What one city has to offer: impressions a week, or of wraps cars, each of which drives in one city. */
const offeredIn = ({ weekly, perCar }: Pick<FormatAssumptions, "weekly" | "perCar">) =>
  perCar === null ? weekly : Math.floor((weekly * WRAP_WEEKS) / perCar)

const lotOf = (assumptions: FormatAssumptions, cities: number, weeks: number): Lot => {
  const { price, minimum, perCar } = assumptions
  const offered = offeredIn(assumptions) * cities
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

/** The units of a share at the highest and at the lowest price. Units and dollars are rounded toward the inside. */
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

/** An amount in whole parts, the first of which take what does not divide. */
const partOf = (amount: number, parts: number, index: number) =>
  Math.floor(amount / parts) + (index < amount % parts ? 1 : 0)

/** What a campaign comes to; null while something of the wish is missing. The browser and the server work it out alike. */
export const estimateCampaign = (wish: CampaignWish, assumptions: CampaignAssumptions): CampaignEstimate | null => {
  const { start, amount, weeks, cities } = wish
  const formats = wish.formats.filter((format) => assumptions[format])
  if (!amount || amount > planLimits[start] || !weeks || weeks > planLimits.weeks) return null
  if (formats.length === 0 || cities.length === 0) return null

  const estimates = formats.map((format): FormatEstimate => {
    const known = assumptions[format] as FormatAssumptions
    const runs = known.perCar === null ? weeks : Math.ceil(weeks / WRAP_WEEKS) * WRAP_WEEKS
    const lot = lotOf(known, cities.length, runs)
    // Impressions are needed of each kind, as the two cannot be added up.
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

/** The part of a wish that can be booked, at the higher price; null if nothing can. */
export const plannedOf = (
  { start, cities }: CampaignWish,
  { budget, formats }: CampaignEstimate,
): LinkedPlan | null => {
  const booked = formats.filter((estimate) => estimate.booked)
  if (booked.length === 0) return null
  // The shares of what is booked: split evenly over it, they come to the same again. Impressions are split within a kind.
  const shares = new Map<string, number>()
  for (const { format, share } of booked) {
    const sharing = start === "budget" ? start : kindOf(format)
    shares.set(sharing, (shares.get(sharing) ?? 0) + share)
  }
  const [amount, ...others] = new Set(shares.values())
  return {
    // No number of impressions leads back to two kinds that differ.
    entered: amount === undefined || others.length > 0 ? null : { start, amount },
    budget: budget.high,
    // Those of the wish, unless there are only wraps.
    weeks: Math.min(...booked.map(({ weeks }) => weeks)),
    formats: booked.map(({ format }) => format),
    cities: [...cities],
  }
}
