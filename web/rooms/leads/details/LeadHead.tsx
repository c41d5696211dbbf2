import { type ReactNode, useEffect, useState } from "react"
import { polling } from "../../../apollo/polling.ts"
import { Button, chakra, Flex, Text } from "../../../components/chakra.ts"
import { useCommands } from "../../../components/commands/useCommands.ts"
import { Avatar } from "../../../components/records/Avatar.tsx"
import { useKeepLeadOpenMutation } from "../../../graphql/generated.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import type { DetailedLead, LeadKindFacts, ListedLead } from "../lead/leadKind.ts"
import { type SaveMoves, statusMove } from "../status/changeStatuses.ts"
import { LeadStatusBadge } from "../status/LeadStatus.tsx"
import { leadStatusLabel, leadStatusNames, leadStatusPalettes } from "../status/leadStatusLook.ts"
import { ReasonMenu } from "../status/ReasonMenu.tsx"
import { useStatusChanges } from "../status/StatusChanges.tsx"
import { FollowUpMenu } from "../work/FollowUpMenu.tsx"
import { describeFollowUp } from "../work/followUpDays.ts"
import { OwnerMenu } from "../work/OwnerMenu.tsx"

const PRESENCE_EXPIRES_MS = 30_000

const formatNames = new Intl.ListFormat("en")

const LeadPresence = ({ kind: { type }, leadId }: { kind: LeadKindFacts; leadId: string }) => {
  const [keepOpen] = useKeepLeadOpenMutation()
  const [others, setOthers] = useState<readonly { name: string }[]>([])

  useEffect(() => {
    let isOver = false
    let lapse: ReturnType<typeof setTimeout> | undefined
    const keep = async () => {
      if (document.hidden) return
      // A lost heartbeat does no harm, as the next one makes up for it.
      const answer = await keepOpen({ variables: { leadType: type, leadId } }).catch(() => undefined)
      if (!answer?.data || isOver) return
      setOthers(answer.data.keepLeadOpen.others)
      clearTimeout(lapse)
      lapse = setTimeout(() => setOthers([]), PRESENCE_EXPIRES_MS)
    }
    void keep()
    const timer = setInterval(() => void keep(), polling.pollInterval)
    return () => {
      isOver = true
      clearInterval(timer)
      clearTimeout(lapse)
    }
  }, [keepOpen, type, leadId])

  return (
    <Flex role="status" align="center" gap="1.5" _empty={{ display: "none" }}>
      {others.length > 0 && (
        <>
          <Avatar name={others[0]?.name ?? ""} />
          <Text color="fg.muted" fontSize="sm">
            {`${formatNames.format(others.map(({ name }) => name))} ${others.length === 1 ? "has" : "have"} this open`}
          </Text>
        </>
      )}
    </Flex>
  )
}

interface StatusStepsProps {
  lead: Pick<ListedLead, "id" | "name" | "status" | "statusReason">
  save: SaveMoves
}

const StatusSteps = ({ lead, save }: StatusStepsProps) => {
  const { name, status } = lead
  const { change } = useStatusChanges()
  return (
    <Flex role="group" aria-label={`Status of ${name}`} wrap="wrap" gap="1" flex={{ base: "1 0 100%", sm: "0 1 auto" }}>
      {leadStatusNames.map((step) => (
        <Button
          key={step}
          variant="subtle"
          colorPalette={step === status ? leadStatusPalettes[step] : "gray"}
          flex={{ base: "1 0 auto", sm: "none" }}
          minWidth="0"
          paddingX={{ base: "0.5", sm: "2.5" }}
          fontWeight={step === status ? "semibold" : "medium"}
          color={step === status ? "colorPalette.fg" : "fg.muted"}
          background={step === status ? undefined : { base: "bg", lg: "bg.muted" }}
          aria-pressed={step === status}
          title={`Set to ${leadStatusLabel(step)} (${step.charAt(0).toLowerCase()})`}
          onClick={() => void (step !== status && change(save, [statusMove(lead, step)]))}
        >
          {leadStatusLabel(step)}
        </Button>
      ))}
    </Flex>
  )
}

const quiet = { "& button": { borderColor: "border", maxWidth: "8.5rem", paddingX: { base: "2", sm: "3" } } } as const

interface Props {
  kind: LeadKindFacts
  lead: DetailedLead
  save: SaveMoves
  children?: ReactNode
}

export const LeadHead = ({ kind, lead, save, children }: Props) => {
  const { viewerCanWorkLeads } = usePermissions()
  const { change } = useStatusChanges()
  const { id, status, statusReason, owner, followUpOn } = lead

  useCommands(
    leadStatusNames.map((to) => ({
      id: `lead.status.${to}`,
      title: `Set to ${leadStatusLabel(to)}`,
      group: "Lead",
      keys: to.charAt(0).toLowerCase(),
      isEnabled: viewerCanWorkLeads,
      run: () => void (to !== status && change(save, [statusMove(lead, to)])),
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
          {/* Last, as toasts may cover this menu, but not the buttons. */}
          {status !== "PENDING" && (
            <ReasonMenu
              leadType={kind.type}
              label="Reason for the status"
              reason={statusReason}
              give={(reason) => void change(save, [statusMove(lead, status, reason)])}
              borderColor="border"
              maxWidth="100%"
            />
          )}
          <LeadPresence key={id} kind={kind} leadId={id} />
        </>
      ) : (
        <>
          <LeadStatusBadge status={status} />
          {statusReason && <chakra.p>{statusReason}</chakra.p>}
          <chakra.p color="fg.muted">
            {`Owner: ${owner?.name ?? "unassigned"}. Follow-up: ${followUpOn ? describeFollowUp(followUpOn) : "none"}.`}
          </chakra.p>
        </>
      )}
    </Flex>
  )
}
