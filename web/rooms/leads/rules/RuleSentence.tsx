import { useApolloClient } from "@apollo/client/react"
import { type RuleNames, ruleSentence, type WrittenRule } from "@farelight/api/contract/leads/ruleSentence.ts"
import { useEffect, useState } from "react"
import {
  LeadRuleFieldsDocument,
  type LeadType,
  useColleaguesQuery,
  useWebhooksQuery,
} from "../../../graphql/generated.ts"
import { Text } from "../../../parts/chakra.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { useLeadKinds } from "../lead/leadKind.ts"
import { inputOf, type Rule, type RuleDraft, type RuleField } from "./ruleDraft.ts"

// No name has it, and it is not seen.
const MARK = "\u2060"

// What has not been chosen yet.
const GAP = "…"

/** A sentence with what somebody has chosen in bold. */
const Marked = ({ children }: { children: string }) =>
  children.split(MARK).map((text, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it is.
      <Text as="strong" key={place} fontWeight="semibold">
        {text}
      </Text>
    ) : (
      text
    ),
  )

/** What webhooks are called, for those who may know. */
export const useWebhookNames = (isAsked: boolean) => {
  const { viewerCanManageTeam } = usePermissions()
  const { data } = useWebhooksQuery({ skip: !isAsked || !viewerCanManageTeam })
  return data?.webhooks.map(({ id, description, url }) => ({ name: id, label: description || new URL(url).host }))
}

const tellsWebhook = ({ effects }: Pick<WrittenRule, "effects">) => effects.some(({ kind }) => kind === "TELL_WEBHOOK")

const useSentence = (
  rule: WrittenRule & { leadType?: LeadType | null },
  { fields, people }: { fields: RuleNames["fields"]; people: readonly { id: string; name: string }[] | undefined },
) => {
  const kinds = useLeadKinds()
  const webhooks = useWebhookNames(tellsWebhook(rule))
  return ruleSentence(rule, {
    noun: kinds.find(({ type }) => type === rule.leadType)?.noun[0] ?? "lead",
    fields,
    nameOfUser: (id) => people?.find((person) => person.id === id)?.name ?? GAP,
    nameOfWebhook: (id) => webhooks?.find(({ name }) => name === id)?.label ?? GAP,
    mark: (value) => MARK + value + MARK,
  })
}

/** The fields of every kind of lead, by the kind; those that all kinds have under "". */
export const useAllRuleFields = () => {
  const client = useApolloClient()
  const kinds = useLeadKinds()
  const [fields, setFields] = useState<Partial<Record<LeadType | "", readonly RuleField[]>>>({})
  useEffect(() => {
    for (const leadType of [null, ...kinds.map(({ type }) => type)])
      client.query({ query: LeadRuleFieldsDocument, variables: { leadType } }).then(
        ({ data }) => setFields((known) => ({ ...known, [leadType ?? ""]: data?.leadRuleFields })),
        // The server's own sentence says it, too, in one weight.
        () => undefined,
      )
  }, [client, kinds])
  return fields
}

const Known = ({ rule, fields }: { rule: Rule; fields: readonly RuleField[] }) => {
  const effects = rule.effects.map((effect) => ({ ...effect, userIds: effect.users.map(({ id }) => id) }))
  const people = rule.effects.flatMap(({ users }) => users)
  const sentence = useSentence({ ...rule, effects }, { fields, people })
  return <Marked>{sentence.includes(GAP) ? rule.sentence : sentence}</Marked>
}

/** A stored rule in one sentence. */
export const RuleSentence = ({ rule, fields }: { rule: Rule; fields: readonly RuleField[] | undefined }) =>
  fields ? <Known rule={rule} fields={fields} /> : rule.sentence

/** A rule as it is being written, in one sentence, with gaps for what is to be chosen yet. */
export const DraftSentence = ({ draft, fields }: { draft: RuleDraft; fields: readonly RuleField[] | undefined }) => {
  const { data } = useColleaguesQuery()
  const input = inputOf(draft)
  const sentence = useSentence(
    {
      ...input,
      afterHours: input.afterHours || 0,
      conditions: draft.conditions.map(({ field, values }) => ({ field, values: values.length > 0 ? values : [GAP] })),
      effects: input.effects.map((effect) => ({
        ...effect,
        ...(effect.userIds?.length === 0 && { userIds: [""] }),
        template: effect.template || GAP,
      })),
    },
    { fields: fields ?? [], people: data?.colleagues },
  )
  return (
    <Marked>
      {input.effects.length > 0 ? sentence.replace(`${GAP + MARK}.`, GAP + MARK) : sentence.replace(/\.$/, GAP)}
    </Marked>
  )
}
