import { useQuery } from "@apollo/client/react"
import { type MouseEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from "react"
import { Link as RouterLink, useLocation, useNavigate, useParams } from "react-router-dom"
import { polling } from "../../apollo/polling.ts"
import { useMediaQuery } from "../../browser/useMediaQuery.ts"
import { Box, Button, Flex, Heading, HelpText, Link, Stack } from "../../components/chakra.ts"
import { useCommands } from "../../components/commands/useCommands.ts"
import { LoadFailure, useLoadState } from "../../components/records/LoadFailure.tsx"
import { LeadDetails } from "../../rooms/leads/details/LeadDetails.tsx"
import { WaitingLine } from "../../rooms/leads/details/WaitingLine.tsx"
import { lastOpenedLead } from "../../rooms/leads/lead/LeadLink.tsx"
import type { LeadKind, LeadKindFacts, LeadTypes } from "../../rooms/leads/lead/leadKind.ts"
import { useLeadFocus } from "../../rooms/leads/lead/leadOpening.ts"
import { useConversation } from "../../rooms/leads/lead/useConversation.ts"
import { LastChange } from "../../rooms/leads/status/LastChange.tsx"
import { LeadSteps } from "../../rooms/leads/work/LeadSteps.tsx"
import { MailEntry } from "../../rooms/mail/email/MailEntry.tsx"
import { LeadComposer } from "../../rooms/mail/replies/LeadComposer.tsx"
import { LeadGone } from "../../rooms/privacy/trash/LeadGone.tsx"
import { LeadRemoval } from "../../rooms/privacy/trash/LeadRemoval.tsx"
import { CARDS, LOW_WINDOW } from "../../theme/mediaQueries.ts"
import { DashboardLoading } from "../components/DashboardLoading.tsx"
import { PageTitle } from "../components/PageTitle.tsx"
import { contentId, paths } from "../navigation/paths.ts"
import { type OpenLead, useOpenLead } from "./openLead.ts"

const top = {
  position: "sticky",
  top: "0",
  zIndex: "2",
  background: { base: "bg.subtle", lg: "bg" },
  paddingBottom: { base: "2", lg: "0" },
  alignItems: "center",
  columnGap: "4",
  rowGap: "1",
  flexWrap: { base: "wrap", lg: "nowrap" },
  minHeight: "3rem",
  [LOW_WINDOW]: { position: "static" },
} as const

const WayBack = ({ kind: { tab, title }, openLead }: { kind: LeadKindFacts; openLead: OpenLead | undefined }) => {
  if (openLead?.isBeside) {
    return (
      <Button variant="ghost" aria-keyshortcuts="Escape" title="Esc" onClick={openLead.close}>
        Close
      </Button>
    )
  }
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (!openLead || opensElsewhere) return
    event.preventDefault()
    openLead.close()
  }
  return (
    <Link asChild variant="underline" color="fg.muted">
      <RouterLink to={`${paths.dashboard}?tab=${tab}`} onClick={goBack}>
        ← {title}
      </RouterLink>
    </Link>
  )
}

interface HeadProps {
  kind: LeadKindFacts
  name: string | undefined
  openLead: OpenLead | undefined
  heading: Ref<HTMLHeadingElement>
  steps: Ref<HTMLDivElement>
}

const LeadHead = ({ kind, name, openLead, heading, steps }: HeadProps) => {
  const areCards = useMediaQuery(CARDS)
  const isBeside = openLead?.isBeside ?? false
  return (
    <Flex css={top} paddingX={isBeside ? "4" : undefined}>
      {!isBeside && (
        <Box>
          <WayBack kind={kind} openLead={openLead} />
        </Box>
      )}
      {name !== undefined && (
        <Heading
          as="h2"
          size="lg"
          minWidth="0"
          flex={{ base: "1 0 100%", lg: "1" }}
          // On phones, the name fills a line of its own.
          order={{ base: 1, lg: 0 }}
          truncate={!areCards}
          overflowWrap="anywhere"
          title={name}
          ref={heading}
          tabIndex={-1}
          outline="none"
        >
          {name}
        </Heading>
      )}
      <Flex ref={steps} align="center" gap="1" marginStart="auto">
        <LeadSteps name={name} />
        {isBeside && <WayBack kind={kind} openLead={openLead} />}
      </Flex>
    </Flex>
  )
}

interface Props<Types extends LeadTypes> {
  kind: LeadKind<Types>
}

export const LeadPage = <Types extends LeadTypes>({ kind }: Props<Types>) => {
  const { id = "" } = useParams()
  const query = useQuery(kind.pageDocument, { variables: { id }, fetchPolicy: "cache-and-network", ...polling })
  const { hasFailed, loadedAt } = useLoadState(query)
  const conversing = useConversation(kind, id)
  const openLead = useOpenLead()
  const isBeside = openLead?.isBeside ?? false
  const page = useRef<HTMLDivElement>(null)
  const steps = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const lead = query.data?.lead
  const isShown = lead !== undefined
  const wanted = useLeadFocus()
  const { state } = useLocation()
  const navigate = useNavigate()
  // If the lead was merged into another one, the server returns that one.
  const survivorId = lead && lead.id !== id ? lead.id : undefined
  const [shownId, setShownId] = useState<string>()
  if (lead && shownId !== id) setShownId(id)

  useCommands([
    { id: "lead.close", title: "Close the lead", group: "Lead", keys: "escape", run: () => openLead?.close() },
  ])

  useEffect(() => {
    if (survivorId) void navigate(`${kind.path}/${survivorId}`, { replace: true, state: { ...state, wasMerged: true } })
  }, [survivorId, kind.path, navigate, state])

  useEffect(() => lastOpenedLead.set(`${kind.path}/${id}`), [kind.path, id])

  const beginReading = useEffectEvent(() => {
    const scroller = page.current?.parentElement
    if (scroller) scroller.scrollTop = 0
    // The focus stays on "Next", so that it can be pressed again. The new lead is announced beside it.
    if (steps.current?.contains(document.activeElement) || wanted) return
    heading.current?.focus({ preventScroll: true })
  })
  const read = isShown && (lead === null ? `${id} is gone` : id)
  useEffect(() => {
    if (read) beginReading()
  }, [read])

  return (
    <Box
      ref={page}
      as={isBeside ? "section" : "div"}
      data-open-lead=""
      aria-label={isBeside ? "Open lead" : undefined}
      id={isBeside ? undefined : contentId}
      tabIndex={-1}
      outline="none"
      display="flex"
      flexDirection="column"
      // The reply form must be at the bottom even if the feed is short.
      minHeight={isBeside ? "full" : { base: "calc(100dvh - 4rem)", lg: "calc(100dvh - 1.5rem)" }}
    >
      <PageTitle page={lead?.name ?? kind.title} />
      <LeadHead kind={kind} name={lead?.name} openLead={openLead} heading={heading} steps={steps} />
      <Stack gap="4" flex="1" paddingX={isBeside ? "4" : undefined}>
        {hasFailed && <LoadFailure retry={query.refetch} shownSince={isShown ? loadedAt : undefined} />}
        {!isShown && !hasFailed && <DashboardLoading page="the lead" />}
        {lead && state?.wasMerged && (
          <HelpText role="status">{`The ${kind.noun[0]} that you asked for was merged into this one.`}</HelpText>
        )}
        {lead === null && <LeadGone key={id} wasThere={shownId === id} heading={heading} trashPath={paths.trash} />}
        {lead && (
          <LeadDetails
            kind={kind}
            lead={lead}
            conversing={conversing}
            composer={
              <LeadComposer key={lead.id} kind={kind} lead={lead} conversation={conversing.conversation}>
                {lead.waitingSince && <WaitingLine lead={lead} since={lead.waitingSince} sender={kind.sender(lead)} />}
                {/* The list beside the lead shows the last change already. */}
                {!isBeside && <LastChange />}
              </LeadComposer>
            }
            showMail={(email, sender) => <MailEntry key={email.id} email={email} sender={sender} />}
            actions={
              <LeadRemoval
                lead={{ leadType: kind.type, leadId: id, name: lead.name }}
                removed={() => openLead?.close()}
              />
            }
          />
        )}
      </Stack>
    </Box>
  )
}
