import type { Figure } from "@farelight/api/contract/content/figures/figure.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { PageMeta } from "../document/PageMeta.tsx"
import { DriverApplicationForm } from "../drivers/DriverApplicationForm.tsx"
import { PayEstimator } from "../drivers/PayEstimator.tsx"
import { QuestionsSection, questionsData } from "../drivers/QuestionsSection.tsx"
import { RequirementsSection } from "../drivers/RequirementsSection.tsx"
import { RouteSteps } from "../layout/RouteSteps.tsx"
import { usePageContent } from "../page/currentPage.ts"
import { LinkedText } from "../page/LinkedText.tsx"
import type { SitePictureName } from "../pictures/sitePictures.ts"
import { ButtonLink } from "../sections/Button.tsx"
import { ClosingCall } from "../sections/ClosingCall.tsx"
import { FigureNote } from "../sections/Figures.tsx"
import { FirstView } from "../sections/FirstView.tsx"
import { Section } from "../sections/SectionHeading.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import { OwnPicture } from "../sections/SitePicture.tsx"
import { useFigures } from "../sections/useFigures.ts"
import styles from "./styles/drivers.module.css"

/** Pictures of the steps, by position. Further steps have only a text. */
const stepPictures: readonly SitePictureName[] = ["step_apply", "step_contact", "step_install", "step_pay"]

const FareMeter = ({ figure, label }: { figure: Figure; label: string }) => (
  <p className={`stack gap-1 card ${styles.meter}`}>
    <span className={`figure ${styles.figure}`}>{figure.value}</span> <span className="muted">{label}</span>{" "}
    <FigureNote figure={figure} />
  </p>
)

const HowItWorks = () => {
  const { title, text, steps } = usePageContent<"drivers">().page.how_it_works
  if (steps.length === 0) return null
  const shown = steps.map((step, index) => {
    const name = stepPictures[index]
    return {
      title: step.title,
      text: <LinkedText text={step.text} />,
      picture: name && <OwnPicture name={name} sizes="(min-width: 60em) 17rem, 6.5rem" />,
    }
  })
  return (
    <Section name="how_it_works" surface="night" title={title} text={text}>
      <RouteSteps steps={shown} />
    </Section>
  )
}

const Benefits = () => {
  const { title, text, cards } = usePageContent<"drivers">().page.benefits
  if (cards.length === 0) return null
  return (
    <Section name="benefits" title={title} text={text}>
      <ul className="quarters">
        {cards.map((card) => (
          <li className="card edged" key={card.title}>
            <h3>{card.title}</h3>
            <p className="muted">{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Application = () => {
  const { apply, safety, quick_links: quickLinks } = usePageContent<"drivers">().page
  return (
    <section
      className={`band ${styles.apply}`}
      id="apply"
      data-section="apply"
      data-surface="gray"
      aria-labelledby="apply-title"
    >
      <div className={`page split aside-main ${styles.application}`}>
        <div className="stack gap-3 links">
          <p className={styles.eyebrow}>{apply.eyebrow}</p>
          <h2 className="title" id="apply-title">
            {apply.title}
          </h2>
          <p className="lead">{apply.text}</p>
          <p>
            <LinkedText text={apply.agreement} />
          </p>
        </div>
        <div className={styles.form}>
          <DriverApplicationForm />
        </div>
        <div className="links">
          <p className={`prose small ${styles.safety}`} data-section="safety">
            {safety.text} <SiteLink to={paths.safety}>{safety.link_label}</SiteLink>
          </p>
          <nav data-section="quick_links" aria-label={quickLinks.title}>
            <SiteLink to={paths.drivers}>{quickLinks.drivers_label}</SiteLink>
          </nav>
        </div>
      </div>
    </section>
  )
}

export const DriversPage = () => {
  const { page, pictures } = usePageContent<"drivers">()
  const { figureAt } = useFigures()
  const { meta, hero, requirements, apply, questions, closing } = page
  const toApplication = `${paths.drivers}#apply` as const
  return (
    <>
      <PageMeta meta={meta} {...(questions.items.length > 0 && { data: questionsData(questions.items) })} />
      <FirstView
        title={hero.title}
        text={hero.text}
        action={
          <>
            <ButtonLink to={toApplication}>{hero.button_label}</ButtonLink>
            {questions.items.length > 0 && (
              <ButtonLink look="quiet" to={`${paths.drivers}#questions`}>
                {hero.questions_label}
              </ButtonLink>
            )}
          </>
        }
        card={
          hero.figure.trim() !== "" && (
            <FareMeter figure={figureAt("hero.figure", hero.figure)} label={hero.figure_label} />
          )
        }
        picture={pictures[hero.picture]}
        own="roof_screen"
      />
      <PayEstimator />
      <div className={styles.before}>
        <HowItWorks />
        <Benefits />
        {requirements.items.length > 0 && <RequirementsSection requirements={requirements} />}
        <SiteLink className={styles.bar} to={toApplication}>
          {apply.bar_label}
        </SiteLink>
      </div>
      <Application />
      {questions.items.length > 0 && <QuestionsSection questions={questions} />}
      <ClosingCall title={closing.title} text={closing.text}>
        <ButtonLink to={toApplication}>{hero.button_label}</ButtonLink>
      </ClosingCall>
    </>
  )
}
