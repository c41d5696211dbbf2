import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { fillWords } from "@farelight/api/contract/text/fillWords.ts"
import { CoverageSection } from "../cities/map/CoverageSection.tsx"
import { PageMeta } from "../document/PageMeta.tsx"
import { DriverBand } from "../drivers/DriverBand.tsx"
import { FencedStreets } from "../illustrations/FencedStreets.tsx"
import { SampleReport } from "../illustrations/SampleReport.tsx"
import { StreetHours } from "../illustrations/StreetHours.tsx"
import { PauseControl, TabletAds } from "../illustrations/TabletAds.tsx"
import { usePageContent, useWords } from "../page/currentPage.ts"
import type { HomeContent } from "../page/homeContent.ts"
import { ButtonLink } from "../sections/Button.tsx"
import { ClosingCall } from "../sections/ClosingCall.tsx"
import { FirstView } from "../sections/FirstView.tsx"
import { Section } from "../sections/SectionHeading.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import { OwnPicture, SitePicture } from "../sections/SitePicture.tsx"
import { StatisticsBand } from "../sections/StatisticsBand.tsx"
import styles from "./styles/home.module.css"

/** Drawings of the cards, by position. Cards that an operator added have no drawing. */
const drawings = [FencedStreets, SampleReport, StreetHours]

const WRAP_SIZES = "(min-width: 60em) 40rem, 100vw"

const BrandCards = ({ cards }: { cards: PageContent<"home">["page"]["brands"]["cards"] }) => (
  <ul className={`stack ${styles.cards}`}>
    {cards.map((card, index) => {
      const Drawing = drawings[index]
      return (
        <li className={`card media ${styles.card}`} key={card.title}>
          {Drawing && (
            <div className={styles.drawing} data-surface="night">
              <Drawing />
            </div>
          )}
          <div className={`stack start gap-2 ${styles.words}`}>
            <h3>{card.title}</h3>
            <p className="muted">{card.text}</p>
          </div>
        </li>
      )
    })}
  </ul>
)

export const HomePage = () => {
  const { page, pictures, facts } = usePageContent<HomeContent>()
  const { navigation: words } = useWords()
  const { hero, brands, coverage, statistics, drive, vehicle_wrap: wrap, closing } = page
  return (
    <>
      <PageMeta meta={page.meta} />
      <FirstView
        title={hero.title}
        text={hero.text}
        action={
          <>
            <ButtonLink to={paths.contact}>{hero.button_label}</ButtonLink>
            <SiteLink className="link" to={paths.drivers}>
              {hero.drivers_label}
            </SiteLink>
          </>
        }
        picture={pictures[hero.picture]}
        own="interior"
        overlay={<TabletAds advertisements={hero.advertisements} />}
        note={
          <>
            {facts.campaignFrom && (
              <p className={`small ${styles.offer}`}>{fillWords(hero.offer, { dollars: facts.campaignFrom })}</p>
            )}
            <PauseControl label={hero.pause_label} />
          </>
        }
      />
      {brands.cards.length > 0 && (
        <Section name="brands" title={brands.title} text={brands.text}>
          <BrandCards cards={brands.cards} />
          <div className="actions">
            <ButtonLink look="quiet" to={paths.advertising}>
              {brands.button_label}
            </ButtonLink>
          </div>
        </Section>
      )}
      <CoverageSection {...coverage} />
      <StatisticsBand {...statistics} earned={facts.earned} />
      <DriverBand texts={drive} pay={facts.pay} />
      <section className="band" data-section="vehicle_wrap" aria-labelledby="vehicle-wrap">
        <div className={"page split middle"}>
          <div className="media">
            <SitePicture
              picture={pictures[wrap.picture]}
              sizes={WRAP_SIZES}
              fallback={<OwnPicture name="wrap_morning" sizes={WRAP_SIZES} />}
            />
          </div>
          <div>
            <h2 className="title" id="vehicle-wrap">
              {wrap.title}
            </h2>
            <p className="lead below">{wrap.text}</p>
            <div className="actions">
              <ButtonLink to={paths.contact}>{wrap.button_label}</ButtonLink>
              <ButtonLink look="quiet" to={paths.seeYourAd}>
                {wrap.see_label}
              </ButtonLink>
            </div>
          </div>
        </div>
      </section>
      <ClosingCall title={closing.title} text={closing.text}>
        <ButtonLink to={paths.contact}>{closing.contact_label}</ButtonLink>
        <ButtonLink look="quiet" to={paths.advertising}>
          {closing.learn_more_label}
          {/* Describes the link to search engines and screen readers. */}
          <span className="unseen"> {words.aboutAdvertising}</span>
        </ButtonLink>
      </ClosingCall>
    </>
  )
}
