import { slugInWords } from "@farelight/api/contract/cities/city.ts"
import { useWaitListQuery } from "../../../graphql/generated.ts"

/** Current name of a city; its id in words until that is loaded. */
export const useWaitListCity = (id: string | null | undefined) => {
  const { data } = useWaitListQuery({ skip: !id })
  const { name = slugInWords(id ?? ""), isListed = true } = data?.waitList.find(({ slug }) => slug === id) ?? {}
  return { name, isListed }
}
