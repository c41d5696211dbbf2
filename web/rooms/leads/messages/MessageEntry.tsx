import { useQuery } from "@apollo/client/react"
import { type ReactNode, useId, useState } from "react"
import { toast } from "sonner"
import { deferredComponent } from "../../../browser/lazyComponent.tsx"
import { Badge, Box, Button, Flex, Grid, Stack, Text } from "../../../components/chakra.ts"
import { ActionMenu } from "../../../components/choice/ActionMenu.tsx"
import { attempt } from "../../../components/forms/attempt.ts"
import { confirm } from "../../../components/forms/confirm.ts"
import { MessageFrame } from "../../../components/records/HtmlFrame.tsx"
import { LoadFailure, useLoadState } from "../../../components/records/LoadFailure.tsx"
import {
  type LeadFiles_FileFragment,
  type LeadMessages_MessageFragment,
  useDetachMessageMutation,
} from "../../../graphql/generated.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { FileChip, LeftOutChip } from "../files/FileChip.tsx"
import type { LeadKindFacts } from "../lead/leadKind.ts"
import type { ReceivedMessage } from "../lead/useConversation.ts"
import { useReloadLead } from "../lead/useReloadLead.ts"
import { FeedActor, FeedEntry } from "../sections/FeedEntry.tsx"
import { FeedText, feedButton } from "../sections/FeedText.tsx"

interface MessageHtmlProps {
  kind: LeadKindFacts
  leadId: string
  id: string
  behind: string | null
}

/** Loaded on demand, as HTML would be most of the response. */
const MessageHtml = ({ kind, leadId, id, behind }: MessageHtmlProps) => {
  const variables = { id: leadId, first: 1, after: behind, withHtml: true }
  const query = useQuery(kind.conversationDocument, { variables })
  const { hasFailed } = useLoadState(query)
  const found = query.data?.lead?.messages.edges.find(({ node }) => node.id === id)?.node
  if (hasFailed) return <LoadFailure retry={query.refetch} />
  if (query.loading || !query.data) return <Text color="fg.muted">Loading...</Text>
  return <MessageFrame html={found?.html} height="20rem" />
}

const MoveMessage = deferredComponent(() => import("./MoveMessage.tsx"), "MoveMessage")

const ATTACHMENTS_SHOWN = 6

const ADDRESS_HINT = "It names the sender's address, which anybody can write. Nothing else ties it to this lead."

const Folded = ({ show, hide, children }: { show: string; hide: string; children: ReactNode }) => {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button {...feedButton} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? hide : show}
      </Button>
      <div id={id}>{isOpen && children}</div>
    </div>
  )
}

type Attachment = LeadMessages_MessageFragment["attachments"][number]

interface AttachmentsProps {
  attachments: readonly Attachment[]
  files: readonly LeadFiles_FileFragment[]
}

const Attachments = ({ attachments, files }: AttachmentsProps) => {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? attachments : attachments.slice(0, ATTACHMENTS_SHOWN)
  return (
    <>
      <Grid
        as="ul"
        aria-label="Attachments"
        templateColumns="repeat(auto-fill, minmax(min(100%, 10rem), 1fr))"
        width="full"
        gap="2"
        listStyleType="none"
        marginTop="2"
      >
        {shown.map((attachment, index) => {
          const file = files.find(({ id }) => id === attachment.file?.id)
          return (
            // Two files may have the same name.
            // biome-ignore lint/suspicious/noArrayIndexKey: what a message brought never changes its order.
            <Box as="li" key={index} minWidth="0">
              {file ? <FileChip file={{ ...file, name: attachment.name }} /> : <LeftOutChip attachment={attachment} />}
            </Box>
          )
        })}
      </Grid>
      {shown.length < attachments.length && (
        <Button {...feedButton} onClick={() => setIsWhole(true)}>
          {`Show all ${attachments.length} attachments`}
        </Button>
      )}
    </>
  )
}

interface Props {
  kind: LeadKindFacts
  leadId: string
  received: ReceivedMessage & { isNewSubject: boolean }
  /** Used if the message names no author. */
  sender: string
  files: readonly LeadFiles_FileFragment[]
}

const Written = ({ kind, leadId, received: { message, behind, isNewSubject }, files }: Omit<Props, "sender">) => {
  const { id, subject, text, quotedText, attachments, problem } = message
  const [isHtml, setIsHtml] = useState(false)
  return (
    <Stack gap="1" align="start">
      {isNewSubject && (
        <Text fontWeight="semibold" overflowWrap="anywhere" lineClamp={2} title={subject}>
          {subject}
        </Text>
      )}
      {isHtml ? (
        <MessageHtml kind={kind} leadId={leadId} id={id} behind={behind} />
      ) : (
        <Box width="full">
          {text ? <FeedText text={text} lines={14} /> : <Text color="fg.muted">Without words</Text>}
        </Box>
      )}
      <Flex columnGap="4" wrap="wrap">
        {quotedText && !isHtml && (
          <Folded show="Show quoted text" hide="Hide quoted text">
            <Text
              whiteSpace="pre-line"
              overflowWrap="anywhere"
              color="fg.muted"
              borderInlineStartWidth="2px"
              paddingStart="3"
            >
              {quotedText}
            </Text>
          </Folded>
        )}
        {message.hasHtml && (
          <Button {...feedButton} onClick={() => setIsHtml(!isHtml)}>
            {isHtml ? "Show as text" : "Show as HTML"}
          </Button>
        )}
      </Flex>
      {attachments.length > 0 && <Attachments attachments={attachments} files={files} />}
      {problem && (
        <Text color="fg.muted" fontSize="xs">
          {problem}
        </Text>
      )}
    </Stack>
  )
}

export const MessageEntry = ({ kind, leadId, received, sender, files }: Props) => {
  const { message } = received
  const { id, matchedBy, fromName, fromAddress, createdAt } = message
  const { viewerCanWorkLeads, viewerCanSendMail } = usePermissions()
  const [isMoving, setIsMoving] = useState(false)
  const [detachMessage] = useDetachMessageMutation()
  const reload = useReloadLead(kind, leadId)
  const isAutomatic = message.kind !== "LETTER"
  const [isOpen, setIsOpen] = useState(!isAutomatic)
  const author = fromName || fromAddress || sender

  const question = {
    title: "Not about this lead?",
    text: "The message and its files wait in Unmatched until somebody says whose they are.",
    goLabel: "Take it away",
  }
  const detach = () =>
    attempt("Failed to take the message away", async () => {
      if (!(await confirm(question))) return
      await detachMessage({ variables: { id } })
      reload("messages", "files", "waitingSince")
      toast.success("The message waits in Unmatched")
    })

  const state = (
    <Flex as="span" display="inline-flex" gap="2" align="center" wrap="wrap" verticalAlign="top">
      {matchedBy === "ADDRESS" && (
        <Badge colorPalette="yellow" title={ADDRESS_HINT}>
          Matched by address only
        </Badge>
      )}
      {isAutomatic && (
        <>
          <Badge colorPalette="gray" title="A program wrote it for somebody. It starts nothing.">
            {message.kind === "AUTOMATIC" ? "Automatic answer" : "Mail server’s report"}
          </Badge>
          <Button {...feedButton} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? "Hide" : "Show"}
          </Button>
        </>
      )}
      {viewerCanWorkLeads && viewerCanSendMail && (
        <ActionMenu
          label={`Whose is the message of ${author}?`}
          look="quiet"
          actions={[
            { label: "Not this lead", run: () => void detach() },
            { label: "Move to another lead…", run: () => setIsMoving(true) },
          ]}
        >
          …
        </ActionMenu>
      )}
    </Flex>
  )

  return (
    <FeedEntry
      at={createdAt}
      author={isAutomatic ? undefined : author}
      state={state}
      text={isOpen && <Written kind={kind} leadId={leadId} received={received} files={files} />}
    >
      <FeedActor>{author}</FeedActor> {!isAutomatic && "wrote by mail"}
      {isMoving && (
        <MoveMessage
          address={fromAddress}
          id={id}
          from={{ type: kind.type, id: leadId }}
          moved={() => reload("messages", "files", "waitingSince")}
          close={() => setIsMoving(false)}
        />
      )}
    </FeedEntry>
  )
}
