import { toastFailure } from "../../../components/forms/attempt.ts"
import { setTimeZone, timeZone } from "../../../components/records/dateFormat.ts"
import { useSaveTimeZoneMutation, useTeamSettingsQuery } from "../../../graphql/generated.ts"

export const useTeamZone = () => {
  const settings = useTeamSettingsQuery({ fetchPolicy: "cache-only" }).data?.teamSettings
  const [change] = useSaveTimeZoneMutation({
    onCompleted: ({ saveTimeZone }) => setTimeZone(saveTimeZone.teamSettings.timeZone),
    onError: toastFailure("Failed to save the time zone"),
  })
  return {
    timeZone: settings?.timeZone ?? timeZone(),
    isChosen: settings?.isTimeZoneChosen ?? true,
    save: (zone: string) => void change({ variables: { timeZone: zone } }),
  }
}
