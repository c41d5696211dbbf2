import { type City, cityName, cityStatuses } from "@farelight/api/contract/cities/city.ts"
import { cityPath, paths } from "@farelight/api/contract/site/sitePaths.ts"
import { localizeDate } from "@farelight/api/contract/text/writtenDate.ts"
import type { CitiesContent } from "../cities/cityContent.ts"
import { CoverageMap } from "../cities/map/CoverageMap.tsx"
import { CityStatusSymbol, MapLegend } from "../cities/map/MapLegend.tsx"
import { statusTexts } from "../cities/map/statusTexts.ts"
import { PageMeta } from "../document/PageMeta.tsx"
import { useCitiesSearch } from "../page/citiesSearch.ts"
import { useCurrentPage, usePageContent } from "../page/currentPage.ts"
import { ButtonLink } from "../sections/Button.tsx"
import { ClosingCall } from "../sections/ClosingCall.tsx"
import { Hero } from "../sections/Hero.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import styles from "./styles/cities.module.css"

export const CitiesPage = () => {
  const { page, cities, lines } = usePageContent<CitiesContent>()
  const { locale } = useCurrentPage()
  const texts = statusTexts(page.statuses)
  const search = useCitiesSearch()
  const payOf = ({ slug }: City) => lines[slug]?.pay?.monthly[0]?.amount ?? ""
  const byPay = (one: City, other: City) => payOf(other).localeCompare(payOf(one), "en", { numeric: true })
  const groups = cityStatuses.flatMap((status) => {
    const listed = cities
      .filter((city) => city.status === status)
      .sort((one, other) => byPay(one, other) || one.name.localeCompare(other.name))
    return listed.length > 0 ? [{ status, listed, ...texts[status] }] : []
  })
  return (
    <>
      <PageMeta meta={page.meta} />
      <Hero
        title={page.hero.title}
        text={page.hero.text}
        layout="wide"
        aside={
          <div data-section="map">
            <CoverageMap title={page.map.title} cities={cities} />
            <MapLegend map={page.map} statuses={page.statuses} />
          </div>
        }
      />
      <div className="band" data-section="list">
        <div className={`page stack ${styles.groups}`}>
          {groups.map(({ status, label, text, listed }) => (
            <section className={status === "OPEN" ? "stack" : "stack card tight"} key={status} aria-labelledby={status}>
              <h2 className={`cluster gap-2 ${styles.title}`} id={status}>
                <CityStatusSymbol status={status} />
                {label}
              </h2>
              <p className="muted">
                {text} {listed.some(payOf) && page.city.list_pay_note}
              </p>
              <ul className={`points links ${styles.list}`}>
                {listed.map((city) => {
                  const { text, pay, day } = lines[city.slug] ?? {}
                  return (
                    <li id={city.slug} key={city.slug}>
                      <div className={styles.line}>
                        <strong>
                          {city.hasPage ? (
                            <SiteLink to={`${cityPath(city.slug)}${search}`}>{cityName(city)}</SiteLink>
                          ) : (
                            cityName(city)
                          )}
                        </strong>
                        {pay ? (
                          <SiteLink
                            aria-label={`${cityName(city)}: ${payOf(city)}`}
                            to={`${paths.drivers}?${pay.search}#estimate`}
                          >
                            {payOf(city)}
                          </SiteLink>
                        ) : (
                          page.city.rule_title
                        )}
                      </div>
                      {text && <p>{text}</p>}
                      {day && (
                        <small>
                          {page.city.as_of_label} {localizeDate(day, locale)}
                        </small>
                      )}
                    </li>
                  )
                })}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <ClosingCall title={page.closing.title} text={page.closing.text}>
        <ButtonLink to={paths.contact}>{page.closing.advertise_label}</ButtonLink>
        <ButtonLink look="quiet" to={`${paths.drivers}#apply`}>
          {page.closing.drive_label}
        </ButtonLink>
      </ClosingCall>
    </>
  )
}
