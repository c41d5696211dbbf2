import { NativeSelect } from "@chakra-ui/react/native-select"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { leadStatusLabel, leadStatusNames } from "./leadStatusLook.ts"

interface Props {
  label: string
  status: LeadStatus
  change: (status: LeadStatus) => void
}

/** Puts a lead into any of the four statuses. */
export const LeadStatusSelect = ({ label, status, change }: Props) => (
  <NativeSelect.Root size="sm" minWidth="32">
    <NativeSelect.Field
      aria-label={label}
      // The edge of a control must stand out from its ground by 3:1 (WCAG 1.4.11).
      borderColor="border.emphasized"
      value={status}
      onChange={(event) => change(event.currentTarget.value as LeadStatus)}
    >
      {leadStatusNames.map((name) => (
        <option key={name} value={name}>
          {leadStatusLabel(name)}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
)
