import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { Moment } from "../../../components/records/Moment.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import type { LeadNotes_NoteFragment, LeadType } from "../../../graphql/generated.ts"
import { AddLeadNote } from "./AddLeadNote.tsx"

interface Props {
  leadType: LeadType
  leadId: string
  notes: readonly LeadNotes_NoteFragment[]
}

/** What the operators have noted about a lead; its sender never sees it. */
export const LeadNotes = ({ leadType, leadId, notes }: Props) => (
  <Panel title="Internal notes">
    <Stack gap="4">
      {notes.map(({ id, text, writtenBy, writtenAt }) => (
        <div key={id}>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </Text>
          <Text color="fg.muted" fontSize="sm">
            {writtenBy}, <Moment at={writtenAt} />
          </Text>
        </div>
      ))}
      <AddLeadNote key={leadId} leadType={leadType} leadId={leadId} />
    </Stack>
  </Panel>
)
