import { type City, openCities } from "@farelight/api/contract/cities/city.ts"
import type { GlobalContent } from "@farelight/api/contract/content/registry.ts"
import { paths } from "@farelight/api/contract/sitePaths.ts"
import { adFormats } from "@farelight/api/modules/advertisers/contract.ts"

interface DescribedPage {
  origin: string
  /** The page's canonical path. */
  path: string
  title: string
  description: string
  global: GlobalContent
  cities: readonly City[]
  /** What is known of this page alone. */
  parts?: readonly object[]
}

/** A city as schema.org describes it. */
export const describedCity = ({ name, state }: Pick<City, "name" | "state">) => ({
  "@type": "City",
  name,
  ...(state && { containedInPlace: { "@type": "State", name: state } }),
})

/**
 * A page's schema.org JSON-LD for search engines. Every name and figure comes from the content that the pages show, so
 * that no edit can make the two differ.
 */
export const structuredData = ({
  origin,
  path,
  title,
  description,
  global,
  cities,
  parts: own = [],
}: DescribedPage) => {
  const { company, figures, social } = global
  const organization = { "@id": `${origin}/#organization` }
  const url = `${origin}${path}`

  const parts: object[] = [
    {
      "@type": "Organization",
      ...organization,
      name: company.name,
      legalName: company.legal_name,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      email: company.contact_email,
      telephone: company.phone,
      sameAs: social.links.map((link) => link.url),
      location: { "@type": "Place", name: company.location },
    },
    {
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name: company.name,
      url: `${origin}/`,
      inLanguage: "en",
      publisher: organization,
    },
    {
      "@type": "WebPage",
      "@id": `${url}#page`,
      name: title,
      description,
      url,
      isPartOf: { "@id": `${origin}/#website` },
    },
  ]

  if (path !== paths.home) {
    parts.push({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: company.name, item: `${origin}/` },
        { "@type": "ListItem", position: 2, name: title, item: url },
      ],
    })
  }

  if (path === paths.home || path === paths.advertising) {
    parts.push({
      "@type": "Service",
      serviceType: "Rideshare advertising",
      name: `${company.name} rideshare advertising`,
      description: `${figures.active_vehicles} vehicles in ${figures.cities} cities, ${figures.monthly_impressions} monthly impressions.`,
      provider: organization,
      url: `${origin}${paths.advertising}`,
      areaServed: openCities(cities).map(describedCity),
      audience: { "@type": "BusinessAudience", name: "Brands and agencies" },
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        name: "Ad formats",
        itemListElement: Object.values(adFormats).map((name) => ({
          "@type": "Offer",
          itemOffered: { "@type": "Service", name },
        })),
      },
    })
  }

  return { "@context": "https://schema.org", "@graph": [...parts, ...own] }
}
