import { Flex } from "../chakra.ts"
import { DayField, type DayRange } from "../records/DayField.tsx"
import { dayPresets, daysOf, presetOf } from "../records/localDay.ts"
import { Segments } from "./ToggleGroup.tsx"

export const DayRangeFields = ({ name, range: { from, to, days, choose } }: { name?: string; range: DayRange }) => {
  const presets = dayPresets()
  return (
    <>
      <Flex gap="3" wrap="wrap">
        <DayField label={name ? `${name} from` : "From"} entry={from} />
        <DayField label={name ? `${name} to` : "To"} entry={to} />
      </Flex>
      <Segments
        label={name ?? "Days"}
        options={presets.map(({ name: preset }) => ({ name: preset, label: preset }))}
        chosen={presetOf(days)}
        choose={(preset) => choose(daysOf(preset === presetOf(days) ? "" : preset))}
      />
    </>
  )
}
