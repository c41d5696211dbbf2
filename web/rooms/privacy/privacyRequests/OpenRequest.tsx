import { isLocale, languages } from "@farelight/api/contract/text/locale.ts"
import { useState } from "react"
import { polling } from "../../../apollo/polling.ts"
import { Badge, Box, Button, chakra, Flex, HelpText, Stack, Text, TextButton } from "../../../components/chakra.ts"
import { RecordFacts } from "../../../components/list/rows/RecordFacts.tsx"
import { RecordPanel } from "../../../components/list/rows/RecordPanel.tsx"
import type { OpenRecord } from "../../../components/list/rows/useOpenRecord.ts"
import { MailLink } from "../../../components/records/ContactLinks.tsx"
import { DateTime, useMinute } from "../../../components/records/DateTime.tsx"
import { useLoadState } from "../../../components/records/LoadFailure.tsx"
import { usePrivacyRequestQuery } from "../../../graphql/generated.ts"
import { LeadReferenceLink } from "../../leads/lead/LeadLink.tsx"
import { useKindName } from "../../leads/lead/leadKind.ts"
import { LeadSection } from "../../leads/sections/LeadSection.tsx"
import { AnswerDialog } from "./answers/AnswerDialog.tsx"
import { type Answer, extensionAnswer, possibleAnswers } from "./answers/answers.ts"
import { DueMark, isConfirmed, kindWords, type OpenedRequest, OutcomeBadge } from "./requestLook.tsx"

type Lead = OpenedRequest["leads"][number]

const placeOf = ({ isTrashed, isQuarantined }: Lead) => {
  if (isTrashed) return "in the trash"
  return isQuarantined ? "in quarantine" : undefined
}

/** Only ten at first, as a shared phone number may match many leads. */
const SHOWN_AT_FIRST = 10

const LeadList = ({ leads }: Pick<OpenedRequest, "leads">) => {
  const kindName = useKindName()
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? leads : leads.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <Stack as="ul" gap="0">
        {shown.map((lead) => (
          <Text as="li" key={`${lead.leadType} ${lead.leadId}`} paddingY="1" overflowWrap="anywhere" fontSize="sm">
            {placeOf(lead) ? (
              lead.name
            ) : (
              <LeadReferenceLink lead={{ type: lead.leadType, id: lead.leadId, name: lead.name }} />
            )}
            <chakra.span display="block" color="fg.muted">
              {`${kindName(lead.leadType)}, `}
              <DateTime at={lead.receivedAt} />
              {placeOf(lead) && `, ${placeOf(lead)}`}
            </chakra.span>
          </Text>
        ))}
      </Stack>
      {shown.length < leads.length && (
        <TextButton size="sm" alignSelf="start" color="fg.muted" onClick={() => setIsOpen(true)}>
          {`Show all ${leads.length}`}
        </TextButton>
      )}
    </>
  )
}

const RequestLeads = ({ request }: { request: OpenedRequest }) => {
  const { leads, email } = request
  const sure = leads.filter(isConfirmed)
  const likely = leads.filter((lead) => !isConfirmed(lead))
  return (
    <>
      <LeadSection title="Leads of the confirmed address">
        {sure.length > 0 ? (
          <LeadList leads={sure} />
        ) : (
          <Text color="fg.muted" fontSize="sm">
            {email === null ? "Nobody knows any more whose leads to look for." : "There is no lead with this address."}
          </Text>
        )}
      </LeadSection>
      {likely.length > 0 && (
        <LeadSection title="Perhaps theirs">
          <HelpText marginBottom="2" maxWidth="65ch">
            <Badge colorPalette="yellow">weaker proof</Badge> Same phone number, address not confirmed. No answer here
            exports, erases or changes them.
          </HelpText>
          <LeadList leads={likely} />
        </LeadSection>
      )}
    </>
  )
}

const AnswerButtons = ({ request }: { request: OpenedRequest }) => {
  const [open, setOpen] = useState<Answer>()
  const hasLeads = request.leads.some(isConfirmed)
  // "Nothing found" is no answer if there are leads with the confirmed address.
  const answers = possibleAnswers(request.kind).filter(({ outcome }) => outcome !== "NOTHING_FOUND" || !hasLeads)
  const likely = hasLeads || request.kind === "OPT_OUT" ? "FULFILLED" : "NOTHING_FOUND"
  return (
    <>
      <Flex gap="2" wrap="wrap">
        {answers.map((answer) => (
          <Button
            key={answer.outcome}
            {...(answer.outcome === likely && { variant: "solid", colorPalette: "brand" })}
            onClick={() => setOpen(answer)}
          >
            {answer.label}
          </Button>
        ))}
        {request.extendedAt === null && (
          <Button variant="ghost" onClick={() => setOpen(extensionAnswer)}>
            {extensionAnswer.label}
          </Button>
        )}
      </Flex>
      {open && <AnswerDialog answer={open} request={request} close={() => setOpen(undefined)} />}
    </>
  )
}

const ExportLink = ({ expiresAt }: { expiresAt: string }) => {
  const isOver = Date.parse(expiresAt) <= useMinute()
  return (
    <Text>
      {isOver ? "The link to the export stopped working on " : "The link to the export works until "}
      <DateTime at={expiresAt} />.
    </Text>
  )
}

const AnswerGiven = ({ request }: { request: OpenedRequest }) => {
  const { answeredAt, answeredBy, answerMessage, exportExpiresAt } = request
  return (
    <LeadSection title="Answer">
      <Stack gap="3" fontSize="sm">
        <Flex gap="2" wrap="wrap" align="center" color="fg.muted" overflowWrap="anywhere">
          <OutcomeBadge request={request} />
          {answeredBy && `${answeredBy.name}, `}
          {answeredAt && <DateTime at={answeredAt} />}
        </Flex>
        {exportExpiresAt && <ExportLink expiresAt={exportExpiresAt} />}
        {answerMessage && (
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="65ch">
            {answerMessage}
          </Text>
        )}
      </Stack>
    </LeadSection>
  )
}

const factsOf = (request: OpenedRequest) => {
  const { name, email, phone, locale, receivedAt, confirmedAt, dueAt, extendedAt, extensionReason } = request
  return [
    { term: "Name", value: name },
    { term: "Email, confirmed", value: email && <MailLink address={email} /> },
    { term: "Phone, not confirmed", value: phone },
    { term: "Received", value: <DateTime at={receivedAt} /> },
    { term: "Confirmed", value: <DateTime at={confirmedAt} /> },
    { term: "Due", value: <DateTime at={dueAt} /> },
    {
      term: "Extended",
      value: extendedAt && (
        <>
          <DateTime at={extendedAt} />
          {extensionReason && <HelpText whiteSpace="pre-wrap">{extensionReason}</HelpText>}
        </>
      ),
    },
    { term: "Language", value: isLocale(locale) && languages[locale] },
  ]
}

export const OpenRequest = ({ opening }: { opening: OpenRecord }) => {
  const id = opening.openId ?? ""
  const query = usePrivacyRequestQuery({ variables: { id }, fetchPolicy: "cache-and-network", ...polling })
  const { data, previousData } = query
  // A failed poll clears `data`, so the previous data is shown instead.
  const request = (data ?? (previousData?.privacyRequest?.id === id ? previousData : undefined))?.privacyRequest
  const isOpen = request?.status === "OPEN"

  return (
    <RecordPanel
      opening={opening}
      noun="request"
      title={request ? kindWords[request.kind].title : request === null ? "This request is gone" : undefined}
      marks={request && isOpen && <DueMark dueAt={request.dueAt} />}
      actions={request && isOpen && <AnswerButtons key={id} request={request} />}
      state={useLoadState(query)}
    >
      {request && (
        <>
          {request.email === null && (
            <Text color="fg.muted" fontSize="sm">
              Who asked is forgotten: name, address and texts go 30 days after the answer, and after a deletion at once.
            </Text>
          )}
          {request.details && (
            <Box borderInlineStartWidth="3px" borderColor="border.emphasized" paddingInlineStart="4">
              <HelpText>In their own words</HelpText>
              <Text whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="65ch">
                {request.details}
              </Text>
            </Box>
          )}
          <RecordFacts facts={factsOf(request)} />
          {isOpen ? (
            <LeadSection title="Your answer">
              {kindWords[request.kind].advice.map((sentence) => (
                <HelpText key={sentence} maxWidth="65ch">
                  {sentence}
                </HelpText>
              ))}
            </LeadSection>
          ) : (
            <AnswerGiven request={request} />
          )}
          <RequestLeads request={request} />
        </>
      )}
    </RecordPanel>
  )
}
