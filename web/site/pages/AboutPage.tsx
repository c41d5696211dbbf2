import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import type { ReactNode } from "react"
import { PageMeta } from "../document/PageMeta.tsx"
import { usePageContent } from "../page/currentPage.ts"
import { phoneHref } from "../page/LinkedText.tsx"
import { ButtonLink } from "../sections/Button.tsx"
import { ClosingCall } from "../sections/ClosingCall.tsx"
import { FactList } from "../sections/FactList.tsx"
import { FigureList } from "../sections/Figures.tsx"
import { Hero } from "../sections/Hero.tsx"
import { OwnPicture, SitePicture } from "../sections/SitePicture.tsx"
import { useFigures } from "../sections/useFigures.ts"
import styles from "./styles/about.module.css"

const PORTRAIT_SIZES = "15rem"

const PICTURE_SIZES = "(min-width: 60em) 36rem, 17rem"

type People = PageContent<"about">["page"]["people"]

const Person = ({ picture, person, role, phone, email }: People["items"][number]) => {
  const { pictures } = usePageContent<"about">()
  return (
    <li className="stack start gap-1 links">
      <SitePicture className={styles.portrait} picture={pictures[picture]} sizes={PORTRAIT_SIZES} fallback={null} />
      <h3>{person}</h3>
      {role && <p className="muted">{role}</p>}
      {phone && <a href={phoneHref(phone)}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </li>
  )
}

const PeopleSection = ({ people }: { people: People }) => {
  const named = people.items.filter(({ person }) => person !== "")
  const { history, licenses, licenses_label: label } = people
  if (named.length === 0 && !history && !licenses) return null
  return (
    <section className="band joined" data-section="people" aria-labelledby="people">
      <div className="page">
        <h2 className="title" id="people">
          {people.title}
        </h2>
        {named.length > 0 && (
          <ul className="grid gap-6 below">
            {named.map((item) => (
              <Person key={item.person} {...item} />
            ))}
          </ul>
        )}
        {history && <p className="prose below">{history}</p>}
        {licenses && (
          <p className="prose below">
            {label}: {licenses}
          </p>
        )}
      </div>
    </section>
  )
}

const Row = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={`band ${styles.row}`} data-section={id} aria-labelledby={id}>
    <div className="page split aside-main">
      <h2 className="subtitle" id={id}>
        {title}
      </h2>
      {children}
    </div>
  </section>
)

export const AboutPage = () => {
  const { page, pictures, global } = usePageContent<"about">()
  const { legal_name, location, contact_email, phone } = global.company
  const { figureAt, isNamedAt } = useFigures()
  const { hero, mission, values, company, people, statistics, closing } = page
  return (
    <>
      <PageMeta meta={page.meta} />
      <Hero
        title={hero.title}
        text={hero.text}
        aside={
          <SitePicture
            picture={pictures[hero.picture]}
            fallback={<OwnPicture name="roof_dusk" sizes={PICTURE_SIZES} isFirst />}
            sizes={PICTURE_SIZES}
            isFirst
          />
        }
      />
      <Row id="mission" title={mission.title}>
        <p className={styles.mission}>{mission.text}</p>
      </Row>
      <Row id="company" title={company.title}>
        <FactList
          facts={[
            { label: company.name_label, texts: [{ text: legal_name }] },
            { label: company.location_label, texts: [{ text: location }] },
            { label: company.email_label, texts: [{ text: contact_email, href: `mailto:${contact_email}` }] },
            { label: company.phone_label, texts: [{ text: phone, href: phoneHref(phone) }] },
          ]}
        />
      </Row>
      {values.items.length > 0 && (
        <Row id="values" title={values.title}>
          <ul className="points grid">
            {values.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Row>
      )}
      <PeopleSection people={people} />
      {statistics.items.length > 0 && (
        <Row id="statistics" title={statistics.title}>
          <div>
            <FigureList
              className={`grid ${styles.figures}`}
              items={statistics.items.map(({ value, label }, index) => {
                const path = `statistics.items.${index}.value`
                const figure = figureAt(path, value)
                // Only driver earnings show their measure, as the labels of all other figures state it already.
                return { figure: isNamedAt(path, "driver_earnings") ? figure : { ...figure, measures: "" }, label }
              })}
            />
          </div>
        </Row>
      )}
      <ClosingCall title={closing.title} text={closing.text}>
        <ButtonLink to={paths.contact}>{closing.advertise_label}</ButtonLink>
        <ButtonLink look="quiet" to={`${paths.drivers}#apply`}>
          {closing.drive_label}
        </ButtonLink>
      </ClosingCall>
    </>
  )
}
