import type { ReactNode } from "react"
import type { Quarantine_SubmissionFragment } from "../../../graphql/generated.ts"
import { Text } from "../../../parts/chakra.ts"
import { RecordFacts } from "../../../parts/list/rows/RecordFacts.tsx"
import { RecordPanel } from "../../../parts/list/rows/RecordPanel.tsx"
import type { Opening } from "../../../parts/list/rows/useOpenRecord.ts"
import { Moment } from "../../../parts/records/Moment.tsx"
import { LeadSection } from "../details/LeadSection.tsx"
import { capitalized } from "../lead/leadKind.ts"

interface Props {
  opening: Opening
  submission: Quarantine_SubmissionFragment | undefined
  /** The list is there to look it up in. */
  isKnown: boolean
  kind: string | undefined
  actions: ReactNode
}

/** Why a submission is in quarantine and what was sent, for operators to judge. Nothing in it is a link. */
export const OpenSubmission = ({ opening, submission, isKnown, kind, actions }: Props) => (
  <RecordPanel
    opening={opening}
    noun="submission"
    title={submission?.title ?? (isKnown ? "This submission is not in the list any more" : undefined)}
    marks={
      submission && (
        <Text color="fg.muted">
          {`${kind}, `}
          <Moment at={submission.receivedAt} />
        </Text>
      )
    }
    actions={actions}
  >
    {submission && (
      <>
        <LeadSection title="Why it is here">
          {submission.reasons.map(({ code, text }) => (
            <Text key={code} fontSize="sm">
              {text}
            </Text>
          ))}
        </LeadSection>
        <LeadSection title="What was sent">
          <RecordFacts
            facts={submission.values.map(({ name, value }) => ({
              term: capitalized(name.replaceAll("_", " ")),
              value,
            }))}
          />
        </LeadSection>
      </>
    )}
  </RecordPanel>
)
