import { cityName, cityStatuses } from "@farelight/api/contract/cities/city.ts"
import { cityPath, paths } from "@farelight/api/contract/site/sitePaths.ts"
import { CoverageMap } from "../cities/map/CoverageMap.tsx"
import { CityStatusSymbol, MapLegend } from "../cities/map/MapLegend.tsx"
import { statusTexts } from "../cities/map/statusTexts.ts"
import { PageMeta } from "../document/PageMeta.tsx"
import { useCitiesSearch } from "../page/citiesSearch.ts"
import { usePageContent } from "../page/currentPage.ts"
import { ButtonLink } from "../sections/Button.tsx"
import { ClosingCall } from "../sections/ClosingCall.tsx"
import { Hero } from "../sections/Hero.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import styles from "./styles/cities.module.css"

export const CitiesPage = () => {
  const { page, cities } = usePageContent<"cities">()
  const texts = statusTexts(page.statuses)
  const search = useCitiesSearch()
  const groups = cityStatuses.flatMap((status) => {
    const listed = cities
      .filter((city) => city.status === status)
      .sort((one, other) => one.name.localeCompare(other.name))
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
            <section className={`split aside-main ${styles.group}`} key={status} aria-labelledby={status}>
              <div>
                <h2 className={`cluster gap-2 ${styles.title}`} id={status}>
                  <CityStatusSymbol status={status} />
                  {label}
                </h2>
                <p className="prose muted below">{text}</p>
              </div>
              <ul className={`grid links ${styles.list}`}>
                {listed.map((city) => (
                  <li key={city.slug}>
                    {city.hasPage ? (
                      <SiteLink to={`${cityPath(city.slug)}${search}`}>{cityName(city)}</SiteLink>
                    ) : (
                      cityName(city)
                    )}
                  </li>
                ))}
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
