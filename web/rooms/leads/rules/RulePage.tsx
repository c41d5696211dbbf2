import { useParams, useSearchParams } from "react-router-dom"
import { RouteLink, Stack } from "../../../components/chakra.ts"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { LoadNotice, useLoadState } from "../../../components/records/LoadFailure.tsx"
import { useLeadRulesQuery } from "../../../graphql/generated.ts"
import { RuleForm } from "./RuleForm.tsx"
import { draftOf, newRule } from "./ruleDraft.ts"

export const NEW = "new"

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
  const [address] = useSearchParams()
  return (
    <Stack gap="5">
      <RouteLink to=".." relative="path" color="fg.muted" alignSelf="start">
        ← All rules
      </RouteLink>
      {id === NEW ? <RuleForm initial={newRule(address.get("begin"))} /> : <StoredRule key={id} id={id} />}
    </Stack>
  )
}
