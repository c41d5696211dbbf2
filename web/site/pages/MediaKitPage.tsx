import { type Figure, hasBasis } from "@farelight/api/contract/content/figures/figure.ts"
import { type FormatKey, formatKeys, formatNames } from "@farelight/api/contract/site/adFormats.ts"
import { paths, templatePath } from "@farelight/api/contract/site/sitePaths.ts"
import { useHydrated } from "../browser/useHydrated.ts"
import { CaseStudies, Methods } from "../campaign/MethodsAndCases.tsx"
import { CoverageMap } from "../cities/map/CoverageMap.tsx"
import { MapLegend } from "../cities/map/MapLegend.tsx"
import { PageMeta } from "../document/PageMeta.tsx"
import { useCurrentPage, usePageContent } from "../page/currentPage.ts"
import { phoneHref } from "../page/LinkedText.tsx"
import type { MediaKitContent } from "../page/mediaKitContent.ts"
import { formatPictures } from "../pictures/sitePictures.ts"
import { Button, ButtonLink } from "../sections/Button.tsx"
import { ClosingCall } from "../sections/ClosingCall.tsx"
import { FigureList, FigureNote } from "../sections/Figures.tsx"
import { FormatFacts } from "../sections/FormatFacts.tsx"
import { Hero } from "../sections/Hero.tsx"
import { Section, SectionHeading } from "../sections/SectionHeading.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import { OwnPicture } from "../sections/SitePicture.tsx"
import styles from "./styles/mediaKit.module.css"

const keys = formatNames

const ROWS = ["size", "length", "file", "resolution", "lead_time"] as const

const RateCard = ({ specification }: MediaKitContent["formats"]) => {
  const { options } = useCurrentPage().words
  const prices = keys.map((key) => specification[key].price)
  return (
    <div className={`card tight ${styles.rates}`}>
      <dl className="stack gap-5">
        {keys.map((key, index) => (
          <div className={index > 0 ? "ruled" : ""} key={key}>
            <dt>{options[formatKeys[key]]}</dt>
            <dd>
              <strong className="figure">{specification[key].price.value}</strong> {specification[key].price.measures}
            </dd>
          </div>
        ))}
      </dl>
      {!prices.every(hasBasis) && <p className="quiet below">{specification.planned_text}</p>}
    </div>
  )
}

const Format = ({ name, formats }: { name: FormatKey; formats: MediaKitContent["formats"] }) => {
  const { words } = useCurrentPage()
  const { specification } = formats
  const { price } = specification[name]
  return (
    <article className={`split middle ${styles.format}`} aria-labelledby={name}>
      <div className={`media ${styles.picture}`}>
        <OwnPicture name={formatPictures[formatKeys[name]]} sizes="(min-width: 60em) 34rem, 100vw" />
      </div>
      <div>
        <h3 id={name}>{words.options[formatKeys[name]]}</h3>
        <FormatFacts name={name} specification={specification} rows={ROWS}>
          {(["price", "minimum"] as const).map((row) => (
            <div key={row}>
              <dt className="muted">{specification[`${row}_label`]}</dt>
              <dd>
                <span>{specification[name][row].value}</span> {specification[name][row].measures}
              </dd>
            </div>
          ))}
        </FormatFacts>
        <a className="link" href={templatePath(name)} download>
          {specification.template_label}: {words.options[formatKeys[name]]}
        </a>
        {hasBasis(price) && <FigureNote figure={{ ...price, measures: "" }} />}
      </div>
    </article>
  )
}

type Kit = MediaKitContent["page"]["kit"]

interface RidersProps {
  kit: Kit
  figures: readonly Figure[]
  rides: MediaKitContent["rides"]
}

const Riders = ({ kit, figures, rides }: RidersProps) => (
  <section className="band" aria-labelledby="riders">
    <div className={`page split ${styles.riders}`}>
      <div>
        <SectionHeading id="riders" title={kit.riders_title} text={kit.riders_text} />
        <FigureList
          className={`stack gap-5 ${styles.figures}`}
          items={figures.map((figure) => ({ figure: { ...figure, measures: "" }, label: figure.measures }))}
        />
      </div>
      {rides.length > 0 && (
        <div className={`card ${styles.rides}`}>
          <h3>{kit.rides_title}</h3>
          <dl className="stack">
            {rides.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  </section>
)

/** Also has a layout for print, as agencies pass the media kit on. */
export const MediaKitPage = () => {
  const { global, page, cities, formats, coverage, rides } = usePageContent<MediaKitContent>()
  const { company, figures } = global
  const { kit, meta } = page
  const isHydrated = useHydrated()
  return (
    <div data-section="kit">
      <PageMeta meta={meta} />
      <Hero
        section="kit"
        title={kit.title}
        text={kit.text}
        action={
          <>
            {/* The button needs JavaScript. Without it, visitors print by the browser's menu. */}
            {isHydrated && (
              <Button type="button" onClick={() => window.print()}>
                {kit.print_label}
              </Button>
            )}
            <ButtonLink look="quiet" to={`${paths.formats}#estimator`}>
              {formats.hero.estimator_label}
            </ButtonLink>
          </>
        }
        aside={<RateCard {...formats} />}
      />
      <Riders kit={kit} figures={[figures.view_time, figures.monthly_impressions, figures.completion]} rides={rides} />
      <Section id="formats" surface="gray" title={formats.specification.title} text={formats.specification.text}>
        {keys.map((name) => (
          <Format key={name} name={name} formats={formats} />
        ))}
      </Section>
      <Section
        id="coverage"
        surface="night"
        layout="page split aside-main middle"
        title={coverage.hero.title}
        text={coverage.meta.description}
      >
        <div>
          <CoverageMap title={coverage.hero.title} cities={cities} />
          <MapLegend map={coverage.map} statuses={coverage.statuses} />
        </div>
      </Section>
      <Methods methodology={formats.methodology}>
        <p className={"links below"}>
          <SiteLink to={paths.sampleReport}>{kit.sample_title}</SiteLink>
        </p>
      </Methods>
      <CaseStudies studies={formats.case_studies} />
      <ClosingCall title={kit.contact_title} text={formats.closing.text}>
        <address className={`stack gap-3 ${styles.contact}`}>
          {kit.contact_person && (
            <p>
              <strong>{kit.contact_person}</strong>
              {kit.contact_role && <span>{kit.contact_role}</span>}
            </p>
          )}
          <p>
            <strong>{company.legal_name}</strong>
            <span>{company.location}</span>
          </p>
          <p className="links">
            <a href={`mailto:${company.contact_email}`}>{company.contact_email}</a>
            <a href={phoneHref(company.phone)}>{company.phone}</a>
          </p>
          <ButtonLink to={paths.contact}>{formats.closing.button_label}</ButtonLink>
        </address>
      </ClosingCall>
    </div>
  )
}
