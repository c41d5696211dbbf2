import { graphql } from "msw"
import { CityFieldDocument, type CityFieldQueryVariables } from "../../graphql/generated.ts"
import { type Behaviour, respond } from "./respond.ts"

const api = graphql.link("*/graphql")

export const mockCities = ({
  cities,
  onRequest,
  ...behaviour
}: Behaviour & { cities: string[]; onRequest?: (variables: CityFieldQueryVariables) => void }) =>
  api.query(CityFieldDocument, ({ variables }) => {
    onRequest?.(variables)
    return respond({ leadCities: cities }, behaviour)
  })
