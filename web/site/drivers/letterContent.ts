import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { formatKeys } from "@farelight/api/contract/leads/adFormats.ts"
import { payFormats } from "@farelight/api/contract/leads/driverPayEstimate.ts"

/** The content of the letter's page, with what each format is like, as the page of formats says it. */
export const letterContent = (content: PageContent<"insurer_letter">, { page }: PageContent<"formats">) => ({
  ...content,
  equipment: payFormats.map((key) => {
    const { size, weight } = page.specification[key]
    return { name: formatKeys[key], size, weight }
  }),
})

export type LetterContent = ReturnType<typeof letterContent>
