import { NativeSelect } from "@chakra-ui/react/native-select"
import { Flex } from "../../../../parts/chakra.ts"
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
    <NativeSelect.Root size="sm" width="auto">
      <NativeSelect.Field
        aria-label="When visitors see it"
        background="bg"
        borderColor="border.emphasized"
        value={time}
        onChange={({ currentTarget }) => setTime(currentTarget.value as PublishTime)}
      >
        {Object.entries(publishTimes).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
    {time === "later" && <MomentField value={moment} onChange={setMoment} />}
  </Flex>
)
