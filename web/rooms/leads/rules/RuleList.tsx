import { useState } from "react"
import { toast } from "sonner"
import { useDeleteLeadRuleMutation, useSwitchLeadRuleMutation } from "../../../graphql/generated.ts"
import { Box, Button, Flex, Remark, RouteLink, Stack, Text } from "../../../parts/chakra.ts"
import { DangerDialog } from "../../../parts/DangerDialog.tsx"
import { tellFailure } from "../../../parts/forms/attempt.ts"
import { Switch } from "../../../parts/forms/Switch.tsx"
import { counted } from "../../../parts/list/counts.ts"
import { Age } from "../../../parts/records/Moment.tsx"
import { RuleSentence } from "./RuleSentence.tsx"
import type { Rule } from "./ruleDraft.ts"

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

const RuleItem = ({ rule, askDeletion }: { rule: Rule; askDeletion: () => void }) => {
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

export const RuleList = ({ rules }: { rules: readonly Rule[] }) => {
  const [deleted, setDeleted] = useState<Rule>()
  return (
    <>
      <Stack as="ol" aria-label="Rules" listStyleType="none" gap="3">
        {rules.map((rule) => (
          <RuleItem key={rule.id} rule={rule} askDeletion={() => setDeleted(rule)} />
        ))}
      </Stack>
      {deleted && <DeleteDialog rule={deleted} close={() => setDeleted(undefined)} />}
    </>
  )
}
