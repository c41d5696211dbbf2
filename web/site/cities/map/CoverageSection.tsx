import { openCities } from "@farelight/api/contract/cities/city.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { useCities } from "../../page/currentPage.ts"
import { ButtonLink } from "../../sections/Button.tsx"
import { SectionHeading } from "../../sections/SectionHeading.tsx"
import { CoverageMap } from "./CoverageMap.tsx"
import styles from "./coverageSection.module.css"

interface CoverageSectionProps {
  title: string
  text: string
  button_label: string
}

export const CoverageSection = ({ title, text, button_label: label }: CoverageSectionProps) => (
  <section className={`band ${styles.section}`} data-section="coverage" data-surface="night" aria-labelledby="coverage">
    <div className="page split middle aside-main">
      <div>
        <SectionHeading id="coverage" title={title} text={text} />
        <ButtonLink look="quiet" to={paths.cities}>
          {label}
        </ButtonLink>
      </div>
      <CoverageMap title={title} cities={openCities(useCities())} />
    </div>
  </section>
)
