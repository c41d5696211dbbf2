import { type City, cityName, partsOf } from "@farelight/api/contract/cities/city.ts"
import { fillPlaceholders } from "@farelight/api/contract/content/contentTexts.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { AdFormat } from "@farelight/api/contract/site/adFormats.ts"
import { CITY_PARAMETER, cityPath, paths } from "@farelight/api/contract/site/sitePaths.ts"
import { type Locale, localized } from "@farelight/api/contract/text/locale.ts"
import { localizeDate } from "@farelight/api/contract/text/writtenDate.ts"
import type { Words } from "@farelight/api/contract/words/en.ts"
import { use } from "react"
import type { Thing } from "schema-dts"
import type { CityContent } from "../cities/cityContent.ts"
import { campaignPath, EstimateCards } from "../cities/EstimateCards.tsx"
import { LocalMapView } from "../cities/LocalMap.tsx"
import { statusTexts } from "../cities/map/statusTexts.ts"
import { PageMeta, SiteOrigin } from "../document/PageMeta.tsx"
import { cityNode } from "../document/structuredData.ts"
import { useCitiesSearch } from "../page/citiesSearch.ts"
import { useCurrentPage } from "../page/currentPage.ts"
import { formatPictures } from "../pictures/sitePictures.ts"
import { ButtonLink } from "../sections/Button.tsx"
import { ClosingCall } from "../sections/ClosingCall.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import { OwnPicture } from "../sections/SitePicture.tsx"
import { NotFoundPage } from "./NotFoundPage.tsx"
import styles from "./styles/city.module.css"

type Page = PageContent<"cities">["page"]

const SOURCE = /^(.*?)\s*(https:\/\/\S+)$/

interface CityRuleProps {
  texts: Page["city"]
  listed: Page["list"]["cities"][number]
}

const CityRule = ({ texts, listed: { rule, rule_source: source, rule_as_of: day } }: CityRuleProps) => {
  const { locale } = useCurrentPage()
  const [, name, url] = SOURCE.exec(source) ?? []
  return (
    <section className="split aside-main" data-section="rule">
      <h2 className="subtitle">{texts.rule_title}</h2>
      <div className="prose">
        <p>{rule}</p>
        {(source || day) && (
          <p className="quiet below">
            {source && (
              <>
                {texts.source_label}{" "}
                {url ? (
                  <a href={url} rel="noreferrer">
                    {name || url}
                  </a>
                ) : (
                  source
                )}
                .{" "}
              </>
            )}
            {day && `${texts.as_of_label} ${localizeDate(day, locale)}.`}
          </p>
        )}
      </div>
    </section>
  )
}

const cityService =
  (city: City, description: string, company: string, locale: Locale, words: Words) =>
  (origin: string): Thing => ({
    "@type": "Service",
    serviceType: words.service.type,
    name: `${company}, ${cityName(city)}`,
    description,
    url: origin + localized(cityPath(city.slug), locale),
    provider: { "@id": `${origin}/#organization` },
    areaServed: cityNode(city),
  })

/** The content may name other formats too. */
const isFormat = (name: string): name is AdFormat => Object.hasOwn(formatPictures, name)

export const CityPage = () => {
  const { params, content } = useCurrentPage()
  const slug = params.slug?.toLowerCase()
  const city = content.cities.find((known) => known.slug === slug)
  return city && "facts" in content ? <CityDetails {...(content as CityContent)} city={city} /> : <NotFoundPage />
}

const CityDetails = ({ global, page, cities, facts, city }: CityContent & { city: City }) => {
  const { locale, words } = useCurrentPage()
  const search = useCitiesSearch()
  const texts = fillPlaceholders(page.city, { city: city.name })
  const { title, description } = fillPlaceholders(page.city, { city: cityName(city) })
  const [listed] = page.list.cities
  const rides = page.rides.items[0]?.text
  const status = statusTexts(page.statuses)[city.status]
  const isOpen = city.status === "OPEN"
  const meta = { title, description: isOpen ? [rides, description].filter(Boolean).join(" ") : status.text }
  const trail = [
    { name: global.footer.cities_label, path: paths.cities },
    { name: city.name, path: cityPath(city.slug) },
  ]
  const service = isOpen
    ? { data: cityService(city, meta.description, global.company.name, locale, words)(use(SiteOrigin)) }
    : {}
  const offered = partsOf(listed?.formats ?? "")
  const near = facts.near.flatMap((slug) => cities.filter((other) => other.slug === slug))

  // If drivers must wait in the city, their offer comes first; otherwise the page from which the visitor came decides.
  const offers = [
    {
      to: campaignPath(facts.campaign, city),
      label: isOpen ? texts.advertise_label : texts.wait_advertise_label,
    },
    {
      to: `${paths.drivers}?${CITY_PARAMETER}=${city.slug}#apply` as const,
      label: isOpen ? texts.drive_label : texts.wait_drive_label,
    },
  ]
  if (search || !isOpen) offers.reverse()
  const buttons = offers.map(({ to, label }, index) => (
    <ButtonLink key={label} look={index === 0 ? "primary" : "quiet"} to={to}>
      {label}
    </ButtonLink>
  ))
  return (
    <>
      <PageMeta meta={meta} path={cityPath(city.slug)} trail={trail} {...service} />
      <section className={styles.hero} data-section="city" data-surface="night">
        <div className={`page split middle ${styles.columns}`}>
          <div>
            <nav className={styles.trail} aria-label={texts.trail_label}>
              <ol className="cluster quiet">
                <li>
                  <SiteLink to={paths.home}>{words.navigation.home}</SiteLink>
                </li>
                <li>
                  <SiteLink to={`${paths.cities}${search}`}>{global.footer.cities_label}</SiteLink>
                </li>
                <li aria-current="page">{city.name}</li>
              </ol>
            </nav>
            <p className={`cluster ${styles.state}`}>
              {city.state} <span data-status={city.status}>{status.label}</span>
            </p>
            <h1 className="headline">{city.name}</h1>
            <p className="lead">{(isOpen && rides) || status.text}</p>
            <div className="actions">{buttons}</div>
          </div>
          {facts.map && <LocalMapView map={facts.map} slug={city.slug} title={texts.map_title} />}
        </div>
      </section>
      <div data-section="list">
        <div className={`page stack ${styles.facts}`}>
          {isOpen && (
            <EstimateCards
              texts={texts}
              facts={facts}
              wanted={listed?.drivers_wanted ?? ""}
              note={status.text}
              formatsLabel={global.footer.formats_label}
            />
          )}
          {isOpen && offered.length > 0 && (
            <section aria-labelledby="formats">
              <h2 className="subtitle" id="formats">
                {texts.formats_label}
              </h2>
              <ul className={`stack gap-3 below ${styles.formats}`}>
                {offered.map((format) => (
                  <li className="stack start gap-2" key={format}>
                    {isFormat(format) && (
                      <OwnPicture name={formatPictures[format]} sizes="(min-width: 60em) 24rem, 100vw" />
                    )}
                    <strong>{isFormat(format) ? words.options[format] : format}</strong>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {listed?.rule && <CityRule texts={texts} listed={listed} />}
          {near.length > 0 && (
            <p className={`cluster links ${styles.near}`}>
              {texts.near_label}{" "}
              {near.map(({ slug, name, hasPage }) => (
                <SiteLink key={slug} to={hasPage ? `${cityPath(slug)}${search}` : `${paths.cities}${search}#${slug}`}>
                  {name}
                </SiteLink>
              ))}
            </p>
          )}
        </div>
      </div>
      <ClosingCall
        title={isOpen ? texts.closing_title : texts.wait_closing_title}
        {...(isOpen && { text: page.closing.text })}
      >
        {buttons}
      </ClosingCall>
    </>
  )
}
