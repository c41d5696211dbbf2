import { sampleDays } from "@farelight/api/contract/campaign/sampleReport.ts"
import type { Figure } from "@farelight/api/contract/content/figures/figure.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { SiteBackend } from "@farelight/api/contract/forms/site.ts"
import { type FormatKey, formatKeys } from "@farelight/api/contract/site/adFormats.ts"
import type { Locale } from "@farelight/api/contract/text/locale.ts"

export type AdvertisingContent = PageContent<"advertising"> & {
  days: { day: string; counted: number }[]
  /** In the order of the cards. */
  prices: Figure[]
  cases: PageContent<"formats">["page"]["case_studies"]
}

export const buyersContent = (backend: SiteBackend, locale: Locale) => ({
  advertising: async (): Promise<AdvertisingContent> => {
    const [content, formats, sample] = await Promise.all([
      backend.loadPage("advertising", locale),
      backend.loadPage("formats", locale),
      backend.loadPage("sample_report", locale),
    ])
    const { case_studies: cases, specification } = formats.page
    const days = sampleDays(sample.page).map(({ day, counted }) => ({ day, counted }))
    const keys = Object.keys(formatKeys) as FormatKey[]
    return { ...content, days, prices: keys.map((key) => specification[key].price), cases }
  },
})
