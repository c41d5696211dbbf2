import { Box, FieldError, Flex, Input, Stack, Text } from "../../../components/chakra.ts"
import { Select } from "../../../components/forms/Select.tsx"
import type { Faults } from "../../../components/forms/useForm.ts"
import { useColleaguesQuery, useReplyTemplateNamesQuery } from "../../../graphql/generated.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { useLeadKinds } from "../lead/leadKind.ts"
import { ChosenOptions } from "./ChosenValues.tsx"
import type { RuleDraft } from "./ruleDraft.ts"

const Line = ({ label, fault, children }: { label: string; fault: string | undefined; children: React.ReactNode }) => (
  <Box display={{ md: "grid" }} gridTemplateColumns="10rem 1fr" columnGap="3" alignItems="center">
    <Text marginBottom={{ base: "1", md: "0" }}>{label}</Text>
    <Flex gap="2" align="center" wrap="wrap" minWidth="0">
      {children}
    </Flex>
    <FieldError gridColumn="2" marginTop="1">
      {fault}
    </FieldError>
  </Box>
)

interface NumberProps {
  label: string
  value: string
  isFaulty: boolean
  change: (digits: string) => void
}

export const NumberInput = ({ label, value, isFaulty, change }: NumberProps) => (
  <Input
    aria-label={label}
    aria-invalid={isFaulty || undefined}
    size="sm"
    width="16"
    inputMode="numeric"
    maxLength={3}
    value={value}
    onChange={({ currentTarget }) => change(currentTarget.value.replaceAll(/\D/g, ""))}
  />
)

const namesIn = (content: unknown) =>
  ((content as { templates?: { name: string }[] } | null)?.templates ?? []).map(({ name }) => name)

/** The list keeps the stored name while the names load, and if its template no longer exists. */
const useReplyNames = ({ leadType, template }: RuleDraft) => {
  const { data } = useReplyTemplateNamesQuery()
  // The content groups templates by the tab of the kind.
  const tab = useLeadKinds().find(({ type }) => type === leadType)?.tab
  const blocks = data?.cmsBlocks.filter(({ sectionId }) => tab === undefined || sectionId === tab) ?? []
  return [...new Set(["", template, ...blocks.flatMap(({ content }) => namesIn(content))])]
}

interface Props {
  draft: RuleDraft
  faults: Faults
  change: (changed: Partial<RuleDraft>) => void
}

export const EffectFields = ({ draft, faults, change }: Props) => {
  const { assignTo, followUpDays, isWorkingDays, template, tell } = draft
  const { data } = useColleaguesQuery()
  const people = data?.colleagues.map(({ id, name }) => ({ name: id, label: name }))
  const replies = useReplyNames(draft)
  const { viewerCanSendMail } = usePermissions()
  const unknown = data && "A former colleague"
  return (
    <Stack gap="3">
      <Line label="Give it to" fault={faults.assignTo}>
        <ChosenOptions
          label="Give it to"
          {...{ unknown, options: people, chosen: assignTo, isFaulty: faults.assignTo !== undefined }}
          choose={(ids) => change({ assignTo: ids })}
        />
        {assignTo.length > 1 && <Text as="span">in turn</Text>}
      </Line>
      <Line label="Set a follow-up in" fault={faults.followUpDays}>
        <NumberInput
          label="Days until the follow-up"
          value={followUpDays}
          isFaulty={faults.followUpDays !== undefined}
          change={(days) => change({ followUpDays: days })}
        />
        <Select
          label="Which days count"
          size="sm"
          width="auto"
          options={[
            { name: "working", label: followUpDays === "1" ? "working day" : "working days" },
            { name: "all", label: followUpDays === "1" ? "day" : "days" },
          ]}
          chosen={isWorkingDays ? "working" : "all"}
          choose={(name) => change({ isWorkingDays: name === "working" })}
        />
      </Line>
      {(viewerCanSendMail || template !== "") && (
        <Line label="Mail its sender" fault={faults.template}>
          <Select
            label="Reply"
            size="sm"
            width="auto"
            maxWidth="full"
            {...(faults.template !== undefined && { invalid: true })}
            options={replies.map((name) => ({ name, label: name || "no reply" }))}
            chosen={template}
            choose={(name) => change({ template: name })}
          />
        </Line>
      )}
      <Line label="Tell by mail" fault={faults.tell}>
        <ChosenOptions
          label="Tell by mail"
          unknown={unknown}
          options={
            people && [{ name: "owner", label: "its owner" }, { name: "managers", label: "the managers" }, ...people]
          }
          chosen={tell}
          choose={(ids) => change({ tell: ids })}
          isFaulty={faults.tell !== undefined}
        />
      </Line>
    </Stack>
  )
}
