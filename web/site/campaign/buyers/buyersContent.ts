import { sampleDays } from "@farelight/api/contract/campaign/sampleReport.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { SiteBackend } from "@farelight/api/contract/forms/site.ts"
import type { Locale } from "@farelight/api/contract/text/locale.ts"

export type AdvertisingContent = PageContent<"advertising"> & {
  counted: number[]
  cases: PageContent<"formats">["page"]["case_studies"]
}

export const buyersContent = (backend: SiteBackend, locale: Locale) => ({
  advertising: async (): Promise<AdvertisingContent> => {
    const [content, formats, sample] = await Promise.all([
      backend.loadPage("advertising", locale),
      backend.loadPage("formats", locale),
      backend.loadPage("sample_report", locale),
    ])
    const counted = sampleDays(sample.page).map((day) => day.counted)
    return { ...content, counted, cases: formats.page.case_studies }
  },
})
