import type { ReactNode, Ref } from "react"
import { Box, chakra, Flex, Heading } from "../../../parts/chakra.ts"
import { useCommands } from "../../../parts/commands/useCommands.ts"
import { LOW_WINDOW } from "../../../theme/mediaQueries.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import type { DetailedLead, LeadKindFacts } from "../lead/leadKind.ts"
import type { SaveMoves } from "../status/changeStatuses.ts"
import { useStatusChanges } from "../status/LastChange.tsx"
import { LeadStatusCell, LeadStatusSelect } from "../status/LeadStatus.tsx"
import { leadStatusLabel, leadStatusNames } from "../status/leadStatusLook.ts"
import { FollowUpMenu } from "../work/FollowUpMenu.tsx"
import { describeFollowUp } from "../work/followUpDays.ts"
import { OwnerMenu } from "../work/OwnerMenu.tsx"

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box minWidth="0">
    <chakra.span display="block" color="fg.muted" fontSize="xs" aria-hidden="true">
      {label}
    </chakra.span>
    {children}
  </Box>
)

// On a phone at the lower edge, within the thumb's reach.
const actionBar = {
  display: "flex",
  alignItems: "end",
  gap: "3",
  flexWrap: "wrap",
  mdDown: {
    position: "fixed",
    insetX: "0",
    bottom: "0",
    zIndex: "docked",
    flexWrap: "nowrap",
    overflowX: "auto",
    background: "bg",
    borderTopWidth: "1px",
    paddingX: "4",
    paddingTop: "2",
    paddingBottom: "max(0.5rem, env(safe-area-inset-bottom))",
    "& > *": { flexShrink: 0 },
    [LOW_WINDOW]: {
      position: "static",
      flexWrap: "wrap",
      borderTopWidth: "0",
      paddingX: "0",
      background: "transparent",
    },
  },
} as const

interface Props {
  kind: LeadKindFacts
  lead: DetailedLead
  save: SaveMoves
  heading: Ref<HTMLHeadingElement>
  children?: ReactNode
}

/** Who sent a lead, how it stands, who works on it and until when, and how to change that. */
export const LeadHead = ({ kind, lead, save, heading, children }: Props) => {
  const { viewerCanWorkLeads } = usePermissions()
  const { change } = useStatusChanges()
  const { id, name, status, owner, followUpOn } = lead

  useCommands(
    leadStatusNames.map((to) => ({
      id: `lead.status.${to}`,
      title: `Set to ${leadStatusLabel(to)}`,
      group: "Lead",
      keys: to.charAt(0).toLowerCase(),
      isEnabled: viewerCanWorkLeads,
      run: () => void (to !== status && change(save, [{ id, name, from: status, to }])),
    })),
  )

  return (
    <Flex direction="column" gap="3">
      <Flex align="start" justify="space-between" gap="4">
        <Heading as="h2" size="xl" minWidth="0" ref={heading} tabIndex={-1} outline="none">
          {name}
        </Heading>
        <Box flexShrink="0">
          <LeadStatusCell lead={lead} />
        </Box>
      </Flex>
      {viewerCanWorkLeads ? (
        <Box role="group" aria-label="Work on this lead" css={actionBar}>
          <Labelled label="Status">
            <LeadStatusSelect lead={lead} save={save} />
          </Labelled>
          <Labelled label="Owner">
            <OwnerMenu kind={kind} leads={[lead]} keys="o" />
          </Labelled>
          <Labelled label="Follow-up">
            <FollowUpMenu kind={kind} leads={[lead]} keys="f" />
          </Labelled>
          {children}
        </Box>
      ) : (
        <chakra.p color="fg.muted" fontSize="sm">
          {`Owner: ${owner?.name ?? "nobody"}. Follow-up: ${followUpOn ? describeFollowUp(followUpOn) : "none"}.`}
        </chakra.p>
      )}
    </Flex>
  )
}
