import { slugInWords } from "@farelight/api/contract/cities/city.ts"
import { useWaitListQuery } from "../../../graphql/generated.ts"

/** Current name of a city; its id in words until that is loaded. */
export const useWaitListCityName = (id: string | null | undefined) => {
  const { data } = useWaitListQuery({ skip: !id })
  return id ? (data?.waitList.find(({ slug }) => slug === id)?.name ?? slugInWords(id)) : ""
}
