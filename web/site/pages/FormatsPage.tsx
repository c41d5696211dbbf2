import { openCities } from "@farelight/api/contract/cities/city.ts"
import { hasBasis } from "@farelight/api/contract/content/figures/figure.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { formatKeys, formatNames } from "@farelight/api/contract/site/adFormats.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { CampaignEstimator } from "../campaign/CampaignEstimator.tsx"
import { CaseStudies, Methods } from "../campaign/MethodsAndCases.tsx"
import { PageMeta } from "../document/PageMeta.tsx"
import { FormatDrawings } from "../illustrations/FormatDrawings.tsx"
import { usePageContent, useWords } from "../page/currentPage.ts"
import { ButtonLink } from "../sections/Button.tsx"
import { ClosingCall } from "../sections/ClosingCall.tsx"
import { FigureNote } from "../sections/Figures.tsx"
import { Hero } from "../sections/Hero.tsx"
import { Section } from "../sections/SectionHeading.tsx"
import styles from "./styles/formats.module.css"

type Formats = PageContent<"formats">["page"]

const useFormats = () => {
  const { options } = useWords()
  const keys = formatNames
  return keys.map((key) => [key, options[formatKeys[key]]] as const)
}

const MediaKitLink = ({ label }: { label: string }) => (
  <ButtonLink look="quiet" to={paths.mediaKit}>
    {label}
  </ButtonLink>
)

// Explicit, as some browsers drop the roles of a table with `display: block`.
const roles = {
  table: { role: "table" },
  row: { role: "row" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
}

const SpecificationTable = ({ specification }: { specification: Formats["specification"] }) => {
  const formats = useFormats()
  const columns = [
    ["size", specification.size_label],
    ["length", specification.length_label],
    ["file", specification.file_label],
    ["resolution", specification.resolution_label],
    ["lead_time", specification.lead_time_label],
  ] as const
  const priced = [
    ["price", specification.price_label],
    ["minimum", specification.minimum_label],
  ] as const
  return (
    <table className={styles.table} {...roles.table} aria-label={specification.title}>
      <thead>
        <tr>
          <th scope="col">{specification.format_label}</th>
          {[...priced, ...columns].map(([key, label]) => (
            <th scope="col" key={key}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {formats.map(([key, name]) => (
          <tr className="card" key={key} {...roles.row}>
            <th scope="row" {...roles.rowHeader}>
              {name}
            </th>
            {priced.map(([column, label]) => (
              <td key={column} {...roles.cell} data-label={label}>
                <span>
                  <strong className={styles.price}>{specification[key][column].value}</strong>{" "}
                  {specification[key][column].measures}
                </span>
              </td>
            ))}
            {columns.map(([column, label]) => (
              <td key={column} {...roles.cell} data-label={label}>
                {specification[key][column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const PriceSources = ({ specification }: { specification: Formats["specification"] }) => {
  const formats = useFormats()
  const isPlanned = formats.some(
    ([key]) => !hasBasis(specification[key].price) || !hasBasis(specification[key].minimum),
  )
  return (
    <details className={`small ${styles.sources}`}>
      <summary>
        {specification.basis_title}
        {isPlanned && <small> {specification.planned_text}</small>}
      </summary>
      <ul className={`grid wide ${styles.list}`}>
        {formats.flatMap(([key, name]) =>
          ([specification[key].price, specification[key].minimum] as const).map((figure) => (
            <li key={`${name} ${figure.value} ${figure.measures}`}>
              <strong>{name}</strong> <span>{figure.value}</span> <FigureNote figure={figure} isPlanned />
            </li>
          )),
        )}
      </ul>
    </details>
  )
}

export const FormatsPage = () => {
  const { page, cities } = usePageContent<"formats">()
  const formats = useFormats()
  const { hero, specification, methodology, case_studies: studies, closing } = page
  return (
    <>
      <PageMeta meta={page.meta} />
      <Hero
        title={hero.title}
        text={hero.text}
        action={
          <>
            <ButtonLink to={`${paths.formats}#estimator`}>{hero.estimator_label}</ButtonLink>
            <MediaKitLink label={hero.kit_label} />
          </>
        }
        aside={<FormatDrawings specification={specification} formats={formats} />}
        layout="wide"
      />
      <Section name="specification" title={specification.title} text={specification.text}>
        <SpecificationTable specification={specification} />
        <PriceSources specification={specification} />
      </Section>
      <CampaignEstimator page={page} cities={openCities(cities)} />
      {methodology.items.length > 0 && <Methods methodology={methodology} />}
      <CaseStudies studies={studies} />
      <ClosingCall title={closing.title} text={closing.text}>
        <ButtonLink to={paths.contact}>{closing.button_label}</ButtonLink>
        <MediaKitLink label={closing.kit_label} />
      </ClosingCall>
    </>
  )
}
