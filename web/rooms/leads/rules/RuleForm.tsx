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
import { Remark } from "../../../parts/Remark.tsx"
import { useLeadKinds } from "../lead/leadKind.ts"
import { ConditionRow } from "./ConditionRow.tsx"
import { EffectRow } from "./EffectRow.tsx"
import { DraftSentence } from "./RuleSentence.tsx"
import { RuleTrial } from "./RuleTrial.tsx"
import { faultsOf, inputOf, type Moment, newCondition, newEffect, type RuleDraft } from "./ruleDraft.ts"

const moments: readonly { name: Moment; label: string }[] = [
  { name: "ARRIVED", label: "arrives" },
  { name: "OVERDUE", label: "is overdue for an answer" },
  { name: "LONG_OVERDUE", label: "has been overdue for" },
]

const article = (noun: string) => (/^[aeiou]/.test(noun) ? "an" : "a")

const Fault = ({ children }: { children: string | undefined }) =>
  children ? (
    <Text color="fg.error" fontSize="xs" aria-live="polite">
      {children}
    </Text>
  ) : null

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Box as="section">
    <Heading as="h3" size="sm" marginBottom="2">
      {title}
    </Heading>
    {children}
  </Box>
)

const lines = { as: "ul", listStyleType: "none", gap: "2" } as const

/** The parts with one of them changed, or without it. */
const withPart = <Part extends { key: number }>(parts: readonly Part[], key: number, changed?: Part) =>
  parts.flatMap((part) => (part.key === key ? (changed ?? []) : part))

/** A rule as the sentence that it is, each part of which can be changed, and what it would have done. */
export const RuleForm = ({ initial }: { initial: RuleDraft }) => {
  const [begun] = useState(initial)
  const [draft, setDraft] = useState(begun)
  const navigate = useNavigate()
  const kinds = useLeadKinds()
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
            <Select
              label="Which leads"
              size="sm"
              width="auto"
              options={[
                { name: "", label: "any lead" },
                ...kinds.map(({ type, noun: [one] }) => ({ name: type, label: `${article(one)} ${one}` })),
              ]}
              chosen={draft.leadType}
              choose={(leadType) => change({ leadType })}
            />
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
          <Stack {...lines} aria-label="Conditions">
            {draft.conditions.map((condition) => (
              <ConditionRow
                key={condition.key}
                condition={condition}
                fields={fields ?? []}
                fault={faults[`condition${condition.key}`]}
                change={(changed) => change({ conditions: withPart(draft.conditions, condition.key, changed) })}
                remove={() => change({ conditions: withPart(draft.conditions, condition.key) })}
              />
            ))}
          </Stack>
          <Fault>{faults.conditions}</Fault>
          <Flex gap="3" align="center" marginTop={draft.conditions.length > 0 ? "2" : "0"}>
            <Button
              variant="outline"
              size="sm"
              disabled={!fields || draft.conditions.length >= 10}
              onClick={() => change({ conditions: [...draft.conditions, newCondition(fields?.[0]?.name)] })}
            >
              Add a condition
            </Button>
            {draft.conditions.length === 0 && <Remark>Without one, it is for all of them.</Remark>}
          </Flex>
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
