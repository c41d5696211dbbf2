import { slugInWords } from "@farelight/api/contract/cities/city.ts"
import { useWaitListQuery } from "../../../graphql/generated.ts"

export const useWaitListCity = (id: string | null | undefined) => {
  const { data } = useWaitListQuery({ skip: !id })
  const { name = slugInWords(id ?? ""), isListed = true } = data?.waitList.find(({ slug }) => slug === id) ?? {}
  return { name, isListed }
}
