import { canonicalPath, DRIVER_PARAMETER, paths } from "@farelight/api/contract/site/sitePaths.ts"
import { useCurrentPage, useSearch } from "./currentPage.ts"

/** Added to links to cities, so that visitors from the driver page see the application first there. */
export const useCitiesSearch = () => {
  const { pathname } = useCurrentPage()
  const isForDrivers = useSearch().has(DRIVER_PARAMETER) || canonicalPath(pathname) === paths.drivers
  return isForDrivers ? (`?${DRIVER_PARAMETER}=1` as const) : ""
}
