import { isLink } from "@farelight/api/contract/content/contentTexts.ts"
import { isDay } from "@farelight/api/contract/content/figures/figure.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { ShownPictures } from "@farelight/api/contract/site/media.ts"
import { FigureNote } from "../../sections/Figures.tsx"
import { Section } from "../../sections/SectionHeading.tsx"
import { SitePicture } from "../../sections/SitePicture.tsx"
import styles from "./proof.module.css"

type Page = PageContent<"advertising">["page"]

/** Skips entries without a name: lists keep one empty entry to show the editor its fields. */
const named = <Item,>(items: readonly Item[], nameOf: (item: Item) => string) =>
  items.filter((item) => nameOf(item).trim() !== "")

const Logo = ({ name, address, pictures }: { name: string; address: string; pictures: ShownPictures }) => (
  <SitePicture className={styles.logo} picture={pictures[address]} sizes="12rem" fallback={<strong>{name}</strong>} />
)

export const Clients = ({ clients, pictures }: { clients: Page["clients"]; pictures: ShownPictures }) => {
  const items = named(clients.items, ({ client }) => client)
  if (items.length === 0) return null
  return (
    <section className={styles.line} data-section="clients" aria-labelledby="clients">
      <div className={`page cluster ${styles.logos}`}>
        <h2 className="quiet" id="clients">
          {clients.title}
        </h2>
        <ul className={`cluster ${styles.logos}`}>
          {items.map(({ client, picture }) => (
            <li key={client}>
              <Logo name={client} address={picture} pictures={pictures} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export const Partners = ({ partners, pictures }: { partners: Page["partners"]; pictures: ShownPictures }) => {
  const items = named(partners.items, ({ partner }) => partner)
  if (items.length === 0) return null
  return (
    <section className={styles.line} data-section="partners" aria-labelledby="partners">
      <div className={`page cluster ${styles.logos}`}>
        <h2 className="quiet" id="partners">
          {partners.title}
        </h2>
        <ul className={`cluster ${styles.logos}`}>
          {items.map(({ partner, measures, source, picture }) => {
            const logo = <Logo name={partner} address={picture} pictures={pictures} />
            return (
              <li key={partner}>
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
              {/* A missing day is shown as not verified. */}
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
