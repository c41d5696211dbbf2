import { slugInWords } from "@farelight/api/contract/cities/city.ts"
import { useWaitListQuery } from "../../../graphql/generated.ts"

/** The present name of a city that leads wait for. Its id keeps the name of its first listing. */
export const useWaitListCityName = (id: string | null | undefined) => {
  const { data } = useWaitListQuery({ skip: !id })
  return id ? (data?.waitList.find(({ slug }) => slug === id)?.name ?? slugInWords(id)) : ""
}
