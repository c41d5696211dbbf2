import { Button } from "../../components/chakra.ts"
import { browserZone } from "../../components/records/dateFormat.ts"
import { Notice } from "../../components/records/Notice.tsx"
import { useTeamZone } from "../../rooms/accounts/team/teamZone.ts"
import { DateNotice } from "../../rooms/privacy/retention/DateNotice.tsx"

const TimeZoneNotice = () => {
  const { timeZone, isChosen, save } = useTeamZone()
  const proposed = browserZone()
  if (isChosen || timeZone === proposed) return null
  return (
    <Notice
      as="section"
      aria-label="Time zone"
      tone="blue"
      marginBottom="4"
      text={`Days and times are those of ${timeZone}. Your browser is in ${proposed}: use that for the whole team?`}
    >
      <Button colorPalette="gray" onClick={() => save(proposed)}>
        {`Use ${proposed}`}
      </Button>
      <Button variant="ghost" colorPalette="gray" onClick={() => save(timeZone)}>
        {`Keep ${timeZone}`}
      </Button>
    </Notice>
  )
}

export const OwnerNotices = () => (
  <>
    <DateNotice />
    <TimeZoneNotice />
  </>
)
