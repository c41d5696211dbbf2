import { FilterBar } from "../../../components/records/FilterBar.tsx"
import { ToggleGroup } from "../../../components/records/ToggleGroup.tsx"
import {
  emailLogStatusNames,
  emailLogStatusOption,
  emailLogTypeNames,
  emailLogTypeOption,
} from "../emailLogStatusLook.ts"
import { type EmailLogView, everyEmail, isNarrowed } from "./emailLogView.ts"

interface Props {
  view: EmailLogView
  narrow: (change: Partial<EmailLogView>, options?: { replace: boolean }) => void
  /** The id of the list that is narrowed. */
  listId: string
}

/** Narrows the mail log. */
export const EmailLogFilterBar = ({ view, narrow, listId }: Props) => (
  <FilterBar
    searchHint="Subject or recipient"
    searched={view.search}
    search={(search, options) => narrow({ search }, options)}
    isNarrowed={isNarrowed(view)}
    clear={() => narrow(everyEmail)}
    listId={listId}
  >
    <ToggleGroup
      label="Status"
      options={emailLogStatusNames.map((name) => ({ name, label: emailLogStatusOption(name) }))}
      chosen={view.statuses}
      choose={(statuses) => narrow({ statuses })}
    />
    <ToggleGroup
      label="Type"
      options={emailLogTypeNames.map((name) => ({ name, label: emailLogTypeOption(name) }))}
      chosen={view.types}
      choose={(types) => narrow({ types })}
    />
  </FilterBar>
)
