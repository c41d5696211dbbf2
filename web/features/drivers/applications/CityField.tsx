import { useState } from "react"
import { useCityFieldQuery } from "../../../graphql/generated.ts"
import { SuggestingField } from "../../leads/list/SuggestingField.tsx"

interface Props {
  value: string
  change: (city: string) => void
}

/** One city, of those that drivers have named. */
export const CityField = ({ value, change }: Props) => {
  const [typed, setTyped] = useState<string>()
  const { data, previousData } = useCityFieldQuery({
    variables: { startsWith: typed ?? "" },
    skip: typed === undefined,
    fetchPolicy: "cache-and-network",
  })
  return (
    <SuggestingField
      label="City"
      value={value}
      change={change}
      suggestions={(data ?? previousData)?.leadCities ?? []}
      suggestFor={setTyped}
    />
  )
}
