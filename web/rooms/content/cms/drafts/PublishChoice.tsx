import { Flex } from "../../../../parts/chakra.ts"
import { Select } from "../../../../parts/forms/Select.tsx"
import { MomentField } from "./MomentField.tsx"
import { type PublishTime, publishTimes } from "./schedule.ts"

export interface PublishChoiceProps {
  time: PublishTime
  setTime: (time: PublishTime) => void
  /** As the field for a date and time has it. */
  moment: string
  setMoment: (moment: string) => void
}

/** When visitors see what Save saves. */
export const PublishChoice = ({ time, setTime, moment, setMoment }: PublishChoiceProps) => (
  <Flex align="center" gap="2" wrap="wrap">
    <Select
      label="When visitors see it"
      size="sm"
      width="auto"
      background="bg"
      options={publishTimes}
      chosen={time}
      choose={setTime}
    />
    {time === "later" && <MomentField value={moment} onChange={setMoment} />}
  </Flex>
)
