import type { Figure } from "@farelight/api/contract/content/figures/figure.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { dateLocales } from "@farelight/api/contract/text/locale.ts"
import { BarChart } from "../campaign/buyers/BarChart.tsx"
import type { AdvertisingContent } from "../campaign/buyers/buyersContent.ts"
import { Cases, Clients, Partners } from "../campaign/buyers/Proof.tsx"
import { PageMeta } from "../document/PageMeta.tsx"
import { useCurrentPage, usePageContent } from "../page/currentPage.ts"
import type { SitePictureName } from "../pictures/sitePictures.ts"
import { ButtonLink } from "../sections/Button.tsx"
import { ClosingCall } from "../sections/ClosingCall.tsx"
import { FigureList, FigureNote, FigureValue } from "../sections/Figures.tsx"
import { FirstView } from "../sections/FirstView.tsx"
import { Section } from "../sections/SectionHeading.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import { OwnPicture } from "../sections/SitePicture.tsx"
import { useFigures } from "../sections/useFigures.ts"
import styles from "./styles/advertising.module.css"

/** Pictures of the cards, by position. Cards that an operator added have no picture here. */
const ownPictures: readonly SitePictureName[] = ["rider", "wrap_morning", "roof_dusk"]

type Cards = PageContent<"advertising">["page"]["formats"]["cards"]

const FormatShowcase = ({ cards, prices }: { cards: Cards; prices: readonly Figure[] }) => {
  const { figureAt } = useFigures()
  return (
    <ul className={`stack ${styles.formats}`}>
      {cards.map((card, index) => {
        const own = ownPictures[index]
        const price = prices[index]
        const figure = figureAt(`formats.cards.${index}.fact_value`, card.fact_value)
        return (
          <li className={`split middle ${styles.format}`} key={card.title}>
            {own && (
              <div className={`media ${styles.picture}`}>
                <OwnPicture name={own} sizes="(min-width: 60em) 43rem, 100vw" />
              </div>
            )}
            <div className="stack">
              <h3 className={styles.name}>{card.title}</h3>
              <p className="prose muted">{card.text}</p>
              {price && (
                <p className="links">
                  <SiteLink to={paths.formats}>{price.value}</SiteLink> {price.measures}
                </p>
              )}
              <p className={`prose ruled muted cluster ${styles.fact}`}>
                <FigureValue figure={figure} /> {card.fact_label}
                <FigureNote figure={figure} />
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type Stats = PageContent<"advertising">["page"]["campaign_stats"]

const CampaignStats = ({ stats, days }: { stats: Stats; days: AdvertisingContent["days"] }) => {
  const { figureAt } = useFigures()
  const { locale } = useCurrentPage()
  const format = new Intl.DateTimeFormat(dateLocales[locale], { month: "short", day: "numeric", timeZone: "UTC" })
  return (
    <section
      className={`card tight raised stack gap-5 ${styles.stats}`}
      data-section="campaign_stats"
      data-surface="night"
      aria-labelledby="campaign-stats"
    >
      <h3 id="campaign-stats">{stats.title}</h3>
      {stats.items.length > 0 && (
        <FigureList
          className="grid narrow"
          items={stats.items.map(({ value, label }, index) => ({
            figure: figureAt(`campaign_stats.items.${index}.value`, value),
            label,
          }))}
        />
      )}
      <figure className="stack gap-3">
        <figcaption className="quiet">{stats.by_day_label}</figcaption>
        <BarChart
          label={stats.by_day_label}
          values={days.map(({ counted }) => counted)}
          ticks={
            new Map(days.flatMap(({ day }, index) => (index % 14 === 0 ? [[index, format.format(new Date(day))]] : [])))
          }
          kind="counted"
        />
      </figure>
      <p className={`ruled quiet ${styles.note}`}>{stats.note}</p>
      <p className="links">
        <SiteLink to={paths.sampleReport}>{stats.report_label}</SiteLink>
      </p>
    </section>
  )
}

export const AdvertisingPage = () => {
  const { page, pictures, days, prices, cases } = usePageContent<AdvertisingContent>()
  const { hero, formats, engagement, campaign_stats: stats, closing } = page
  return (
    <>
      <PageMeta meta={page.meta} />
      <FirstView
        title={hero.title}
        text={hero.text}
        action={
          <>
            <ButtonLink to={paths.formats}>{hero.formats_label}</ButtonLink>
            <ButtonLink look="quiet" to={paths.contact}>
              {hero.button_label}
            </ButtonLink>
            <SiteLink className="link" to={paths.seeYourAd}>
              {hero.see_label}
            </SiteLink>
          </>
        }
        picture={pictures[hero.picture]}
        own="roof_screen_side"
      />
      <Clients clients={page.clients} pictures={pictures} />
      {formats.cards.length > 0 && (
        <Section name="formats" title={formats.title} text={formats.text}>
          <FormatShowcase cards={formats.cards} prices={prices} />
          <p className={`cluster links ${styles.more}`}>
            <SiteLink to={paths.formats}>{formats.specification_label}</SiteLink>
            <SiteLink to={paths.mediaKit}>{formats.kit_label}</SiteLink>
          </p>
        </Section>
      )}
      <section className="band" data-section="engagement" data-surface="gray" aria-labelledby="engagement">
        <div className="page split">
          <div>
            <h2 className="title" id="engagement">
              {engagement.title}
            </h2>
            <p className="lead below">{engagement.text}</p>
            {engagement.points.length > 0 && (
              <dl className={`points grid ${styles.points}`}>
                {engagement.points.map(({ title, text }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          <CampaignStats stats={stats} days={days} />
        </div>
      </section>
      <Cases cases={cases} words={page.cases} />
      <Partners partners={page.partners} pictures={pictures} />
      <ClosingCall title={closing.title} text={closing.text}>
        <ButtonLink to={paths.contact}>{closing.button_label}</ButtonLink>
      </ClosingCall>
    </>
  )
}
