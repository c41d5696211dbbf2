import { useWaitListQuery } from "../../../graphql/generated.ts"

/** The present name of a city that leads wait for; its id, which keeps the first name, until that is loaded. */
export const useWaitListCityName = (id: string | null | undefined) => {
  const { data } = useWaitListQuery({ skip: !id })
  return id ? (data?.waitList.find(({ slug }) => slug === id)?.name ?? id) : ""
}
