import { DIRECT } from "@farelight/api/contract/site/visits.ts"
import { DEFAULT_LOCALE, isLocale, languages } from "@farelight/api/contract/text/locale.ts"
import type { ReactNode } from "react"
import { Box, Flex } from "../../../components/chakra.ts"
import { DateTime } from "../../../components/records/DateTime.tsx"
import { LoadFailure, LoadingRows } from "../../../components/records/LoadFailure.tsx"
import type { LeadEmails_EmailFragment } from "../../../graphql/generated.ts"
import { LARGE_LETTERS, LOW_WINDOW } from "../../../theme/mediaQueries.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { FileViewer } from "../files/fileViewer.tsx"
import { LeadFiles } from "../files/LeadFiles.tsx"
import type { DetailedLead, LeadKind, LeadTypes } from "../lead/leadKind.ts"
import type { useConversation } from "../lead/useConversation.ts"
import { LeadMerges } from "../merging/LeadMerges.tsx"
import { AnswerDue, LastCallAttempt } from "../status/LeadStatus.tsx"
import { useSaveMoves } from "../status/useSaveMoves.ts"
import { useWaitListCity } from "../waitList/useWaitListCity.ts"
import { LeadFeed } from "./feed/LeadFeed.tsx"
import { LeadFacts } from "./LeadFacts.tsx"
import { LeadHead } from "./LeadHead.tsx"
import { PossibleRepeats } from "./PossibleRepeats.tsx"

interface Props<Types extends LeadTypes> {
  kind: LeadKind<Types>
  lead: Types["lead"]
  actions?: ReactNode
  /** The form for replies. It is passed in, as it belongs to the mail room, which this room does not import. */
  composer: ReactNode
  conversing: ReturnType<typeof useConversation>
  showMail: (email: LeadEmails_EmailFragment, sender: string | undefined) => ReactNode
}

const stickyHead = {
  position: "sticky",
  top: { base: "0", lg: "3rem" },
  zIndex: "2",
  background: { base: "bg.subtle", lg: "bg" },
  borderBottomWidth: "1px",
  paddingBottom: "3",
  [LOW_WINDOW]: { position: "static" },
  // Phones are too small for sticky content.
  mdDown: { position: "static" },
} as const

const columns = {
  flex: "1",
  minWidth: "0",
  display: "flex",
  flexDirection: "column",
  gap: "4",
  // With Chakra's default, break-word, one long word would widen the page.
  overflowWrap: "anywhere",
  "& *": { overflowWrap: "inherit" },
  "& > [data-feed]": { flex: "1" },
  "& .answer-due": { fontSize: "sm", fontWeight: "semibold" },
  "& .answer-due:not([data-overdue])": { color: "fg" },
  // The feed comes first for the keyboard, but phones show the facts first.
  "& > [data-facts]": { order: -1 },
  [LARGE_LETTERS]: { "& [data-facts] dl > *": { display: "block" } },
  "@container (max-width: 39.99rem)": { "& > [data-folded] .more-facts": { display: "none" } },
  "@container (min-width: 40rem)": {
    flexDirection: "row",
    "& .unfold": { display: "none" },
    "& > [data-facts]": {
      order: 0,
      "--term-width": "4.25rem",
      flex: "0 0 16.75rem",
      minWidth: "0",
      borderInlineStartWidth: "1px",
      paddingInlineStart: "4",
      "& > *": { position: "sticky", top: "7rem" },
      "& dl": { gridTemplateColumns: "minmax(0, 1fr)" },
    },
  },
} as const

const termsOf = ({ termsAcceptance: accepted, acceptedTermsDate: claimed }: DetailedLead) =>
  accepted ? (
    <>
      Accepted the terms of {accepted.termsDate} on <DateTime at={accepted.acceptedAt} />
    </>
  ) : (
    claimed && `Those of ${claimed}, as the form said`
  )

const waitOf = ({ waitListToldAt }: DetailedLead, { name, isListed }: ReturnType<typeof useWaitListCity>) => {
  if (!name) return null
  if (!isListed) return `${name} is not on the map`
  return waitListToldAt ? `Was told that ${name} is open` : `On the wait list for ${name}`
}

export const LeadDetails = <Types extends LeadTypes>({
  kind,
  lead,
  actions,
  composer,
  conversing: { conversation, hasFailed, retry },
  showMail,
}: Props<Types>) => {
  const save = useSaveMoves(kind)
  const sender = kind.sender(lead)
  const waitListCity = useWaitListCity(lead.waitListCity)
  const isSettled = conversation !== undefined || hasFailed
  const sent = [
    { term: "Received", value: <DateTime at={lead.createdAt} /> },
    { term: "Language", value: lead.locale !== DEFAULT_LOCALE && isLocale(lead.locale) && languages[lead.locale] },
    { term: "Came from", value: lead.source?.source !== DIRECT && lead.source?.source },
    { term: "Campaign", value: lead.source?.campaign },
    { term: "First page", value: lead.source?.landingPage },
    { term: "Terms", value: termsOf(lead) },
  ].filter(({ value }) => value)
  const kept = [
    { term: "External id", value: lead.externalId, fields: ["externalId"] },
    ...lead.metadata.map(({ name, value }) => ({ term: name, value })),
  ].filter(({ value }) => value)
  const stored = { ...lead, [kind.nameColumn.field]: lead.name }
  const { Contact = [], ...others } = kind.details(lead)
  const name = { term: kind.nameColumn.header, value: lead.name, fields: [kind.nameColumn.field] }
  const contact = usePermissions().viewerCanEraseLeads ? [name, ...Contact] : Contact
  return (
    <FileViewer files={conversation?.files ?? []}>
      <Box css={stickyHead}>
        <LeadHead kind={kind} lead={lead} save={save}>
          {actions}
        </LeadHead>
      </Box>
      <Flex flex="1" css={{ containerType: "inline-size" }}>
        <Box css={columns}>
          <Flex direction="column" gap="4" minWidth="0" data-feed>
            {hasFailed && <LoadFailure retry={retry} message="Messages and files could not be loaded" />}
            {isSettled ? (
              <LeadFeed
                key={`feed ${lead.id}`}
                kind={kind}
                lead={stored}
                sender={sender}
                message={(kind.message ?? kind.summary)?.(lead)}
                conversation={conversation}
                showMail={showMail}
              />
            ) : (
              <LoadingRows label="Loading messages" height="12" />
            )}
            {composer}
          </Flex>
          <LeadFacts
            key={`facts ${lead.id}`}
            kind={kind}
            lead={stored}
            dueAt={
              lead.answerDueAt &&
              !lead.waitingSince && (
                <>
                  <AnswerDue dueAt={lead.answerDueAt} />
                  <LastCallAttempt lead={lead} />
                </>
              )
            }
            wait={waitOf(lead, waitListCity)}
            facts={{ Contact: contact, ...others, Sent: sent, ...(kept.length > 0 && { "From programs": kept }) }}
            files={
              conversation && (
                <LeadFiles key={lead.id} kind={kind} leadId={lead.id} sender={sender} conversation={conversation} />
              )
            }
          >
            <Flex direction="column" gap="4">
              <LeadMerges key={`merges ${lead.id}`} merges={lead.merges} />
              <PossibleRepeats kind={kind} leadId={lead.id} leads={lead.possibleRepeats} />
            </Flex>
          </LeadFacts>
        </Box>
      </Flex>
    </FileViewer>
  )
}
