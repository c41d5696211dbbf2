import { newStatusOf, STATUS_FIELD } from "@farelight/api/contract/leads/ruleSentence.ts"
import { useNavigate, useParams } from "react-router-dom"
import { toast } from "sonner"
import { useUnfinishedWork } from "../../../browser/unfinishedWork.ts"
import { Box, FieldError, Flex, Heading, PrimaryButton, RouteLink, Stack, Text } from "../../../components/chakra.ts"
import { Form } from "../../../components/forms/Form.tsx"
import { Select } from "../../../components/forms/Select.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { useDraft } from "../../../components/forms/useDraft.ts"
import { useForm } from "../../../components/forms/useForm.ts"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { LoadNotice, useLoadState } from "../../../components/records/LoadFailure.tsx"
import {
  type LeadRuleTrigger,
  useLeadRuleFieldsQuery,
  useLeadRulesQuery,
  useSaveLeadRuleMutation,
} from "../../../graphql/generated.ts"
import { ChosenOptions } from "./ChosenValues.tsx"
import { ConditionList, LeadKindSelect } from "./ConditionList.tsx"
import { EffectFields, NumberInput } from "./EffectFields.tsx"
import { DraftSentence } from "./RuleSentence.tsx"
import { conditionFaults, draftOf, newCondition, newRule, type RuleDraft, ruleInput } from "./ruleDraft.ts"

const triggers: readonly { name: LeadRuleTrigger; label: string }[] = [
  { name: "ARRIVED", label: "arrives" },
  { name: "STATUS_CHANGED", label: "changes its status" },
  { name: "ANSWER_RECEIVED", label: "gets a message from its sender" },
  { name: "FILE_RECEIVED", label: "gets a file from its sender" },
  { name: "FOLLOW_UP_MISSED", label: "misses its follow-up" },
  { name: "OVERDUE", label: "is overdue for an answer" },
]

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Box as="section">
    <Heading as="h3" size="sm" marginBottom="2">
      {title}
    </Heading>
    {children}
  </Box>
)

const RuleForm = ({ initial }: { initial: RuleDraft }) => {
  const kept = useDraft(`rule:${initial.id ?? ""}`, initial)
  const draft = kept.values
  const navigate = useNavigate()
  const { data } = useLeadRuleFieldsQuery({ variables: { leadType: draft.leadType || null } })
  const fields = data?.leadRuleFields
  const [save] = useSaveLeadRuleMutation({ refetchQueries: ["LeadRules"], awaitRefetchQueries: true })

  const form = useForm(
    async () => {
      await save({ variables: { input: ruleInput(draft) } })
      toast.success(draft.id ? "The rule is saved" : "The rule is on")
      navigate("..", { relative: "path" })
    },
    { check: () => conditionFaults(draft.conditions, fields), draft: kept },
  )
  const { faults } = form

  const newStatus = newStatusOf(draft.trigger, draft.conditions)
  const others = draft.conditions.filter((condition) => condition !== newStatus)

  const change = (changed: Partial<RuleDraft>) => {
    form.forget()
    kept.change(changed)
  }

  useUnfinishedWork(kept.isChanged, "What you changed in a rule is lost.")

  return (
    <Stack gap="5" background="bg" borderWidth="1px" borderRadius="l3" padding={{ base: "4", md: "5" }}>
      <Text data-sentence="" fontSize="md" overflowWrap="anywhere">
        <DraftSentence draft={draft} {...(fields && { fields })} />
      </Text>
      <Form form={form}>
        <Section title="When">
          <Flex gap="2" align="center" wrap="wrap">
            <LeadKindSelect chosen={draft.leadType} choose={(leadType) => change({ leadType })} />
            <Select
              label="What happens"
              size="sm"
              width="auto"
              options={triggers}
              chosen={draft.trigger}
              choose={(trigger) => change({ trigger })}
            />
            {draft.trigger === "STATUS_CHANGED" && (
              <>
                <Text as="span">to</Text>
                <ChosenOptions
                  label="New status"
                  none="any status"
                  options={fields
                    ?.find(({ name }) => name === STATUS_FIELD)
                    ?.choices?.map(({ value, label }) => ({ name: value, label }))}
                  chosen={newStatus?.values ?? []}
                  choose={(values) =>
                    change({
                      conditions: [
                        ...(values.length > 0 ? [{ ...newCondition(STATUS_FIELD), values }] : []),
                        ...others,
                      ],
                    })
                  }
                  isFaulty={false}
                />
              </>
            )}
            {draft.trigger === "OVERDUE" && (
              <>
                <Text as="span">for</Text>
                <NumberInput
                  label="Hours overdue"
                  value={draft.afterHours}
                  isFaulty={faults.afterHours !== undefined}
                  change={(afterHours) => change({ afterHours })}
                />
                <Text as="span">hours</Text>
              </>
            )}
          </Flex>
          <FieldError marginTop="1">{faults.afterHours}</FieldError>
        </Section>
        <Section title="If">
          <ConditionList
            conditions={others}
            fields={fields}
            faults={faults}
            change={(conditions) => change({ conditions: [...(newStatus ? [newStatus] : []), ...conditions] })}
          />
        </Section>
        <Section title="Then">
          <EffectFields {...{ draft, faults, change }} />
        </Section>
        <TextField
          label="Name"
          name="name"
          help="Optional. What your team calls it, for example in the history of a lead."
          look="narrow"
          maxLength={80}
          autoComplete="off"
        />
      </Form>
      <PrimaryButton
        alignSelf="start"
        disabled={draft.id !== undefined && !kept.isChanged}
        type="submit"
        form={form.props.id}
        aria-busy={form.isBusy}
      >
        {draft.id ? "Save" : "Save and switch on"}
      </PrimaryButton>
    </Stack>
  )
}

export const NEW_RULE = "new"

const StoredRule = ({ id }: { id: string | undefined }) => {
  // Not polled, as the form must not change while it is edited.
  const query = useLeadRulesQuery()
  const state = useLoadState(query)
  const rule = query.data?.leadRules.find((candidate) => candidate.id === id)
  if (rule) return <RuleForm initial={draftOf(rule)} />
  if (query.data) return <EmptyNote>This rule is gone</EmptyNote>
  return <LoadNotice state={state} content={undefined} label="Loading the rule" count={1} height="48" />
}

export const RulePage = () => {
  const { id } = useParams()
  return (
    <Stack gap="5">
      <RouteLink to=".." relative="path" color="fg.muted" alignSelf="start">
        ← All rules
      </RouteLink>
      {id === NEW_RULE ? <RuleForm initial={newRule} /> : <StoredRule key={id} id={id} />}
    </Stack>
  )
}
