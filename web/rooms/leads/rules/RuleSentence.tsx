import { ruleSentence } from "@farelight/api/contract/leads/ruleSentence.ts"
import { Text } from "../../../components/chakra.ts"
import { useColleaguesQuery } from "../../../graphql/generated.ts"
import { useLeadKinds } from "../lead/leadKind.ts"
import { effectsOf, type RuleDraft, type RuleField, triggerOf } from "./ruleDraft.ts"

export const RuleSentence = ({ parts }: { parts: readonly string[] }) =>
  parts.map((text, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order.
      <Text as="strong" key={place} fontWeight="semibold">
        {text}
      </Text>
    ) : (
      text
    ),
  )

const GAP = "…"

export const DraftSentence = ({ draft, fields = [] }: { draft: RuleDraft; fields?: readonly RuleField[] }) => {
  const { data } = useColleaguesQuery()
  const kinds = useLeadKinds()
  const conditions = draft.conditions.map(({ field, values }) => ({
    field,
    values: values.length > 0 ? values : [GAP],
  }))
  const parts = ruleSentence(
    { ...triggerOf(draft), conditions, effects: effectsOf(draft) },
    {
      noun: kinds.find(({ type }) => type === draft.leadType)?.noun[0] ?? "lead",
      fields,
      nameOfUser: (id) => data?.colleagues.find((colleague) => colleague.id === id)?.name ?? GAP,
    },
  )
  return <RuleSentence parts={parts} />
}
