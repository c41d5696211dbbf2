import { nounOf } from "@farelight/api/contract/activity/eventSentence.ts"
import { Field, FieldError, Flex, Grid, Stack, TextButton } from "../../../components/chakra.ts"
import { Select } from "../../../components/forms/Select.tsx"
import { ToggleButton } from "../../../components/list/ToggleGroup.tsx"
import { DayField, type DayRange } from "../../../components/records/DayField.tsx"
import { type ActivityView, isEverything } from "./activityView.ts"

export interface Choice {
  name: string
  label: string
}

interface Props {
  view: ActivityView
  narrow: (change: Partial<ActivityView>) => void
  clear: () => void
  people: readonly Choice[]
  kinds: readonly Choice[]
  subjects: readonly Choice[]
  days: DayRange
}

export const ActivityFilterBar = ({ view, narrow, clear, people, kinds, subjects, days }: Props) => {
  // The URL may name a person who is not in the list.
  const isListed = view.person === "" || people.some(({ name }) => name === view.person)
  const persons = isListed ? people : [...people, { name: view.person, label: `Account ${view.person}` }]
  const selects = [
    { label: "Person", all: "Everybody", key: "person", choices: persons },
    { label: "Kind", all: "Everything", key: "kind", choices: kinds },
    { label: "About", all: "Anything", key: "subject", choices: subjects },
  ] as const
  return (
    <Stack role="search" aria-label="Activity" gap="2">
      <Grid
        templateColumns="repeat(2, minmax(0, 1fr))"
        display={{ base: "grid", md: "flex" }}
        flexWrap="wrap"
        gap="2"
        alignItems="end"
      >
        {selects.map(({ label, all, key, choices }) => (
          <Field.Root key={key} gap="1" width={{ base: "full", md: "auto" }} flex="1 1 7rem">
            <Field.Label color="fg.muted" fontWeight="normal">
              {label}
            </Field.Label>
            <Select
              size="sm"
              background="bg"
              options={[{ name: "", label: all }, ...choices]}
              chosen={view[key]}
              choose={(name) => narrow({ [key]: name, ...(key === "subject" && { subjectId: "" }) })}
            />
          </Field.Root>
        ))}
        <Flex gap="2" gridColumn="1 / -1" wrap={{ base: "wrap", md: "nowrap" }}>
          <DayField label="From" entry={days.from} />
          <DayField label="To" entry={days.to} />
        </Flex>
        {(!isEverything(view) || days.isUnfinished) && (
          <TextButton paddingX="1" justifySelf="start" onClick={clear}>
            Clear all
          </TextButton>
        )}
      </Grid>
      {view.subjectId && (
        <Flex>
          <ToggleButton isPressed onClick={() => narrow({ subjectId: "" })}>
            {`Only ${nounOf(view.subject)} ${view.subjectId}`}
          </ToggleButton>
        </Flex>
      )}
      <FieldError>{days.fault}</FieldError>
    </Stack>
  )
}
