import { Flex } from "@chakra-ui/react/flex"
import { Grid } from "@chakra-ui/react/grid"
import { Heading } from "@chakra-ui/react/heading"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { DetailList } from "../../../components/records/DetailList.tsx"
import { Moment } from "../../../components/records/Moment.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import { usePermissions } from "../../account/permissions.ts"
import { ActionBar } from "../ActionBar.tsx"
import type { DetailedLead, LeadKind, ListedLead } from "../leadKind.ts"
import { LastChange } from "../status/LastChange.tsx"
import { LeadStatusCell, LeadStatusSelect } from "../status/LeadStatus.tsx"
import { useSaveMoves } from "../status/useSaveMoves.ts"
import { LeadEmails } from "./LeadEmails.tsx"
import { LeadNotes } from "./LeadNotes.tsx"
import { PossibleRepeats } from "./PossibleRepeats.tsx"
import { StatusHistory } from "./StatusHistory.tsx"

interface Props<Row extends ListedLead, Lead extends DetailedLead, SortKey extends string, Conditions extends object> {
  kind: LeadKind<Row, Lead, SortKey, Conditions>
  lead: Lead
}

/** All that is known about one lead, and what the operator does with it. */
export const LeadDetails = <
  Row extends ListedLead,
  Lead extends DetailedLead,
  SortKey extends string,
  Conditions extends object,
>({
  kind,
  lead,
}: Props<Row, Lead, SortKey, Conditions>) => {
  const { viewerCanWorkLeads } = usePermissions()
  const save = useSaveMoves(kind)
  const message = kind.message?.(lead)
  const details = [
    ...kind.details(lead),
    { term: "Received", value: <Moment at={lead.createdAt} /> },
    { term: "Accepted Terms of", value: lead.acceptedTermsDate ?? "No form was used" },
  ]
  return (
    // Chakra gives every element break-word, with which one long word would widen the page.
    <Stack gap="5" css={{ overflowWrap: "anywhere", "& *": { overflowWrap: "inherit" } }}>
      <Flex align="center" justify="space-between" wrap="wrap" gap="4">
        <Heading as="h2" size="2xl" minWidth="0">
          {lead.name}
        </Heading>
        <Flex align="center" gap="4">
          <LeadStatusCell lead={lead} />
          {viewerCanWorkLeads && <LeadStatusSelect lead={lead} save={save} />}
        </Flex>
      </Flex>
      <ActionBar>
        <LastChange />
      </ActionBar>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }}
        gap="5"
        alignItems="start"
      >
        <Stack gap="5">
          <Panel title="Details">
            <DetailList details={details} />
          </Panel>
          {message && (
            <Panel title="Message">
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                {message}
              </Text>
            </Panel>
          )}
          <LeadNotes kind={kind} leadId={lead.id} notes={lead.notes} />
        </Stack>
        <Stack gap="5">
          <PossibleRepeats leads={lead.possibleRepeats} />
          <StatusHistory receivedAt={lead.createdAt} changes={lead.statusChanges} />
          <LeadEmails emails={lead.emails} />
        </Stack>
      </Grid>
    </Stack>
  )
}
