import { NativeSelect } from "@chakra-ui/react/native-select"
import { leadStatuses } from "@farelight/api/modules/leads/leadStatus.ts"
import { useState } from "react"
import type { LeadStatus } from "../../graphql/generated.ts"
import { leadStatusLabel } from "./leadStatusLook.ts"

const statuses = Object.keys(leadStatuses) as LeadStatus[]

interface Props {
  label: string
  status: LeadStatus
  isSaving: boolean
  save: (status: LeadStatus) => void
}

/** Puts a lead into any of the four statuses (SPEC §4). The choice shows while it is being saved and goes back if that fails. */
export const LeadStatusSelect = ({ label, status, isSaving, save }: Props) => {
  const [chosenStatus, setChosenStatus] = useState(status)

  const choose = (chosen: LeadStatus) => {
    setChosenStatus(chosen)
    save(chosen)
  }

  return (
    <NativeSelect.Root size="sm" minWidth="32" aria-busy={isSaving}>
      <NativeSelect.Field
        aria-label={label}
        // The edge of a control must stand out from its ground by 3:1 (WCAG 1.4.11).
        borderColor="border.emphasized"
        value={isSaving ? chosenStatus : status}
        onChange={(event) => choose(event.currentTarget.value as LeadStatus)}
      >
        {statuses.map((value) => (
          <option key={value} value={value}>
            {leadStatusLabel(value)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
