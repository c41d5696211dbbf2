import { keyInWords } from "../content.ts"

/** What sections are called whose names in the content do not say what they are; `page/section` counts before `section`. */
const titles: Record<string, string> = {
  meta: "Search engines and sharing",
  hero: "Top of the page",
  brands: "What brands get",
  statistics: "Figures",
  vehicle_wrap: "Vehicle wraps",
  closing: "Invitation at the end",
  benefits: "Benefits for drivers",
  apply: "Application form",
  quick_links: "Links to other pages",
  pay: "What drivers are paid",
  estimator: "Pay estimator",
  rates: "Rates of the pay estimator",
  check: "Three questions before the application",
  questions: "Questions and answers",
  formats: "Ad formats",
  engagement: "Why passengers watch",
  campaign_stats: "Campaign figures",
  form: "Contact form",
  email: "Email address",
  coverage: "Where the company operates",
  message: "What the page says",
  detours: "Where to go instead",
  plan: "Campaign plan in the contact form",
  "formats/specification": "What each format needs",
  "formats/estimator": "Campaign estimator",
  "formats/media_kit": "Media kit, a PDF of this page",
  "formats/assumptions": "What the estimator assumes",
  "privacy_request/form": "Form",
  "privacy_request/kinds": "What can be asked for",
  "privacy_request/steps": "What happens then",
  "privacy_request/sent": "After sending",
  "privacy_confirmation/confirm": "The button",
  "privacy_confirmation/done": "Once it is confirmed",
  "privacy_confirmation/unknown": "A link that opens nothing",
  "privacy_export/contents": "What is in the copy",
  "privacy_export/unknown": "A link that opens nothing",
  "global/company": "The company",
  "global/figures": "Figures that texts name",
  "global/figure_notes": "Words beside figures",
  "global/promises": "Reply promises",
  "global/legal": "Facts of the legal pages",
  "global/footer": "Links at the end of each page",
  "global/pixel_choice": "The question about pixels",
  "global/pictures": "Descriptions of the site's own pictures",
  "global/driver_city_notes": "What the driver form says about a city",
  "global/advertiser_city_notes": "What the contact form says about a city",
  "cities/map": "The map on other pages",
  "cities/statuses": "What each status means",
  "cities/city": "The page of each city",
  "cities/list": "The cities",
  "global/social": "Social networks",
}

/** What a section is called in the editor. */
export const sectionTitle = ({ page, sectionId }: { page: string; sectionId: string }) => {
  const words = keyInWords(sectionId)
  const named = `${page}/${sectionId}`
  if (Object.hasOwn(titles, named)) return titles[named] ?? words
  if (Object.hasOwn(titles, sectionId)) return titles[sectionId] ?? words
  return words.charAt(0).toUpperCase() + words.slice(1)
}
