import { hasPlan, type LinkedPlan, planQuery, readPlan } from "@farelight/api/contract/campaign/campaignSearch.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { TextField } from "../forms/fields/fields.tsx"
import formStyles from "../forms/form.module.css"
import { usePageContent, useSearch } from "../page/currentPage.ts"
import { SiteLink } from "../sections/SiteLink.tsx"
import styles from "./campaign.module.css"

export const useLinkedPlan = (): LinkedPlan => {
  const search = useSearch()
  return readPlan(search)
}

interface CampaignPlanFieldsProps {
  field: (name: string) => { name: string; defaultValue: string; error: string | undefined }
  wasRefused: (name: string) => boolean
}

export const CampaignPlanFields = ({ field, wasRefused }: CampaignPlanFieldsProps) => {
  const { plan: words } = usePageContent<"contact">().page
  const plan = useLinkedPlan()
  const isTaken = hasPlan(plan)
  const fieldOf = (name: string, planned: string | number | null) => {
    const given = field(name)
    return { ...given, defaultValue: given.defaultValue || String(planned ?? ""), isOptional: true }
  }
  const fields = {
    budget: fieldOf("plannedBudget", plan.budget),
    weeks: fieldOf("plannedWeeks", plan.weeks),
    cities: fieldOf("plannedCities", plan.cities.join(", ")),
  }
  const isOpen = Object.values(fields).some(({ defaultValue, name }) => defaultValue !== "" || wasRefused(name))
  return (
    <details className={styles.plan} open={isOpen} data-section="plan">
      <summary>{words.title}</summary>
      <div className={`stack ${styles.planFields}`}>
        <p className="quiet">
          {isTaken ? words.taken_text : words.text}{" "}
          <SiteLink to={isTaken ? `${paths.formats}?${planQuery(plan)}#estimator` : `${paths.formats}#estimator`}>
            {isTaken ? words.change_label : words.estimate_label}
          </SiteLink>
        </p>
        <div className={`stack gap-5 ${formStyles.row}`}>
          <TextField label={words.budget_label} inputMode="numeric" autoComplete="off" {...fields.budget} />
          <TextField label={words.weeks_label} inputMode="numeric" autoComplete="off" {...fields.weeks} />
        </div>
        <TextField label={words.cities_label} autoComplete="off" {...fields.cities} />
      </div>
    </details>
  )
}
