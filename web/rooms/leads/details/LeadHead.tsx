import type { ReactNode } from "react"
import { chakra, Flex } from "../../../components/chakra.ts"
import { useCommands } from "../../../components/commands/useCommands.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import type { DetailedLead, LeadKindFacts } from "../lead/leadKind.ts"
import type { SaveMoves } from "../status/changeStatuses.ts"
import { LeadStatusBadge } from "../status/LeadStatus.tsx"
import { leadStatusLabel, leadStatusNames } from "../status/leadStatusLook.ts"
import { useStatusChanges } from "../status/StatusChanges.tsx"
import { StatusSteps } from "../status/StatusSteps.tsx"
import { FollowUpMenu } from "../work/FollowUpMenu.tsx"
import { describeFollowUp } from "../work/followUpDays.ts"
import { OwnerMenu } from "../work/OwnerMenu.tsx"
import { LeadPresence } from "./LeadPresence.tsx"

const quiet = { "& button": { borderColor: "border", maxWidth: "8.5rem" } } as const

interface Props {
  kind: LeadKindFacts
  lead: DetailedLead
  save: SaveMoves
  children?: ReactNode
}

export const LeadHead = ({ kind, lead, save, children }: Props) => {
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
    <Flex align="center" columnGap="3" rowGap="2" wrap="wrap" fontSize="sm">
      {viewerCanWorkLeads ? (
        <>
          <StatusSteps lead={lead} save={save} />
          <Flex role="group" aria-label="Work on this lead" align="center" gap="2" wrap="wrap" css={quiet}>
            <OwnerMenu kind={kind} leads={[lead]} keys="o" />
            <FollowUpMenu kind={kind} leads={[lead]} keys="f" />
            {children}
          </Flex>
          <LeadPresence key={id} kind={kind} leadId={id} />
        </>
      ) : (
        <>
          <LeadStatusBadge status={status} />
          <chakra.p color="fg.muted">
            {`Owner: ${owner?.name ?? "unassigned"}. Follow-up: ${followUpOn ? describeFollowUp(followUpOn) : "none"}.`}
          </chakra.p>
        </>
      )}
    </Flex>
  )
}
