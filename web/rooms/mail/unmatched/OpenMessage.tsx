import { useState } from "react"
import { Box, chakra, HelpText, Stack, Text, TextButton } from "../../../components/chakra.ts"
import { describeSize } from "../../../components/files/fileSize.ts"
import { RecordFacts } from "../../../components/list/rows/RecordFacts.tsx"
import { DateTime } from "../../../components/records/DateTime.tsx"
import { MessageFrame } from "../../../components/records/HtmlFrame.tsx"
import { type MessageKind, type Unmatched_MessageFragment, useUnmatchedHtmlQuery } from "../../../graphql/generated.ts"
import { useDuplicateLeads } from "../../leads/adding/useDuplicateLeads.ts"
import { leftOutLabels } from "../../leads/files/FileChip.tsx"
import { LeadSection } from "../../leads/sections/LeadSection.tsx"

const LETTER_BY_COUNT = [
  "No lead has this address, and it is not a reply to our emails.",
  "One lead has this address, but it is closed or the message does not prove a connection.",
]

const Why = ({ kind, address }: { kind: MessageKind; address: string | null }) => {
  const { found, isSearching } = useDuplicateLeads({ email: kind === "LETTER" ? (address ?? "") : "" })
  if (kind === "AUTOMATIC") return "An automatic message, such as an out-of-office note, that names none of our emails."
  if (kind === "DELIVERY_REPORT") return "A delivery report that does not name the email."
  if (!address) return "It names no sender."
  if (isSearching) return "Searching leads by address..."
  return LETTER_BY_COUNT[found.length] ?? "Several leads have this address."
}

const Html = ({ id, after }: { id: string; after: string | null }) => {
  const { data, loading, error } = useUnmatchedHtmlQuery({ variables: { after }, fetchPolicy: "no-cache" })
  const html = data?.unmatchedMessages.nodes.find((node) => node.id === id)?.html
  if (loading) return <Text color="fg.muted">Loading...</Text>
  if (error) return <Text color="fg.error">The HTML could not be loaded.</Text>
  return <MessageFrame html={html} />
}

const Attachments = ({ attachments }: Pick<Unmatched_MessageFragment, "attachments">) => (
  <LeadSection title="Attachments">
    <Stack as="ul" gap="1" listStyleType="none" fontSize="sm">
      {attachments.map(({ name, size, leftOut }, index) => (
        // Two files may have the same name.
        // biome-ignore lint/suspicious/noArrayIndexKey: what a message brought never changes its order.
        <Box as="li" key={index} overflowWrap="anywhere">
          {name}
          <Text
            as="span"
            color="fg.muted"
          >{`, ${describeSize(size)}${leftOut ? `, ${leftOutLabels[leftOut]}` : ""}`}</Text>
        </Box>
      ))}
    </Stack>
    <HelpText fontSize="xs">Attachments move to the lead with the message and open there.</HelpText>
  </LeadSection>
)

interface Props {
  message: Unmatched_MessageFragment
  after: string | null
}

export const OpenMessage = ({ message, after }: Props) => {
  const [htmlOf, setHtmlOf] = useState<string>()
  const isHtml = htmlOf === message.id
  return (
    <>
      <RecordFacts
        facts={[
          { term: "From", value: [message.fromName, message.fromAddress].filter(Boolean).join(", ") },
          { term: "Received", value: <DateTime at={message.createdAt} /> },
          { term: "Why unmatched", value: <Why kind={message.kind} address={message.fromAddress} /> },
          { term: "Not read", value: message.problem },
        ]}
      />
      <Box>
        {isHtml ? (
          <Html id={message.id} after={after} />
        ) : (
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" color={message.text ? undefined : "fg.muted"}>
            {message.text || "No text"}
          </Text>
        )}
        {message.quotedText && !isHtml && (
          <chakra.details marginTop="3" color="fg.muted" key={message.id}>
            <chakra.summary cursor="pointer" width="fit-content" fontSize="sm">
              Quoted text
            </chakra.summary>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere" borderInlineStartWidth="2px" paddingStart="3">
              {message.quotedText}
            </Text>
          </chakra.details>
        )}
        {message.hasHtml && (
          <TextButton size="xs" marginTop="2" onClick={() => setHtmlOf(isHtml ? undefined : message.id)}>
            {isHtml ? "Show as text" : "Show as HTML"}
          </TextButton>
        )}
      </Box>
      {message.attachments.length > 0 && <Attachments attachments={message.attachments} />}
    </>
  )
}
