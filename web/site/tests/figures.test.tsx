/** @jest-environment node */

import { contentTexts } from "@farelight/api/contract/content/contentTexts.ts"
import { isFigure } from "@farelight/api/contract/content/figures/figure.ts"
import { isInternal, registry } from "@farelight/api/contract/content/registry.ts"
import { describe, expect, test } from "@jest/globals"

// Every number on a public page comes from a figure with basis and date, or is listed here.

/** Numbers in content that are no figures, each with the reason why it needs no basis. */
const reviewed: readonly { where: RegExp; text: RegExp }[] = [
  // A telephone number, a promise, a date or an age is not measured.
  { where: /^global\.company\.phone$/, text: /\+[\d ()-]+/ },
  { where: /^global\.promises\./, text: /\d+ hours/ },
  { where: /^global\.legal\./, text: /October 21, 2025|18/ },
  // The server's limit.
  { where: /^status\.files\.text$/, text: /10 MB/ },
  // Legal and contract texts. Lawyers review their changes.
  { where: /^privacy_policy\./, text: /.*/s },
  { where: /^terms_of_service\./, text: /.*/s },
  { where: /^privacy_request\.steps\./, text: /45 days/g },
  { where: /^privacy_export\.unknown\.text$/, text: /7 days/ },
  // A place on the map, the day of a rule or a count, and a reference as an example.
  { where: /^cities\.list\.cities\.\d+\.rule_as_of$/, text: /[A-Z][a-z]+ \d+, \d{4}/ },
  { where: /^cities\.list\.(counted_on|cities\.\d+\.(latitude|longitude))$/, text: /.*/s },
  { where: /^(status\.unknown\.text|safety\.addresses\.reference_text)$/, text: /D-1042/ },
  // A made-up campaign, marked as such.
  { where: /^sample_report\.(campaign|figures|table|data)\./, text: /.*/s },
  { where: /^see_your_ad\.hero\.accepted_text$/, text: /MP4/ },
  // The number of fields of the form.
  { where: /^drivers\.apply\.bar_label$/, text: /8/ },
  // Technical requirements, and the duration of our own work.
  { where: /^advertising\.formats\.cards\.1\.fact_value$/, text: /250 sq ft/ },
  { where: /^formats\.specification\.[a-z_]+\.(size|length|file|resolution|lead_time)$/, text: /.*/s },
]

type Located = ReturnType<typeof contentTexts>[number]

const located = (page: string, content: unknown): Located[] =>
  contentTexts(content).map(({ field, text }) => ({ field: `${page}.${field}`, text }))

const withoutFigures = (content: unknown): unknown => {
  if (isFigure(content)) return ""
  if (Array.isArray(content)) return content.map(withoutFigures)
  if (typeof content !== "object" || content === null) return content
  return Object.fromEntries(Object.entries(content).map(([key, part]) => [key, withoutFigures(part)]))
}

const loose = (texts: readonly Located[]) =>
  texts.filter(({ field, text }) => {
    const rule = reviewed.find(({ where }) => where.test(field))
    return /\d/.test(rule ? text.replace(rule.text, "") : text)
  })

describe("a number in the site's texts", () => {
  test.each(Object.keys(registry).filter((page) => !isInternal(page)))(
    "is a figure or reviewed in the delivered page %s",
    (page) => {
      expect(loose(located(page, withoutFigures(registry[page as keyof typeof registry])))).toEqual([])
    },
  )

  test("is reported if it is neither a figure nor reviewed", () => {
    expect(loose(located("home", { hero: { text: "Over 90 cars in {cities} cities" } }))).toHaveLength(1)
    expect(loose(located("home", { hero: { text: "{cities} cities" } }))).toEqual([])
  })
})
