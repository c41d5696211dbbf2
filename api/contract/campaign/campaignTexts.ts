import type { PageContent } from "../content/registry.ts"
import { type AmountRange, dollars, rangeInWords } from "../leads/amounts.ts"
import type { AdFormat } from "../site/adFormats.ts"
import { fillWords } from "../text/fillWords.ts"
import { bookablePlan, type CampaignEstimate, type CampaignWish, type FormatEstimate } from "./campaignEstimate.ts"

type EstimatorWords = PageContent<"formats">["page"]["estimator"]

export interface LabeledValue {
  value: string
  label: string
}

const count = (value: number) => value.toLocaleString("en-US")
// A range follows from a range of prices and is no more precise than them.
const counts = (range: AmountRange) =>
  rangeInWords(range, (value) => count(range.low === range.high ? value : Number(value.toPrecision(3))))
const amounts = (range: AmountRange) => rangeInWords(range, dollars)

const partTexts = (words: EstimatorWords, wish: CampaignWish, part: FormatEstimate) => {
  const { booked, weeks, fault } = part
  const facts = {
    weeks,
    asked: wish.weeks ?? weeks,
    cars: booked?.cars ? counts(booked.cars) : "",
    share: dollars(part.share),
    minimum: dollars(part.minimum),
    impressions: count(part.capacity.impressions),
    dollars: dollars(part.capacity.dollars),
  }
  const notes = [
    fault && words[`${fault}_fault`],
    weeks !== wish.weeks && words.wrap_text,
    part.isRaised && words.raised_text,
    part.isAtCapacity && words.capacity_text,
  ]
  return {
    format: part.format,
    booked: booked && `${counts(booked.impressions)} ${words.impressions_result_label}, ${amounts(booked.budget)}`,
    cars: booked?.cars ? fillWords(words.cars_text, facts) : null,
    notes: notes.flatMap((note) => (note ? [fillWords(note, facts)] : [])),
  }
}

export interface EstimateTexts {
  totals: LabeledValue[]
  left: LabeledValue | null
  parts: { format: AdFormat; booked: string | null; cars: string | null; notes: string[] }[]
}

export const estimateTexts = (words: EstimatorWords, wish: CampaignWish, estimate: CampaignEstimate): EstimateTexts => {
  const { counted, modeled, budget, left } = estimate
  const totals = [
    counted && { value: counts(counted), label: words.counted_label },
    modeled && { value: counts(modeled), label: words.modeled_label },
    bookablePlan(wish, estimate) && { value: amounts(budget), label: words.budget_result_label },
  ]
  const label = fillWords(words.left_label, { budget: dollars(wish.amount ?? 0) })
  return {
    totals: totals.filter((total) => total !== null),
    left: left && left.high > 0 ? { value: amounts(left), label } : null,
    parts: estimate.formats.map((part) => partTexts(words, wish, part)),
  }
}
