import { polling } from "../../../apollo/polling.ts"
import { Box, Button, Flex, HelpText, PrimaryButton, RouteLink, Stack, Text } from "../../../components/chakra.ts"
import { toastFailure } from "../../../components/forms/attempt.ts"
import { confirm } from "../../../components/forms/confirm.ts"
import { Select } from "../../../components/forms/Select.tsx"
import { Switch } from "../../../components/forms/Switch.tsx"
import { counted } from "../../../components/list/counts.ts"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { Records } from "../../../components/list/Records.tsx"
import { ToggleGroup } from "../../../components/list/ToggleGroup.tsx"
import { RelativeTime } from "../../../components/records/DateTime.tsx"
import { browserZone } from "../../../components/records/dateFormat.ts"
import { LoadNotice, useLoadState } from "../../../components/records/LoadFailure.tsx"
import { Notice } from "../../../components/records/Notice.tsx"
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
import { NEW_RULE } from "./RulePage.tsx"
import { RuleSentence } from "./RuleSentence.tsx"
import type { Rule } from "./ruleDraft.ts"

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
    <Notice
      tone="red"
      text={
        <>
          <Text fontWeight="medium">{lastFailure}</Text>
          {lastFailureAt && (
            <>
              <RelativeTime of={lastFailureAt} /> ago.{" "}
            </>
          )}
          Change the rule, or wait: it goes on with the next lead, and this note goes once it succeeds.
        </>
      }
    />
  ) : null

const RuleItem = ({ rule }: { rule: Rule }) => {
  const { id, name, isOn } = rule
  const [remove] = useDeleteLeadRuleMutation({ variables: { id }, refetchQueries: ["LeadRules"] })
  const [toggle, { loading }] = useSwitchLeadRuleMutation({
    variables: { id, isOn: !isOn },
    onError: toastFailure("Failed to switch the rule"),
  })
  const askToDelete = () =>
    confirm({
      title: "Delete this rule?",
      text: `${rule.sentence} What it has done so far stays.`,
      goLabel: "Delete",
      act: () => remove(),
      done: "The rule is deleted",
    })
  return (
    <Stack gap="3" paddingY="2">
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
          <Button size="xs" color="fg.error" aria-label={`Delete: ${titleOf(rule)}`} onClick={askToDelete}>
            Delete
          </Button>
        </Flex>
      </Flex>
    </Stack>
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

export const RulesPage = () => {
  const query = useLeadRulesQuery({ fetchPolicy: "cache-and-network", ...polling })
  const rules = query.data?.leadRules

  return (
    <Stack gap="5">
      <Records
        label="Rules"
        about={rules && `${counted(rules.length, ["rule", "rules"])}, run in the order in which they were made`}
        action={
          rules && (
            <PrimaryButton asChild marginStart="auto">
              <RouteLink to={NEW_RULE} relative="path" variant="plain">
                Add a rule
              </RouteLink>
            </PrimaryButton>
          )
        }
        list={useLoadState(query)}
        records={rules}
        loading="Loading the rules"
        loadingRows={{ count: 2, height: "32" }}
        item={(rule) => <RuleItem rule={rule} />}
        isMuted={({ isOn }) => !isOn}
        empty={<EmptyNote title="No rules yet">A rule does automatically what your team would do by hand.</EmptyNote>}
      />
      <WorkingDays />
      <TimeZone />
    </Stack>
  )
}
