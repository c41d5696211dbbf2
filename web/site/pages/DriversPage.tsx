import { type Figure, hasBasis } from "@farelight/api/contract/content/figure.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { PageMeta } from "../document/PageMeta.tsx"
import { EligibilitySection } from "../drivers/EligibilitySection.tsx"
import { PaySection } from "../drivers/PaySection.tsx"
import { QuestionsSection } from "../drivers/QuestionsSection.tsx"
import { questionsData } from "../drivers/questionsData.ts"
import { SafetyNote } from "../drivers/SafetyNote.tsx"
import { DriverApplicationForm } from "../forms/DriverApplicationForm.tsx"
import { RouteSteps } from "../layout/RouteSteps.tsx"
import { usePageContent } from "../page/currentPage.ts"
import { ButtonLink } from "../sections/Button.tsx"
import { FigureNote } from "../sections/Figures.tsx"
import { FirstView } from "../sections/FirstView.tsx"
import { SectionHeading } from "../sections/SectionHeading.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import sections from "../sections/sections.module.css"
import { useFigures } from "../sections/useFigures.ts"
import styles from "./styles/drivers.module.css"

const FareMeter = ({ figure, label }: { figure: Figure; label: string }) => (
  <p className={styles.meter}>
    <span className={hasBasis(figure) ? styles.figure : `${styles.figure} ${styles.plain}`}>{figure.value}</span>{" "}
    <span className={styles.label}>{label}</span> <FigureNote figure={figure} />
  </p>
)

/** What a driver gets; the first card, the pay, stands out. */
const Benefits = ({ cards }: { cards: PageContent<"drivers">["page"]["benefits"]["cards"] }) => (
  <ul className={styles.benefits}>
    {cards.map((card) => (
      <li className={styles.benefit} key={card.title}>
        <h3>{card.title}</h3>
        <p>{card.text}</p>
      </li>
    ))}
  </ul>
)

/** The driver page: benefits, steps and the application. */
export const DriversPage = () => {
  const content = usePageContent<"drivers">()
  const { global, page, pictures } = content
  const { figureAt } = useFigures()
  const { hero, benefits, how_it_works: howItWorks, apply, quick_links: quickLinks } = page
  return (
    <>
      <PageMeta brand={global.company.name} meta={page.meta} data={questionsData(page.questions.items)} />
      <FirstView
        title={hero.title}
        text={hero.text}
        action={<ButtonLink to={`${paths.drivers}#apply`}>{hero.button_label}</ButtonLink>}
        card={<FareMeter figure={figureAt("hero.figure", hero.figure)} label={hero.figure_label} />}
        picture={pictures[hero.picture]}
        own="roof_screen"
      />
      <section className={sections.section} data-section="benefits" aria-labelledby="benefits">
        <div className={sections.page}>
          <SectionHeading id="benefits" title={benefits.title} text={benefits.text} />
          <Benefits cards={benefits.cards} />
        </div>
      </section>
      <section
        className={sections.section}
        data-section="how_it_works"
        data-surface="night"
        aria-labelledby="how-it-works"
      >
        <div className={sections.page}>
          <SectionHeading id="how-it-works" title={howItWorks.title} text={howItWorks.text} />
          <RouteSteps steps={howItWorks.steps} />
        </div>
      </section>
      <PaySection content={content} />
      <EligibilitySection page={page} />
      <section className={sections.section} id="apply" data-section="apply" aria-labelledby="apply-title">
        <div className={`${sections.page} ${styles.columns}`}>
          <div className={styles.intro}>
            <p className={styles.eyebrow}>{apply.eyebrow}</p>
            <h2 className={sections.title} id="apply-title">
              {apply.title}
            </h2>
            <p className={sections.lead}>{apply.text}</p>
            <SafetyNote safety={page.safety} />
            <nav className={styles.quickLinks} data-section="quick_links" aria-label={quickLinks.title}>
              <SiteLink to={paths.drivers}>{quickLinks.drivers_label}</SiteLink>
            </nav>
          </div>
          <DriverApplicationForm />
        </div>
      </section>
      <QuestionsSection questions={page.questions} />
    </>
  )
}
