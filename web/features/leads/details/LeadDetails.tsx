import { Flex } from "@chakra-ui/react/flex"
import { Grid } from "@chakra-ui/react/grid"
import { Heading } from "@chakra-ui/react/heading"
import { Stack } from "@chakra-ui/react/stack"
import type { ReactNode } from "react"
import { DetailList } from "../../../components/records/DetailList.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import type {
  LeadEmails_EmailFragment,
  LeadNotes_NoteFragment,
  LeadStatus,
  LeadType,
  PossibleRepeats_LeadFragment,
  StatusHistory_ChangeFragment,
} from "../../../graphql/generated.ts"
import { Dock } from "../list/Dock.tsx"
import type { SaveMoves } from "../status/changeStatuses.ts"
import { LastChange } from "../status/LastChange.tsx"
import { LeadStanding } from "../status/LeadStanding.tsx"
import { LeadStatusAction } from "../status/LeadStatusAction.tsx"
import { LeadEmails } from "./LeadEmails.tsx"
import { LeadNotes } from "./LeadNotes.tsx"
import { PossibleRepeats } from "./PossibleRepeats.tsx"
import { StatusHistory } from "./StatusHistory.tsx"

interface Props {
  type: LeadType
  name: string
  lead: {
    id: string
    status: LeadStatus
    answerDueAt: string | null
    createdAt: string
    statusChanges: readonly StatusHistory_ChangeFragment[]
    notes: readonly LeadNotes_NoteFragment[]
    emails: readonly LeadEmails_EmailFragment[]
    possibleRepeats: readonly PossibleRepeats_LeadFragment[]
  }
  /** What its sender entered. */
  details: readonly { term: string; value: ReactNode }[]
  save: SaveMoves
  /** What else its sender wrote. */
  children?: ReactNode
}

/** All that is known about one lead, and what the operator does with it. */
export const LeadDetails = ({ type, name, lead, details, save, children }: Props) => (
  // Chakra gives every element break-word, with which one long word would widen the page.
  <Stack gap="5" css={{ overflowWrap: "anywhere", "& *": { overflowWrap: "inherit" } }}>
    <Flex align="center" justify="space-between" wrap="wrap" gap="4">
      <Heading as="h2" size="2xl" minWidth="0">
        {name}
      </Heading>
      <Flex align="center" gap="4">
        <LeadStanding {...lead} />
        <LeadStatusAction lead={lead} name={name} save={save} />
      </Flex>
    </Flex>
    <Dock>
      <LastChange />
    </Dock>
    <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }} gap="5" alignItems="start">
      <Stack gap="5">
        <Panel title="Details">
          <DetailList details={details} />
        </Panel>
        {children}
        <LeadNotes leadType={type} leadId={lead.id} notes={lead.notes} />
      </Stack>
      <Stack gap="5">
        <PossibleRepeats leads={lead.possibleRepeats} />
        <StatusHistory receivedAt={lead.createdAt} changes={lead.statusChanges} />
        <LeadEmails emails={lead.emails} />
      </Stack>
    </Grid>
  </Stack>
)
