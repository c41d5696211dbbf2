import type { City } from "@farelight/api/contract/cities/city.ts"
import { computedFigure, type Figure } from "@farelight/api/contract/content/figures/figure.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { CITY_PARAMETER, paths } from "@farelight/api/contract/site/sitePaths.ts"
import { fillWords } from "@farelight/api/contract/text/fillWords.ts"
import type { ReactNode } from "react"
import { FigureNote, FigureValue } from "../sections/Figures.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import type { CityContent } from "./cityContent.ts"
import styles from "./estimateCards.module.css"

interface BasisProps {
  label: string
  figures: readonly Figure[]
  isPlanned?: boolean
}

const Basis = ({ label, figures, isPlanned = false }: BasisProps) => (
  <details>
    <summary className="quiet">{label}</summary>
    <ul className="stack gap-3">
      {figures.map((figure) => (
        <li key={`${figure.value} ${figure.measures}`}>
          <strong>{figure.value}</strong> <FigureNote figure={figure} isPlanned={isPlanned} />
        </li>
      ))}
    </ul>
  </details>
)

const Estimate = ({ label, figure, period }: { label: string; figure: Figure; period?: string }) => (
  <div className={`stack gap-1 ${styles.estimate}`}>
    <dt>{label}</dt>
    <dd>
      <FigureValue figure={figure} /> {period && <small>{period}</small>}
    </dd>
  </div>
)

const Card = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={`card tight raised ${styles.card}`} data-section={id} aria-labelledby={id}>
    <h2 className="subtitle" id={id}>
      {title}
    </h2>
    {children}
  </section>
)

interface EstimateCardsProps {
  texts: PageContent<"cities">["page"]["city"]
  facts: CityContent["facts"]
  wanted: string
  note: string
  formatsLabel: string
}

export const EstimateCards = ({ texts, facts: { pay, campaign }, wanted, note, formatsLabel }: EstimateCardsProps) => (
  <div className="grid wide gap-5">
    <Card id="city-drivers" title={texts.drive_title}>
      {pay && (
        <dl className="facts gap-5">
          {pay.monthly.map(({ hours, amount }, index) => (
            <Estimate
              key={hours}
              label={fillWords(index === 0 ? texts.pay_label : texts.full_pay_label, { hours })}
              figure={computedFigure(amount, pay.figures)}
              period={texts.pay_period}
            />
          ))}
        </dl>
      )}
      {wanted && <p>{wanted}</p>}
      {pay && (
        <p className="links">
          <SiteLink to={`${paths.drivers}?${pay.search}#estimate`}>{texts.pay_button}</SiteLink>
        </p>
      )}
      {pay && <Basis label={texts.basis_label} figures={pay.figures} />}
    </Card>
    <Card id="city-advertisers" title={texts.advertise_title}>
      {campaign && (
        <dl className="facts gap-5">
          <Estimate label={texts.impressions_label} figure={campaign.impressions} />
          <Estimate label={texts.cost_label} figure={computedFigure(campaign.cost, campaign.figures)} />
        </dl>
      )}
      <p>{note}</p>
      <p className="links">
        <SiteLink to={paths.formats}>{formatsLabel}</SiteLink>
      </p>
      {campaign && <Basis label={texts.basis_label} figures={campaign.figures} isPlanned />}
    </Card>
  </div>
)

export const campaignPath = (campaign: CityContent["facts"]["campaign"], city: City) =>
  campaign
    ? (`${paths.formats}?${campaign.search}#estimator` as const)
    : (`${paths.contact}?${CITY_PARAMETER}=${city.slug}#inquiry` as const)
