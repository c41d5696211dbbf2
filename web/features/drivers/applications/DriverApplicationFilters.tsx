import { platforms } from "@farelight/api/modules/drivers/contract.ts"
import { ToggleGroup } from "../../../components/records/ToggleGroup.tsx"
import type { Platform } from "../../../graphql/generated.ts"
import type { LeadListFilter } from "../../leads/list/leadListView.ts"
import { CityField } from "./CityField.tsx"

const platformOptions = (Object.keys(platforms) as Platform[]).map((name) => ({ name, label: platforms[name] }))

interface Props {
  filter: LeadListFilter
  narrow: (change: Partial<LeadListFilter>) => void
}

/** What only driver applications can be narrowed to. */
export const DriverApplicationFilters = ({ filter, narrow }: Props) => (
  <>
    <ToggleGroup
      label="Platform"
      options={platformOptions}
      chosen={filter.platforms}
      choose={(chosen) => narrow({ platforms: chosen })}
    />
    <CityField value={filter.city} change={(city) => narrow({ city })} />
  </>
)
