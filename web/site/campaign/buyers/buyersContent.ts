import { type SampleReport, sampleReport } from "@farelight/api/contract/campaign/sampleReport.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { Locale } from "@farelight/api/contract/site/locale.ts"
import type { SiteBackend } from "@farelight/api/contract/site/site.ts"

/** The advertiser page, with the hours of the sample report and what clients have done. */
export type AdvertisingContent = PageContent<"advertising"> & {
  byHour: SampleReport["byHour"]
  cases: PageContent<"formats">["page"]["case_studies"]
}

export type SampleReportContent = PageContent<"sample_report"> & { report: SampleReport }

/** What the buyers' pages are rendered from that depends on the page of formats. */
export const buyersContent = (backend: SiteBackend, locale: Locale) => ({
  advertising: async (): Promise<AdvertisingContent> => {
    const [content, formats] = await Promise.all([
      backend.loadPage("advertising", locale),
      backend.loadPage("formats", locale),
    ])
    return { ...content, byHour: sampleReport(formats).byHour, cases: formats.page.case_studies }
  },

  sampleReport: async (): Promise<SampleReportContent> => {
    const [content, formats] = await Promise.all([
      backend.loadPage("sample_report", locale),
      backend.loadPage("formats", locale),
    ])
    return { ...content, report: sampleReport(formats) }
  },
})
