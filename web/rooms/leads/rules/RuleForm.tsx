import { useLazyQuery } from "@apollo/client/react"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { toast } from "sonner"
import { TryLeadRuleDocument, useLeadRuleFieldsQuery, useSaveLeadRuleMutation } from "../../../graphql/generated.ts"
import { useAnnounceUnfinished } from "../../../parts/browser/unfinishedWork.ts"
import { Box, Button, Flex, Heading, Input, Stack, Text } from "../../../parts/chakra.ts"
import { Form } from "../../../parts/forms/Form.tsx"
import { Select } from "../../../parts/forms/Select.tsx"
import { TextField } from "../../../parts/forms/TextField.tsx"
import { useForm } from "../../../parts/forms/useForm.ts"
import { ConditionList, Fault, LeadKindSelect, lines, withPart } from "./ConditionList.tsx"
import { EffectRow } from "./EffectRow.tsx"
import { DraftSentence } from "./RuleSentence.tsx"
import { RuleTrial } from "./RuleTrial.tsx"
import { faultsOf, inputOf, type Moment, newEffect, type RuleDraft } from "./ruleDraft.ts"

const moments: readonly { name: Moment; label: string }[] = [
  { name: "ARRIVED", label: "arrives" },
  { name: "OVERDUE", label: "is overdue for an answer" },
  { name: "LONG_OVERDUE", label: "has been overdue for" },
]

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Box as="section">
    <Heading as="h3" size="sm" marginBottom="2">
      {title}
    </Heading>
    {children}
  </Box>
)

/** A rule as the sentence that it is, each part of which can be changed, and what it would have done. */
export const RuleForm = ({ initial }: { initial: RuleDraft }) => {
  const [begun] = useState(initial)
  const [draft, setDraft] = useState(begun)
  const navigate = useNavigate()
  const { data } = useLeadRuleFieldsQuery({ variables: { leadType: draft.leadType || null } })
  const fields = data?.leadRuleFields
  const [save] = useSaveLeadRuleMutation({ refetchQueries: ["LeadRules"], awaitRefetchQueries: true })
  const [look] = useLazyQuery(TryLeadRuleDocument, { fetchPolicy: "no-cache" })
  const [trial, setTrial] = useState<{ of: RuleDraft; data: Awaited<ReturnType<typeof look>>["data"] }>()

  const form = useForm(
    async ({ isTrial }) => {
      const variables = { input: inputOf(draft) }
      if (isTrial) {
        const answer = await look({ variables })
        if (answer.error) throw answer.error
        return setTrial({ of: draft, data: answer.data })
      }
      await save({ variables })
      toast.success(draft.id ? "The rule is saved" : "The rule is on")
      navigate("..", { relative: "path" })
    },
    { check: () => faultsOf(draft, fields) },
  )
  const { faults } = form
  // A rule sets one at most.
  const hasFollowUp = draft.effects.some(({ kind }) => kind === "FOLLOW_UP")

  const change = (changed: Partial<RuleDraft>) => {
    form.forget()
    setDraft((before) => ({ ...before, ...changed }))
  }

  useAnnounceUnfinished(draft !== begun, "What you changed in a rule is lost.")

  return (
    <Stack gap="5" background="bg" borderWidth="1px" borderRadius="l3" padding={{ base: "4", md: "5" }}>
      <Text data-sentence="" fontSize="md" overflowWrap="anywhere">
        <DraftSentence draft={draft} fields={fields} />
      </Text>
      <Form form={form}>
        <Section title="When">
          <Flex gap="2" align="center" wrap="wrap">
            <LeadKindSelect chosen={draft.leadType} choose={(leadType) => change({ leadType })} />
            <Select
              label="What happens"
              size="sm"
              width="auto"
              options={moments}
              chosen={draft.moment}
              choose={(moment) => change({ moment })}
            />
            {draft.moment === "LONG_OVERDUE" && (
              <>
                <Input
                  aria-label="Hours overdue"
                  aria-invalid={faults.afterHours !== undefined || undefined}
                  size="sm"
                  width="16"
                  inputMode="numeric"
                  maxLength={3}
                  value={draft.hours}
                  onChange={({ currentTarget }) => change({ hours: currentTarget.value })}
                />
                <Text as="span">hours</Text>
              </>
            )}
          </Flex>
          <Fault>{faults.afterHours}</Fault>
        </Section>
        <Section title="If">
          <ConditionList
            conditions={draft.conditions}
            fields={fields}
            faults={faults}
            change={(conditions) => change({ conditions })}
          />
        </Section>
        <Section title="Then">
          <Stack {...lines} aria-label="Effects">
            {draft.effects.map((effect) => (
              <EffectRow
                key={effect.key}
                effect={effect}
                leadType={draft.leadType}
                fault={faults[`effect${effect.key}`]}
                change={(changed) => change({ effects: withPart(draft.effects, effect.key, changed) })}
                remove={() => change({ effects: withPart(draft.effects, effect.key) })}
              />
            ))}
          </Stack>
          <Fault>{faults.effects}</Fault>
          <Button
            variant="outline"
            size="sm"
            marginTop="2"
            disabled={draft.effects.length >= 10}
            aria-invalid={faults.effects !== undefined || undefined}
            onClick={() =>
              change({ effects: [...draft.effects, newEffect(hasFollowUp ? "TELL_PEOPLE" : "FOLLOW_UP")] })
            }
          >
            Add an action
          </Button>
        </Section>
        <TextField
          label="Name"
          help="Optional. What your team calls it, for example in the history of a lead."
          look="narrow"
          maxLength={80}
          autoComplete="off"
          error={faults.name}
          value={draft.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </Form>
      <Flex gap="2" wrap="wrap">
        <Button
          disabled={draft.id !== undefined && draft === begun}
          type="submit"
          form={form.props.id}
          colorPalette="brand"
          size="sm"
          aria-busy={form.isBusy}
        >
          {draft.id ? "Save" : "Save and switch on"}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-busy={form.isBusy}
          onClick={() => void form.submit({ isTrial: "yes" })}
        >
          Try it on the last 30 days
        </Button>
      </Flex>
      {trial?.data && trial.of === draft && <RuleTrial trial={trial.data.tryLeadRule} />}
    </Stack>
  )
}
