import { useState } from "react"
import { Button, Stack, Text } from "../../../../parts/chakra.ts"
import { ModalDialog } from "../../../../parts/ModalDialog.tsx"
import { MomentField } from "./MomentField.tsx"
import { fromFieldTime, timeZoneName, toFieldTime, tomorrowMorning } from "./schedule.ts"

interface Props {
  publishAt: string | null
  close: () => void
  schedule: (publishAt: string) => void
}

/** Asks when a draft is to go live. */
export const ScheduleDialog = ({ publishAt, close, schedule }: Props) => {
  const [moment, setMoment] = useState(publishAt ? toFieldTime(publishAt) : tomorrowMorning)
  const chosen = fromFieldTime(moment)
  return (
    <ModalDialog
      title="Schedule the draft"
      close={close}
      closeLabel="Back"
      actions={
        <Button colorPalette="brand" disabled={!chosen} onClick={() => chosen && schedule(chosen)}>
          Schedule
        </Button>
      }
    >
      <Stack gap="3" align="start">
        <Text>{`Visitors see the draft from this moment on. Your time is ${timeZoneName()}.`}</Text>
        <MomentField value={moment} onChange={setMoment} />
      </Stack>
    </ModalDialog>
  )
}
