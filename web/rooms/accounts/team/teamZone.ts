import { tellFailure } from "../../../components/forms/attempt.ts"
import { setTimeZone, timeZone } from "../../../components/records/dateFormat.ts"
import { useSaveTimeZoneMutation, useTeamTimeZoneQuery } from "../../../graphql/generated.ts"

export const useTeamZone = () => {
  const settings = useTeamTimeZoneQuery({ fetchPolicy: "cache-only" }).data?.teamSettings
  const [change] = useSaveTimeZoneMutation({
    onCompleted: ({ saveTimeZone }) => setTimeZone(saveTimeZone.teamSettings.timeZone),
    onError: tellFailure("Failed to save the time zone"),
  })
  return {
    timeZone: settings?.timeZone ?? timeZone(),
    isChosen: settings?.isTimeZoneChosen ?? true,
    save: (zone: string) => void change({ variables: { timeZone: zone } }),
  }
}
