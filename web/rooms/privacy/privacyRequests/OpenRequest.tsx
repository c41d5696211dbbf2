import { isLocale, languages } from "@farelight/api/contract/text/locale.ts"
import { useState } from "react"
import { polling } from "../../../apollo/polling.ts"
import { Box, Button, Flex, HelpText, Stack, Text } from "../../../components/chakra.ts"
import { RecordFacts } from "../../../components/list/rows/RecordFacts.tsx"
import { RecordPanel } from "../../../components/list/rows/RecordPanel.tsx"
import type { Opening } from "../../../components/list/rows/useOpenRecord.ts"
import { MailLink } from "../../../components/records/ContactLinks.tsx"
import { DateTime, useMinute } from "../../../components/records/DateTime.tsx"
import { LoadFailure, useLoadState } from "../../../components/records/LoadFailure.tsx"
import { usePrivacyRequestQuery } from "../../../graphql/generated.ts"
import { LeadSection } from "../../leads/sections/LeadSection.tsx"
import { AnswerDialog } from "./answers/AnswerDialog.tsx"
import { type Answer, answersTo, extension } from "./answers/answers.ts"
import type { Reload } from "./answers/useAnswer.ts"
import { DueMark } from "./DueMark.tsx"
import { RequestLeads } from "./RequestLeads.tsx"
import { isConfirmed, kindWords, type OpenedRequest, OutcomeBadge } from "./requestLook.tsx"

const AnswerButtons = ({ request, reload }: { request: OpenedRequest; reload: Reload }) => {
  const [open, setOpen] = useState<Answer>()
  const hasLeads = request.leads.some(isConfirmed)
  // "Nothing found" needs a person without leads.
  const answers = answersTo(request.kind).filter(({ outcome }) => outcome !== "NOTHING_FOUND" || !hasLeads)
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
          <Button variant="ghost" onClick={() => setOpen(extension)}>
            {extension.label}
          </Button>
        )}
      </Flex>
      {open && <AnswerDialog answer={open} request={request} reload={reload} close={() => setOpen(undefined)} />}
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

export const OpenRequest = ({ opening }: { opening: Opening }) => {
  const id = opening.openId ?? ""
  const query = usePrivacyRequestQuery({ variables: { id }, fetchPolicy: "cache-and-network", ...polling })
  const { data, previousData, refetch } = query
  const { hasFailed, loadedAt } = useLoadState(query)
  // A failed poll clears the data.
  const request = (data ?? (previousData?.privacyRequest?.id === id ? previousData : undefined))?.privacyRequest
  const isOpen = request?.status === "OPEN"

  return (
    <RecordPanel
      opening={opening}
      noun="request"
      title={request ? kindWords[request.kind].title : request === null ? "This request is gone" : undefined}
      marks={request && isOpen && <DueMark dueAt={request.dueAt} />}
      actions={request && isOpen && <AnswerButtons key={id} request={request} reload={refetch} />}
      hasFailed={hasFailed}
    >
      {hasFailed && <LoadFailure retry={refetch} shownSince={request ? loadedAt : undefined} />}
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
