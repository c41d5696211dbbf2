import { dayInWords, momentInWords } from "@farelight/api/contract/leads/promiseHours.ts"
import { useCurrentPage } from "../../page/currentPage.ts"
import { useHydrated } from "../sending/useHydrated.ts"

/** A moment in the reader's time zone, which is named; before scripts run in the site's. */
export const LocalTime = ({ moment, siteZone }: { moment: string; siteZone: string }) => {
  const { locale } = useCurrentPage()
  const isHydrated = useHydrated()
  return <time dateTime={moment}>{momentInWords(new Date(moment), isHydrated ? undefined : siteZone, locale)}</time>
}

/** A day in the reader's time zone; before scripts run in the site's. */
export const LocalDay = ({ moment, siteZone }: { moment: string; siteZone: string }) => {
  const { locale } = useCurrentPage()
  const isHydrated = useHydrated()
  return <time dateTime={moment}>{dayInWords(new Date(moment), isHydrated ? undefined : siteZone, locale)}</time>
}
