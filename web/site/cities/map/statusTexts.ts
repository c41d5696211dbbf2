import type { CityStatus } from "@farelight/api/contract/cities/city.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"

type Texts = PageContent<"cities">["page"]["statuses"]

export const statusTexts = (texts: Texts): Record<CityStatus, { label: string; text: string }> => ({
  OPEN: { label: texts.open_label, text: texts.open_text },
  WAIT_LIST: { label: texts.wait_list_label, text: texts.wait_list_text },
  NOT_PERMITTED: { label: texts.not_permitted_label, text: texts.not_permitted_text },
})
