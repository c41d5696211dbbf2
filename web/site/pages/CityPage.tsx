import { type City, cityName, citySlug, partsOf } from "@farelight/api/contract/cities/city.ts"
import { fillPlaceholders } from "@farelight/api/contract/content/contentTexts.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { type Locale, localized } from "@farelight/api/contract/site/locale.ts"
import { CITY_PARAMETER, cityPath, paths } from "@farelight/api/contract/site/sitePaths.ts"
import { writtenDateIn } from "@farelight/api/contract/text/writtenDate.ts"
import type { Words } from "@farelight/api/contract/words/en.ts"
import { use } from "react"
import type { Thing } from "schema-dts"
import { PageMeta, SiteOrigin } from "../document/PageMeta.tsx"
import { describedCity } from "../document/structuredData.ts"
import { useCurrentPage } from "../page/currentPage.ts"
import { ButtonLink } from "../sections/Button.tsx"
import { Hero } from "../sections/Hero.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import sections from "../sections/sections.module.css"
import { statusTexts } from "./CitiesPage.tsx"
import { NotFoundPage } from "./NotFoundPage.tsx"
import styles from "./styles/cities.module.css"

type Content = PageContent<"cities">

/** What is on offer in a city, for search engines. */
const cityService =
  (city: City, description: string, global: Content["global"], locale: Locale, words: Words) =>
  (origin: string): Thing => ({
    "@type": "Service",
    serviceType: words.service.type,
    name: `${global.company.name}, ${cityName(city)}`,
    description,
    url: origin + localized(cityPath(city.slug), locale),
    provider: { "@id": `${origin}/#organization` },
    areaServed: describedCity(city),
  })

/** What the content calls a format, in the page's language where the forms know it. */
const optionIn = ({ options }: Words, name: string) =>
  Object.entries(options).find(([option]) => option === name)?.[1] ?? name

/** The page of one city; that of an address without a page where the content lists none of this name. */
export const CityPage = () => {
  const { params, content } = useCurrentPage()
  const slug = params.slug?.toLowerCase()
  const city = content.cities.find((known) => known.slug === slug)
  return city && "list" in content.page ? <CityDetails {...(content as Content)} city={city} /> : <NotFoundPage />
}

const CityDetails = ({ global, page, city }: Content & { city: City }) => {
  const { locale, words } = useCurrentPage()
  const name = cityName(city)
  const texts = fillPlaceholders(page.city, { city: name })
  const listed = page.list.cities.find((known) => citySlug(known) === city.slug)
  const status = statusTexts(page.statuses)[city.status]
  const isOpen = city.status === "OPEN"
  const formats = partsOf(listed?.formats ?? "")
  const query = `?${CITY_PARAMETER}=${city.slug}` as const
  const service = isOpen ? { data: cityService(city, texts.description, global, locale, words)(use(SiteOrigin)) } : {}
  return (
    <>
      <PageMeta brand={global.company.name} meta={texts} path={cityPath(city.slug)} {...service} />
      <Hero
        section="city"
        title={texts.title}
        text={status.text}
        action={
          <>
            <ButtonLink to={`${paths.drivers}${query}#apply`}>
              {isOpen ? texts.drive_label : texts.wait_drive_label}
            </ButtonLink>
            <ButtonLink look="quiet" to={`${paths.contact}${query}#inquiry`}>
              {isOpen ? texts.advertise_label : texts.wait_advertise_label}
            </ButtonLink>
          </>
        }
        aside={
          <p className={styles.status} data-status={city.status}>
            <span>{texts.status_label}</span>
            {status.label}
          </p>
        }
      />
      <div className={sections.section} data-section="list">
        <div className={`${sections.page} ${styles.facts}`}>
          {formats.length > 0 && (
            <section>
              <h2>{texts.formats_title}</h2>
              <ul>
                {formats.map((format) => (
                  <li key={format}>{optionIn(words, format)}</li>
                ))}
              </ul>
            </section>
          )}
          {listed?.drivers_wanted && (
            <section>
              <h2>{texts.drivers_title}</h2>
              <p>{listed.drivers_wanted}</p>
            </section>
          )}
          {listed?.rule && (
            <section>
              <h2>{texts.rule_title}</h2>
              <p>{listed.rule}</p>
              {listed.rule_source && (
                <p className={styles.source}>
                  {texts.source_label} {listed.rule_source}
                </p>
              )}
              {listed.rule_as_of && (
                <p className={styles.source}>
                  {texts.as_of_label} {writtenDateIn(listed.rule_as_of, locale)}
                </p>
              )}
            </section>
          )}
        </div>
        <p className={`${sections.page} ${styles.back}`}>
          <SiteLink to={paths.cities}>{texts.all_label}</SiteLink>
        </p>
      </div>
    </>
  )
}
