import { dayInWords, formatDateTime } from "@farelight/api/contract/content/promises/promiseHours.ts"
import { useCurrentPage, usePrivacySettings } from "../../page/currentPage.ts"

const useWritten = (write: typeof dayInWords, moment: string) => {
  const { locale } = useCurrentPage()
  const { timeZone = "UTC" } = usePrivacySettings()
  return write(new Date(moment), timeZone, locale)
}

/** Shows the team's time zone and its name, as mails do, so that the team and the visitor read the same date. */
export const LocalTime = ({ moment }: { moment: string }) => (
  <time dateTime={moment}>{useWritten(formatDateTime, moment)}</time>
)

export const LocalDay = ({ moment }: { moment: string }) => (
  <time dateTime={moment}>{useWritten(dayInWords, moment)}</time>
)
