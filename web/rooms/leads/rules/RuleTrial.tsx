import type { TryLeadRuleQuery } from "../../../graphql/generated.ts"
import { Box, Heading, Stack, Text } from "../../../parts/chakra.ts"
import { counted } from "../../../parts/list/counts.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { Moment } from "../../../parts/records/Moment.tsx"
import { LeadReferenceLink } from "../lead/LeadLink.tsx"
import { capitalized } from "../lead/leadKind.ts"

const all = new Intl.ListFormat("en")

type Trial = TryLeadRuleQuery["tryLeadRule"]

const resultOf = ({ leadCount, leads }: Trial) => {
  if (leadCount === 0) return "It would have done nothing: no lead of the last 30 days is like this."
  const all = `It would have done something with ${counted(leadCount, ["lead", "leads"])}.`
  return leads.length < leadCount ? `${all} These are the newest ${leads.length}.` : all
}

/** What a rule would have done in the last 30 days. */
export const RuleTrial = ({ trial }: { trial: Trial }) => (
  <Box as="section" borderTopWidth="1px" paddingTop="4">
    <Heading as="h3" size="sm">
      The last 30 days
    </Heading>
    <Text role="status" marginTop="1">
      {resultOf(trial)}
    </Text>
    <Remark>Nothing was done, and nobody was told.</Remark>
    <Stack as="ol" aria-label="What it would have done" listStyleType="none" gap="0" marginTop="2">
      {trial.leads.map(({ lead, at, effects }) => (
        <Box as="li" key={`${lead.type}${lead.id}`} borderTopWidth="1px" _first={{ borderTopWidth: "0" }} paddingY="2">
          <Text overflowWrap="anywhere">
            <LeadReferenceLink lead={lead} />
            <Text as="span" color="fg.muted">
              {", "}
              <Moment at={at} />
            </Text>
          </Text>
          <Remark>{capitalized(all.format(effects))}</Remark>
        </Box>
      ))}
    </Stack>
  </Box>
)
