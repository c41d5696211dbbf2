import { useSaveWorkingDaysMutation, useWorkingDaysQuery, WorkingDaysDocument } from "../../../graphql/generated.ts"
import { tellFailure } from "../../../parts/forms/attempt.ts"
import { ToggleGroup } from "../../../parts/list/ToggleGroup.tsx"
import { useLoadState } from "../../../parts/records/LoadFailure.tsx"
import { LoadNotice } from "../../../parts/records/LoadNotice.tsx"
import { Panel } from "../../../parts/records/Panel.tsx"

const options = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((label, index) => ({
  name: String(index + 1),
  label,
}))

export const WorkingDays = () => {
  const query = useWorkingDaysQuery({ fetchPolicy: "cache-and-network" })
  const state = useLoadState(query)
  const chosen = query.data?.workingDays.map(String)
  const [save] = useSaveWorkingDaysMutation({
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: WorkingDaysDocument, data: { workingDays: data.saveWorkingDays.workingDays } }),
    onError: tellFailure("Failed to save the working days"),
  })
  return (
    <Panel title="Working days" about="Rules count these when they set a follow-up in working days.">
      <LoadNotice state={state} content={chosen} label="Loading the working days" count={1} />
      {chosen && (
        <ToggleGroup
          label="Your team works on"
          options={options}
          chosen={chosen}
          choose={(names) => {
            const days = names.map(Number)
            void save({ variables: { days }, optimisticResponse: { saveWorkingDays: { workingDays: days } } })
          }}
        />
      )}
    </Panel>
  )
}
