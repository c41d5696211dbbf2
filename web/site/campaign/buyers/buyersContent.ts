import { type Inventory, inventoryFrom } from "@farelight/api/contract/campaign/inventory.ts"
import { type SampleReport, sampleReport } from "@farelight/api/contract/campaign/sampleReport.ts"
import type { Figure } from "@farelight/api/contract/content/figure.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { type FormatKey, formatKeys } from "@farelight/api/contract/leads/adFormats.ts"
import type { Locale } from "@farelight/api/contract/site/locale.ts"
import type { SiteBackend } from "@farelight/api/contract/site/site.ts"

/** The advertiser page, with the hours of the sample report and what clients have done. */
export type AdvertisingContent = PageContent<"advertising"> & {
  byHour: SampleReport["byHour"]
  cases: PageContent<"formats">["page"]["case_studies"]
}

type FormatFigures = Record<"price" | "minimum" | "offered", Figure>

export type InventoryContent = PageContent<"inventory"> & {
  inventory: Inventory
  figures: Record<FormatKey, FormatFigures>
}

export type SampleReportContent = PageContent<"sample_report"> & { report: SampleReport }

/** What the buyers' pages are rendered from that depends on the page of formats, or on the day. */
export const buyersContent = (backend: SiteBackend, locale: Locale) => ({
  advertising: async (): Promise<AdvertisingContent> => {
    const [content, formats] = await Promise.all([
      backend.loadPage("advertising", locale),
      backend.loadPage("formats", locale),
    ])
    return { ...content, byHour: sampleReport(formats).byHour, cases: formats.page.case_studies }
  },

  inventory: async (): Promise<InventoryContent> => {
    const [content, { page: formats }] = await Promise.all([
      backend.loadPage("inventory", locale),
      backend.loadPage("formats", locale),
    ])
    const { page, cities } = content
    const figuresOf = (key: FormatKey): FormatFigures => {
      const { price, minimum } = formats.specification[key]
      return { price, minimum, offered: formats.assumptions[key] }
    }
    const keys = Object.keys(formatKeys) as FormatKey[]
    return {
      ...content,
      // What was sold to whom stays here.
      page: { ...page, bookings: { items: [] } },
      inventory: inventoryFrom(backend.today, { formats, bookings: page.bookings.items, cities }),
      figures: Object.fromEntries(keys.map((key) => [key, figuresOf(key)])) as InventoryContent["figures"],
    }
  },

  sampleReport: async (): Promise<SampleReportContent> => {
    const [content, formats] = await Promise.all([
      backend.loadPage("sample_report", locale),
      backend.loadPage("formats", locale),
    ])
    return { ...content, report: sampleReport(formats) }
  },
})
