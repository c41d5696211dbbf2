import { type LeadRuleEffectKind, useColleaguesQuery, useReplyTemplateNamesQuery } from "../../../graphql/generated.ts"
import { Input, Text } from "../../../parts/chakra.ts"
import { Select } from "../../../parts/forms/Select.tsx"
import { type Permissions, usePermissions } from "../../accounts/account/permissions.ts"
import { useLeadKinds } from "../lead/leadKind.ts"
import { ChosenOptions } from "./ChosenValues.tsx"
import { RuleLine } from "./ConditionRow.tsx"
import { useWebhookNames } from "./RuleSentence.tsx"
import type { EffectDraft, RuleDraft } from "./ruleDraft.ts"

const kinds: readonly { name: LeadRuleEffectKind; label: string; needs?: keyof Permissions }[] = [
  { name: "ASSIGN", label: "give it to" },
  { name: "FOLLOW_UP", label: "set a follow-up in" },
  { name: "SEND_TEMPLATE", label: "mail its sender", needs: "viewerCanSendMail" },
  { name: "TELL_OWNER", label: "tell its owner" },
  { name: "TELL_MANAGERS", label: "tell the managers" },
  { name: "TELL_PEOPLE", label: "tell" },
  { name: "TELL_WEBHOOK", label: "tell the webhook", needs: "viewerCanManageTeam" },
]

interface Props {
  effect: EffectDraft
  leadType: RuleDraft["leadType"]
  change: (effect: EffectDraft) => void
  remove: () => void
  fault: string | undefined
}

type PartProps = Pick<Props, "effect" | "change" | "fault">

const People = ({ effect, change, fault }: PartProps) => {
  const { data } = useColleaguesQuery()
  return (
    <>
      <ChosenOptions
        label="Colleagues"
        unknown={data && "A former colleague"}
        options={data?.colleagues.map(({ id, name }) => ({ name: id, label: name }))}
        chosen={effect.userIds}
        choose={(userIds) => change({ ...effect, userIds })}
        isFaulty={fault !== undefined}
      />
      {effect.kind === "ASSIGN" && effect.userIds.length > 1 && <Text as="span">in turn</Text>}
    </>
  )
}

const FollowUp = ({ effect, change, fault }: PartProps) => (
  <>
    <Input
      aria-label="Days until the follow-up"
      aria-invalid={fault !== undefined || undefined}
      size="sm"
      width="14"
      background="bg"
      inputMode="numeric"
      maxLength={3}
      value={effect.days}
      onChange={({ currentTarget }) => change({ ...effect, days: currentTarget.value })}
    />
    <Select
      label="Which days count"
      size="sm"
      width="auto"
      background="bg"
      options={[
        { name: "working", label: effect.days === "1" ? "working day" : "working days" },
        { name: "all", label: effect.days === "1" ? "day" : "days" },
      ]}
      chosen={effect.isWorkingDays ? "working" : "all"}
      choose={(name) => change({ ...effect, isWorkingDays: name === "working" })}
    />
  </>
)

interface ChoiceProps {
  label: string
  options: readonly { name: string; label: string }[] | undefined
  chosen: string
  choose: (name: string) => void
  isFaulty: boolean
}

// What is chosen stays so while the others are being loaded, and when it is gone.
const Choice = ({ options = [], chosen, isFaulty, ...props }: ChoiceProps) => (
  <Select
    {...props}
    size="sm"
    width="auto"
    maxWidth="full"
    background="bg"
    {...(isFaulty && { invalid: true })}
    options={[
      ...(options.some(({ name }) => name === chosen) ? [] : [{ name: chosen, label: chosen || "Choose" }]),
      ...options,
    ]}
    chosen={chosen}
  />
)

const namesIn = (content: unknown) =>
  ((content as { templates?: { name: string }[] } | null)?.templates ?? []).map(({ name }) => name)

const Template = ({ effect, leadType, change, fault }: PartProps & Pick<Props, "leadType">) => {
  const { data } = useReplyTemplateNamesQuery()
  // The content names the replies to a kind as the kind's tab is named.
  const tab = useLeadKinds().find(({ type }) => type === leadType)?.tab
  const names = data?.cmsBlocks.flatMap(({ sectionId, content }) =>
    tab === undefined || sectionId === tab ? namesIn(content) : [],
  )
  return (
    <>
      <Text as="span">the reply</Text>
      <Choice
        label="Reply"
        options={names && [...new Set(names)].map((name) => ({ name, label: name }))}
        chosen={effect.template}
        choose={(template) => change({ ...effect, template })}
        isFaulty={fault !== undefined}
      />
    </>
  )
}

const Webhook = ({ effect, change, fault }: PartProps) => {
  const webhooks = useWebhookNames(true)
  return (
    <Choice
      label="Webhook"
      options={webhooks}
      chosen={effect.webhookId}
      choose={(webhookId) => change({ ...effect, webhookId })}
      isFaulty={fault !== undefined}
    />
  )
}

/** Something that a rule does, as a part of its sentence. */
export const EffectRow = ({ effect, leadType, change, remove, fault }: Props) => {
  const permissions = usePermissions()
  const { kind } = effect
  const part = { effect, change, fault }
  const offered = kinds.filter(({ name, needs }) => name === kind || !needs || permissions[needs])
  const label = kinds.find(({ name }) => name === kind)?.label
  return (
    <RuleLine label={`Remove “${label}”`} remove={remove} fault={fault}>
      <Select
        label="What it does"
        size="sm"
        width="auto"
        background="bg"
        options={offered}
        chosen={kind}
        choose={(name) => change({ ...effect, kind: name })}
      />
      {(kind === "ASSIGN" || kind === "TELL_PEOPLE") && <People {...part} />}
      {kind === "FOLLOW_UP" && <FollowUp {...part} />}
      {kind === "SEND_TEMPLATE" && <Template {...part} leadType={leadType} />}
      {kind === "TELL_WEBHOOK" && <Webhook {...part} />}
    </RuleLine>
  )
}
