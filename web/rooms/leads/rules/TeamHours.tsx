import { useState } from "react"
import { toast } from "sonner"
import {
  type TeamHours_HoursFragment,
  useSaveTeamHoursMutation,
  useTeamHoursQuery,
} from "../../../graphql/generated.ts"
import { Box, Field, Flex, Text } from "../../../parts/chakra.ts"
import { Form, SubmitButton } from "../../../parts/forms/Form.tsx"
import { Select } from "../../../parts/forms/Select.tsx"
import { TextField } from "../../../parts/forms/TextField.tsx"
import { useForm } from "../../../parts/forms/useForm.ts"
import { LoadingRows } from "../../../parts/list/LoadingRows.tsx"
import { ToggleGroup } from "../../../parts/list/ToggleGroup.tsx"
import { LoadFailure, useLoadState } from "../../../parts/records/LoadFailure.tsx"
import { Panel } from "../../../parts/records/Panel.tsx"

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((label, index) => ({
  name: String(index + 1),
  label,
}))

/** The zones that the browser knows, and the one that is stored. */
const zonesWith = (stored: string) =>
  [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), stored])]
    .sort()
    .map((name) => ({ name, label: name.replaceAll("_", " ") }))

type Hours = Omit<TeamHours_HoursFragment, "__typename">

const isSame = (one: Hours, other: Hours) =>
  one.days.join() === other.days.join() &&
  one.startsAt === other.startsAt &&
  one.endsAt === other.endsAt &&
  one.timeZone === other.timeZone

const HoursForm = ({ hours }: { hours: TeamHours_HoursFragment }) => {
  const [input, setInput] = useState({
    days: hours.days,
    startsAt: hours.startsAt,
    endsAt: hours.endsAt,
    timeZone: hours.timeZone,
  })
  const [save] = useSaveTeamHoursMutation({
    refetchQueries: ["TeamHours"],
    onCompleted: () => toast.success("The hours are saved"),
  })
  const form = useForm(() => save({ variables: { input } }))
  const { faults } = form
  const change = (changed: Partial<typeof input>) => {
    form.forget()
    setInput({ ...input, ...changed })
  }

  return (
    <Form form={form}>
      <Box>
        <ToggleGroup
          label="Days"
          options={days}
          chosen={input.days.map(String)}
          choose={(chosen) => change({ days: chosen.map(Number) })}
        />
        {faults.days && (
          <Text color="fg.error" fontSize="xs" aria-live="polite" marginTop="1">
            {faults.days}
          </Text>
        )}
      </Box>
      <Flex gap="4" wrap="wrap">
        {[
          { label: "From", name: "startsAt" as const },
          { label: "To", name: "endsAt" as const },
        ].map(({ label, name }) => (
          <Box key={name} width="32">
            <TextField
              label={label}
              type="time"
              required
              error={faults[name]}
              value={input[name]}
              onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
            />
          </Box>
        ))}
        <Field.Root width="64" invalid={faults.timeZone !== undefined}>
          <Field.Label>Time zone</Field.Label>
          <Select
            options={zonesWith(hours.timeZone)}
            chosen={input.timeZone}
            choose={(timeZone) => change({ timeZone })}
          />
          <Field.ErrorText>{faults.timeZone}</Field.ErrorText>
        </Field.Root>
      </Flex>
      <Box>
        <SubmitButton form={form} action={["Save", "Saving..."]} isSmall disabled={isSame(input, hours)} />
      </Box>
    </Form>
  )
}

/** When the team works, by which working days are counted. */
export const TeamHours = () => {
  const query = useTeamHoursQuery({ fetchPolicy: "cache-and-network" })
  const { hasFailed } = useLoadState(query)
  const hours = query.data?.teamHours
  return (
    <Panel title="Team hours" about="Rules that set follow-ups count these as working days.">
      {hasFailed && !hours && <LoadFailure retry={query.refetch} />}
      {!hours && !hasFailed && <LoadingRows label="Loading the hours" count={1} />}
      {hours && <HoursForm hours={hours} />}
    </Panel>
  )
}
