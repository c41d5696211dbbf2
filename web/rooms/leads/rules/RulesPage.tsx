import { useState } from "react"
import { polling } from "../../../apollo/polling.ts"
import { Box, Button, Flex, HelpText, PrimaryButton, RouteLink, Stack, Text } from "../../../components/chakra.ts"
import { DangerDialog } from "../../../components/DangerDialog.tsx"
import { toastDone, toastFailure } from "../../../components/forms/attempt.ts"
import { Select } from "../../../components/forms/Select.tsx"
import { Switch } from "../../../components/forms/Switch.tsx"
import { counted } from "../../../components/list/counts.ts"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { ToggleGroup } from "../../../components/list/ToggleGroup.tsx"
import { RelativeTime } from "../../../components/records/DateTime.tsx"
import { browserZone } from "../../../components/records/dateFormat.ts"
import { LoadNotice, useLoadState } from "../../../components/records/LoadFailure.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import {
  useDeleteLeadRuleMutation,
  useLeadRulesQuery,
  useSaveWorkingDaysMutation,
  useSwitchLeadRuleMutation,
  useWorkingDaysQuery,
  WorkingDaysDocument,
} from "../../../graphql/generated.ts"
import { useTeamZone } from "../../accounts/team/teamZone.ts"
import { NEW } from "./RulePage.tsx"
import { RuleSentence } from "./RuleSentence.tsx"
import { presets, type Rule } from "./ruleDraft.ts"

const titleOf = ({ name, sentence }: Rule) => name ?? sentence

const LastRun = ({ rule: { runCount, lastRunAt } }: { rule: Rule }) =>
  lastRunAt ? (
    <>
      {`${counted(runCount, ["lead", "leads"])}, last `}
      <RelativeTime of={lastRunAt} /> ago
    </>
  ) : (
    "Has not run yet"
  )

const Failure = ({ rule: { lastFailure, lastFailureAt } }: { rule: Rule }) =>
  lastFailure ? (
    <Box background="red.subtle" color="red.fg" borderRadius="l2" padding="2.5">
      <Text fontWeight="medium">{lastFailure}</Text>
      <Text>
        {lastFailureAt && (
          <>
            <RelativeTime of={lastFailureAt} /> ago.{" "}
          </>
        )}
        Change the rule, or wait: it goes on with the next lead, and this note goes once it succeeds.
      </Text>
    </Box>
  ) : null

const DeleteDialog = ({ rule, close }: { rule: Rule; close: () => void }) => {
  const [remove] = useDeleteLeadRuleMutation({
    variables: { id: rule.id },
    refetchQueries: ["LeadRules"],
    onCompleted: toastDone("The rule is deleted", close),
  })
  return (
    <DangerDialog
      title="Delete this rule?"
      text={`${rule.sentence} What it has done so far stays.`}
      action="Delete"
      act={remove}
      close={close}
    />
  )
}

const RuleItem = ({ rule, askDeletion }: { rule: Rule; askDeletion: () => void }) => {
  const { id, name, isOn } = rule
  const [toggle, { loading }] = useSwitchLeadRuleMutation({
    variables: { id, isOn: !isOn },
    onError: toastFailure("Failed to switch the rule"),
  })
  return (
    <Box
      as="li"
      data-rule={id}
      background={isOn ? "bg" : "bg.muted"}
      borderWidth="1px"
      borderRadius="l3"
      padding={{ base: "4", md: "5" }}
    >
      <Stack gap="3">
        <Box color={isOn ? undefined : "fg.muted"}>
          {name && <HelpText fontWeight="medium">{name}</HelpText>}
          <Text overflowWrap="anywhere" fontSize="md">
            <RuleSentence parts={rule.sentenceParts} />
          </Text>
        </Box>
        <Failure rule={rule} />
        <Flex gap="3" wrap="wrap" align="center" justify="space-between">
          <Switch
            label="Runs"
            name={titleOf(rule)}
            isOn={isOn}
            isBusy={loading}
            toggle={() => void (loading || toggle())}
          >
            <LastRun rule={rule} />
          </Switch>
          <Flex gap="2">
            <Button asChild size="xs">
              <RouteLink to={id} relative="path" variant="plain" aria-label={`Edit: ${titleOf(rule)}`}>
                Edit
              </RouteLink>
            </Button>
            <Button size="xs" color="fg.error" aria-label={`Delete: ${titleOf(rule)}`} onClick={askDeletion}>
              Delete
            </Button>
          </Flex>
        </Flex>
      </Stack>
    </Box>
  )
}

const RuleList = ({ rules }: { rules: readonly Rule[] }) => {
  const [deleted, setDeleted] = useState<Rule>()
  return (
    <>
      <Stack as="ol" aria-label="Rules" gap="3">
        {rules.map((rule) => (
          <RuleItem key={rule.id} rule={rule} askDeletion={() => setDeleted(rule)} />
        ))}
      </Stack>
      {deleted && <DeleteDialog rule={deleted} close={() => setDeleted(undefined)} />}
    </>
  )
}

const options = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((label, index) => ({
  name: String(index + 1),
  label,
}))

const WorkingDays = () => {
  const query = useWorkingDaysQuery({ fetchPolicy: "cache-and-network" })
  const state = useLoadState(query)
  const chosen = query.data?.workingDays.map(String)
  const [save] = useSaveWorkingDaysMutation({
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: WorkingDaysDocument, data: { workingDays: data.saveWorkingDays.workingDays } }),
    onError: toastFailure("Failed to save the working days"),
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

const TimeZone = () => {
  const { timeZone, save } = useTeamZone()
  const names = new Set(["UTC", browserZone(), timeZone, ...Intl.supportedValuesOf("timeZone")])
  return (
    <Panel
      title="Time zone"
      about="Your team’s days, due dates, reminders, schedules and statistics are in it, and so are the times here and in mails."
    >
      <Select
        label="Time zone of the team"
        maxWidth="20rem"
        options={[...names].sort().map((name) => ({ name, label: name.replaceAll("_", " ") }))}
        chosen={timeZone}
        choose={save}
      />
    </Panel>
  )
}

const Presets = () => (
  <EmptyNote title="No rules yet">
    <Stack align="center" gap="4">
      A rule does automatically what your team would do by hand. Begin with one of these:
      <Flex gap="2" wrap="wrap" justify="center">
        {presets.map(({ name, label }) => (
          <Button key={name} asChild background="bg">
            <RouteLink to={`${NEW}?begin=${name}`} relative="path" variant="plain">
              {label}
            </RouteLink>
          </Button>
        ))}
      </Flex>
    </Stack>
  </EmptyNote>
)

export const RulesPage = () => {
  const query = useLeadRulesQuery({ fetchPolicy: "cache-and-network", ...polling })
  const rules = query.data?.leadRules

  return (
    <Stack gap="5">
      <LoadNotice state={useLoadState(query)} content={rules} label="Loading the rules" count={2} height="32" />
      {rules && (
        <Flex align="center" gap="4">
          {rules.length > 0 && (
            <HelpText>{`${counted(rules.length, ["rule", "rules"])}, run in the order in which they were made`}</HelpText>
          )}
          <PrimaryButton asChild marginStart="auto">
            <RouteLink to={NEW} relative="path" variant="plain">
              Add a rule
            </RouteLink>
          </PrimaryButton>
        </Flex>
      )}
      {rules && (rules.length === 0 ? <Presets /> : <RuleList rules={rules} />)}
      <WorkingDays />
      <TimeZone />
    </Stack>
  )
}
