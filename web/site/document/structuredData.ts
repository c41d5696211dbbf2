import { type City, openCities } from "@farelight/api/contract/cities/city.ts"
import { hasBasis } from "@farelight/api/contract/content/figures/figure.ts"
import type { GlobalContent } from "@farelight/api/contract/content/registry.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { fillWords } from "@farelight/api/contract/text/fillWords.ts"
import { type Locale, localized } from "@farelight/api/contract/text/locale.ts"
import type { Words } from "@farelight/api/contract/words/en.ts"
import { adFormats } from "@farelight/api/rooms/leads/advertisers/contract.ts"
import type { City as CityNode, Graph, Thing } from "schema-dts"

/** The links of a new installation point to these reserved domains. */
const PLACEHOLDER = /^https?:\/\/([\w-]+\.)*example\.(com|net|org)(\/|$)/

export interface Breadcrumb {
  name: string
  path: string
}

interface DescribedPage {
  origin: string
  path: string
  locale: Locale
  words: Words
  title: string
  description: string
  global: GlobalContent
  cities: readonly City[]
  data?: Thing | undefined
  /** Breadcrumbs. Without them, the page is a child of the home page. */
  trail?: readonly Breadcrumb[] | undefined
}

/** Only figures with a basis, as structured data cannot contain a caveat. */
const serviceFacts = (
  { active_vehicles, cities, monthly_impressions }: GlobalContent["figures"],
  words: Words["service"],
) =>
  [
    hasBasis(active_vehicles) && fillWords(words.vehicles, { count: active_vehicles.value }),
    hasBasis(cities) && fillWords(words.cities, { count: cities.value }),
    hasBasis(monthly_impressions) && fillWords(words.impressions, { count: monthly_impressions.value }),
  ]
    .filter((fact) => fact !== false)
    .join(", ")

export const cityNode = ({ name, state }: Pick<City, "name" | "state">): CityNode => ({
  "@type": "City",
  name,
  ...(state && { containedInPlace: { "@type": "State", name: state } }),
})

/** Made from the content of the page, so that the two always agree. */
export const structuredData = ({
  origin,
  path,
  locale,
  words: { service, fields, options },
  title,
  description,
  global,
  cities,
  data,
  trail = [{ name: title, path }],
}: DescribedPage): Graph => {
  const { company, figures, social } = global
  const organization = { "@id": `${origin}/#organization` }
  const url = `${origin}${localized(path, locale)}`
  const home = `${origin}${localized(paths.home, locale)}`

  const facts = serviceFacts(figures, service)

  const parts: Thing[] = [
    {
      "@type": "Organization",
      ...organization,
      name: company.name,
      legalName: company.legal_name,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      email: company.contact_email,
      telephone: company.phone,
      sameAs: social.links.map(({ url }) => url).filter((url) => !PLACEHOLDER.test(url)),
      location: { "@type": "Place", name: company.location },
    },
    {
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name: company.name,
      url: `${origin}/`,
      inLanguage: ["en", "es"],
      publisher: organization,
    },
    {
      "@type": "WebPage",
      "@id": `${url}#page`,
      name: title,
      description,
      url,
      inLanguage: locale,
      isPartOf: { "@id": `${origin}/#website` },
    },
  ]

  if (path !== paths.home) {
    parts.push({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: company.name, item: home },
        ...trail.map((step, index) => ({
          "@type": "ListItem" as const,
          position: index + 2,
          name: step.name,
          item: origin + localized(step.path, locale),
        })),
      ],
    })
  }

  if (path === paths.home || path === paths.advertising) {
    parts.push({
      "@type": "Service",
      serviceType: service.type,
      name: fillWords(service.name, { company: company.name }),
      ...(facts && { description: `${facts}.` }),
      provider: organization,
      url: `${origin}${localized(paths.advertising, locale)}`,
      areaServed: openCities(cities).map(cityNode),
      audience: { "@type": "BusinessAudience", name: service.audience },
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        name: fields.adFormats,
        itemListElement: Object.values(adFormats).map((name) => ({
          "@type": "Offer",
          itemOffered: { "@type": "Service", name: options[name] },
        })),
      },
    })
  }

  if (data) parts.push(data)

  return { "@context": "https://schema.org", "@graph": parts }
}
