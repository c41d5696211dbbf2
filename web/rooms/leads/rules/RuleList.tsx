import { useEffect, useRef, useState } from "react"
import { toast } from "sonner"
import {
  LeadRulesDocument,
  useDeleteLeadRuleMutation,
  useOrderLeadRulesMutation,
  useSwitchLeadRuleMutation,
} from "../../../graphql/generated.ts"
import { Box, Button, Flex, Stack, Text } from "../../../parts/chakra.ts"
import { DangerDialog } from "../../../parts/DangerDialog.tsx"
import { tellFailure } from "../../../parts/forms/attempt.ts"
import { Switch } from "../../../parts/forms/Switch.tsx"
import { counted } from "../../../parts/list/counts.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { RouteLink } from "../../../parts/RouteLink.tsx"
import { Age } from "../../../parts/records/Moment.tsx"
import { RuleSentence, useAllRuleFields } from "./RuleSentence.tsx"
import type { Rule, RuleField } from "./ruleDraft.ts"

const titleOf = ({ name, sentence }: Rule) => name ?? sentence

const LastRun = ({ rule: { runCount, lastRunAt } }: { rule: Rule }) =>
  lastRunAt ? (
    <>
      {`${counted(runCount, ["lead", "leads"])}, last `}
      <Age of={lastRunAt} /> ago
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
            <Age of={lastFailureAt} /> ago.{" "}
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
    onCompleted: () => {
      toast.success("The rule is deleted")
      close()
    },
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

interface StepProps {
  label: string
  arrow: string
  isPossible: boolean
  step: () => void
}

// It stays in the order of the Tab key at either end, so that a rule that was moved there keeps the focus.
const StepButton = ({ label, arrow, isPossible, step }: StepProps) => (
  <Button
    variant="outline"
    size="xs"
    aria-label={label}
    aria-disabled={!isPossible}
    opacity={isPossible ? undefined : 0.4}
    onClick={() => isPossible && step()}
  >
    {arrow}
  </Button>
)

interface ItemProps {
  rule: Rule
  fields: readonly RuleField[] | undefined
  index: number
  count: number
  move: (by: number) => void
  askDeletion: () => void
}

const RuleItem = ({ rule, fields, index, count, move, askDeletion }: ItemProps) => {
  const { id, name, isOn } = rule
  const [toggle, { loading }] = useSwitchLeadRuleMutation({
    variables: { id, isOn: !isOn },
    onError: tellFailure("Failed to switch the rule"),
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
          {name && <Remark fontWeight="medium">{name}</Remark>}
          <Text overflowWrap="anywhere" fontSize="md">
            <RuleSentence rule={rule} fields={fields} />
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
            <StepButton label={`Move up: ${titleOf(rule)}`} arrow="↑" isPossible={index > 0} step={() => move(-1)} />
            <StepButton
              label={`Move down: ${titleOf(rule)}`}
              arrow="↓"
              isPossible={index < count - 1}
              step={() => move(1)}
            />
            <Button asChild variant="outline" size="xs">
              <RouteLink to={id} relative="path" variant="plain" aria-label={`Edit: ${titleOf(rule)}`}>
                Edit
              </RouteLink>
            </Button>
            <Button
              variant="outline"
              size="xs"
              color="fg.error"
              aria-label={`Delete: ${titleOf(rule)}`}
              onClick={askDeletion}
            >
              Delete
            </Button>
          </Flex>
        </Flex>
      </Stack>
    </Box>
  )
}

/** The rules in the order in which they run, which buttons change. */
export const RuleList = ({ rules }: { rules: readonly Rule[] }) => {
  const fields = useAllRuleFields()
  const focus = useRef<Element>(null)
  const [deleted, setDeleted] = useState<Rule>()
  const [order] = useOrderLeadRulesMutation({
    update: (cache, { data }) => {
      const byId = new Map(rules.map((rule) => [rule.id, rule]))
      const leadRules = data?.orderLeadRules.flatMap(({ id }) => byId.get(id) ?? [])
      if (leadRules) cache.writeQuery({ query: LeadRulesDocument, data: { leadRules } })
    },
    onError: tellFailure("Failed to change the order"),
  })

  useEffect(() => {
    // The browser forgets the focus of what moves.
    if (focus.current instanceof HTMLElement && document.activeElement === document.body) focus.current.focus()
    focus.current = null
  })

  const move = (rule: Rule, by: number) => {
    const others = rules.filter((other) => other !== rule)
    const ids = others.toSpliced(rules.indexOf(rule) + by, 0, rule).map(({ id }) => id)
    focus.current = document.activeElement
    const moved = ids.map((id) => ({ __typename: "LeadRule" as const, id }))
    void order({ variables: { ids }, optimisticResponse: { orderLeadRules: moved } })
  }

  return (
    <>
      <Stack as="ol" aria-label="Rules" listStyleType="none" gap="3">
        {rules.map((rule, index) => (
          <RuleItem
            key={rule.id}
            rule={rule}
            fields={fields[rule.leadType ?? ""]}
            index={index}
            count={rules.length}
            move={(by) => move(rule, by)}
            askDeletion={() => setDeleted(rule)}
          />
        ))}
      </Stack>
      {deleted && <DeleteDialog rule={deleted} close={() => setDeleted(undefined)} />}
    </>
  )
}
