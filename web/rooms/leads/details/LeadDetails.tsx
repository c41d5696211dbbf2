import { DEFAULT_LOCALE, isLocale, languages } from "@farelight/api/contract/site/locale.ts"
import type { LeadSource } from "@farelight/api/contract/site/visits.ts"
import type { ReactNode, Ref } from "react"
import { Grid, Stack, Text } from "../../../parts/chakra.ts"
import { ActionBar } from "../../../parts/list/ActionBar.tsx"
import { Moment } from "../../../parts/records/Moment.tsx"
import type { DetailedLead, LeadKind, ListedLead } from "../lead/leadKind.ts"
import { LastChange } from "../status/LastChange.tsx"
import { useSaveMoves } from "../status/useSaveMoves.ts"
import { LeadFacts } from "./LeadFacts.tsx"
import { LeadHead } from "./LeadHead.tsx"
import { LeadHistory } from "./LeadHistory.tsx"
import { LeadNotes } from "./LeadNotes.tsx"
import { LeadSection } from "./LeadSection.tsx"
import { PossibleRepeats } from "./PossibleRepeats.tsx"

interface Props<Row extends ListedLead, Lead extends DetailedLead, SortKey extends string, Conditions extends object> {
  kind: LeadKind<Row, Lead, SortKey, Conditions>
  lead: Lead
  /** The list, which tells what was changed last, is on screen as well. */
  isBeside: boolean
  heading: Ref<HTMLHeadingElement>
  actions?: ReactNode
  /** What answers the sender, and what was mailed: rooms above this one. */
  reply: ReactNode
  emails: ReactNode
}

const sourceFacts = ({ source, campaign, landingPage }: LeadSource) =>
  [
    { term: "Came from", value: source },
    { term: "Campaign", value: campaign },
    { term: "First page", value: landingPage },
  ].filter(({ value }) => value !== null)

const termsOf = ({ termsAcceptance: accepted, acceptedTermsDate: claimed }: DetailedLead) => {
  if (accepted)
    return (
      <>
        Accepted the terms of {accepted.termsDate} on <Moment at={accepted.acceptedAt} />
      </>
    )
  return claimed ? `Those of ${claimed}, as the form said` : "Not recorded"
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
  isBeside,
  heading,
  actions,
  reply,
  emails,
}: Props<Row, Lead, SortKey, Conditions>) => {
  const save = useSaveMoves(kind)
  const message = kind.message?.(lead)
  const facts = [
    ...kind.details(lead),
    { term: "Received", value: <Moment at={lead.createdAt} /> },
    { term: "Terms", value: termsOf(lead) },
    ...(isLocale(lead.locale) && lead.locale !== DEFAULT_LOCALE
      ? [{ term: "Language", value: languages[lead.locale] }]
      : []),
    ...(lead.source ? sourceFacts(lead.source) : []),
  ]
  return (
    // Chakra gives every element break-word, with which one long word would widen the page.
    <Stack gap="4" css={{ overflowWrap: "anywhere", "& *": { overflowWrap: "inherit" } }}>
      <LeadHead kind={kind} lead={lead} save={save} heading={heading}>
        {actions}
      </LeadHead>
      <LeadFacts facts={facts} />
      {!isBeside && (
        <ActionBar>
          <LastChange />
        </ActionBar>
      )}
      {reply}
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: isBeside ? undefined : "minmax(0, 3fr) minmax(0, 2fr)" }}
        gap={isBeside ? "4" : "5"}
        alignItems="start"
      >
        <Stack gap="4">
          {message && (
            <LeadSection title="Message">
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                {message}
              </Text>
            </LeadSection>
          )}
          <LeadNotes kind={kind} leadId={lead.id} notes={lead.notes} />
        </Stack>
        <Stack gap="4">
          <PossibleRepeats leads={lead.possibleRepeats} />
          <LeadHistory entries={lead.history} />
          {emails}
        </Stack>
      </Grid>
    </Stack>
  )
}
