import { polling } from "../../../apollo/polling.ts"
import { useLeadRulesQuery } from "../../../graphql/generated.ts"
import { Button, Flex, PrimaryButton, Remark, RouteLink, Stack } from "../../../parts/chakra.ts"
import { counted } from "../../../parts/list/counts.ts"
import { EmptyNote } from "../../../parts/list/ListNotices.tsx"
import { useLoadState } from "../../../parts/records/LoadFailure.tsx"
import { LoadNotice } from "../../../parts/records/LoadNotice.tsx"
import { RuleList } from "./RuleList.tsx"
import { NEW } from "./RulePage.tsx"
import { presets } from "./ruleDraft.ts"
import { TimeZone } from "./TimeZone.tsx"
import { WorkingDays } from "./WorkingDays.tsx"

const Presets = () => (
  <EmptyNote title="No rules yet">
    <Stack align="center" gap="4">
      A rule does automatically what your team would do by hand. Begin with one of these:
      <Flex gap="2" wrap="wrap" justify="center">
        {presets.map(({ name, label }) => (
          <Button key={name} asChild background="bg">
            <RouteLink to={`${NEW}?begin=${name}`} relative="path" variant="plain">
              {label}
            </RouteLink>
          </Button>
        ))}
      </Flex>
    </Stack>
  </EmptyNote>
)

export const RulesPage = () => {
  const query = useLeadRulesQuery({ fetchPolicy: "cache-and-network", ...polling })
  const rules = query.data?.leadRules

  return (
    <Stack gap="5">
      <LoadNotice state={useLoadState(query)} content={rules} label="Loading the rules" count={2} height="32" />
      {rules && (
        <Flex align="center" gap="4">
          {rules.length > 0 && (
            <Remark>{`${counted(rules.length, ["rule", "rules"])}, run in the order in which they were made`}</Remark>
          )}
          <PrimaryButton asChild marginStart="auto">
            <RouteLink to={NEW} relative="path" variant="plain">
              Add a rule
            </RouteLink>
          </PrimaryButton>
        </Flex>
      )}
      {rules && (rules.length === 0 ? <Presets /> : <RuleList rules={rules} />)}
      <WorkingDays />
      <TimeZone />
    </Stack>
  )
}
