import { isLink } from "@farelight/api/contract/content/contentTexts.ts"
import { isDay } from "@farelight/api/contract/content/figures/figure.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { ShownPictures } from "@farelight/api/contract/site/media.ts"
import { FigureNote } from "../../sections/Figures.tsx"
import { Section } from "../../sections/SectionHeading.tsx"
import { SitePicture } from "../../sections/SitePicture.tsx"
import styles from "./proof.module.css"

type Page = PageContent<"advertising">["page"]

/** Lists keep one entry without a name to show the editor its fields, so such entries are skipped. */
const named = <Item,>(items: readonly Item[], nameOf: (item: Item) => string) =>
  items.filter((item) => nameOf(item).trim() !== "")

const Logo = ({ name, address, pictures }: { name: string; address: string; pictures: ShownPictures }) => (
  <SitePicture className={styles.logo} picture={pictures[address]} sizes="12rem" fallback={<strong>{name}</strong>} />
)

interface LogosProps {
  name: string
  title: string
  items: readonly { owner: string; picture: string; measures?: string; source?: string }[]
  pictures: ShownPictures
}

const Logos = ({ name, title, items, pictures }: LogosProps) => {
  const shown = named(items, ({ owner }) => owner)
  if (shown.length === 0) return null
  return (
    <section className={styles.line} data-section={name} aria-labelledby={name}>
      <div className={`page cluster ${styles.logos}`}>
        <h2 className="quiet" id={name}>
          {title}
        </h2>
        <ul className={`cluster ${styles.logos}`}>
          {shown.map(({ owner, picture, measures, source = "" }) => {
            const logo = <Logo name={owner} address={picture} pictures={pictures} />
            return (
              <li key={owner}>
                {isLink(source) ? (
                  <a href={source} rel="noreferrer">
                    {logo}
                  </a>
                ) : (
                  logo
                )}
                {measures && <small>{measures}</small>}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

export const Clients = ({ clients, pictures }: { clients: Page["clients"]; pictures: ShownPictures }) => {
  const items = clients.items.map(({ client, picture }) => ({ owner: client, picture }))
  return <Logos name="clients" title={clients.title} items={items} pictures={pictures} />
}

export const Partners = ({ partners, pictures }: { partners: Page["partners"]; pictures: ShownPictures }) => {
  const items = partners.items.map(({ partner, ...item }) => ({ owner: partner, ...item }))
  return <Logos name="partners" title={partners.title} items={items} pictures={pictures} />
}

interface CasesProps {
  cases: PageContent<"formats">["page"]["case_studies"]
  words: Page["cases"]
}

export const Cases = ({ cases, words }: CasesProps) => {
  const items = named(cases.items, ({ client }) => client)
  if (items.length === 0) return null
  return (
    <Section name="cases" title={cases.title} text={cases.text} layout={`page ${styles.cases}`}>
      <ul className="grid gap-5">
        {items.map(({ client, goal, campaign, result, measured, as_of, source, quote, quoted }) => (
          <li className={`card tight ${styles.case}`} key={`${client} ${campaign}`}>
            <h3>{client}</h3>
            {result && <p className={styles.result}>{result}</p>}
            <dl className="facts gap-3">
              {[
                [words.goal_label, goal],
                [words.campaign_label, campaign],
              ].map(
                ([label, text]) =>
                  text && (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{text}</dd>
                    </div>
                  ),
              )}
            </dl>
            {quote && (
              <figure>
                <blockquote>{quote}</blockquote>
                {quoted && <figcaption className="quiet">{quoted}</figcaption>}
              </figure>
            )}
            <div className={`ruled quiet ${styles.basis}`}>
              {/* Without a valid day in `as_of`, the result is shown as not verified. */}
              <FigureNote figure={{ value: result, measures: isDay(as_of) ? "" : measured, basis: measured, as_of }} />
              {isLink(source) && (
                <a href={source} rel="noreferrer">
                  {words.source_label}
                  <span className="unseen">: {client}</span>
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
