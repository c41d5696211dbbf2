import { canonicalPath, DRIVER_PARAMETER, paths } from "@farelight/api/contract/site/sitePaths.ts"
import { useCurrentPage, useSearch } from "./currentPage.ts"

/** On a city's page, visitors from the driver page should see the application first. */
export const useCitiesSearch = () => {
  const { pathname } = useCurrentPage()
  const isForDrivers = useSearch().has(DRIVER_PARAMETER) || canonicalPath(pathname) === paths.drivers
  return isForDrivers ? (`?${DRIVER_PARAMETER}=1` as const) : ""
}
