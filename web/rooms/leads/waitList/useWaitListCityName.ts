import { slugInWords } from "@farelight/api/contract/cities/city.ts"
import { useWaitListQuery } from "../../../graphql/generated.ts"

/** The present name of a city that leads wait for. Its id, in words, stands in until that is loaded. */
export const useWaitListCityName = (id: string | null | undefined) => {
  const { data } = useWaitListQuery({ skip: !id })
  return id ? (data?.waitList.find(({ slug }) => slug === id)?.name ?? slugInWords(id)) : ""
}
