import { canonicalPath, DRIVER_PARAMETER, paths } from "@farelight/api/contract/site/sitePaths.ts"
import { useCurrentPage, useSearch } from "./currentPage.ts"

/** The query for links to cities. It makes city pages show the application first to visitors from the driver page. */
export const useCitiesSearch = () => {
  const { pathname } = useCurrentPage()
  const isForDrivers = useSearch().has(DRIVER_PARAMETER) || canonicalPath(pathname) === paths.drivers
  return isForDrivers ? (`?${DRIVER_PARAMETER}=1` as const) : ""
}
