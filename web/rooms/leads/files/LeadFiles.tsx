import { useApolloClient } from "@apollo/client/react"
import { LEAD_FILE_BYTES_MAX, leadFileTypes } from "@farelight/api/contract/files/leadFiles.ts"
import { useRef, useState } from "react"
import { toast } from "sonner"
import { useStore } from "../../../browser/store.ts"
import { Box, Button, Flex, Stack, Text, TextButton } from "../../../components/chakra.ts"
import { ActionMenu } from "../../../components/choice/ActionMenu.tsx"
import { DropZone } from "../../../components/files/DropZone.tsx"
import { FilePickerButton } from "../../../components/files/FilePickerButton.tsx"
import { describeSize } from "../../../components/files/fileSize.ts"
import { UploadList } from "../../../components/files/UploadList.tsx"
import { uploadQueues } from "../../../components/files/uploadQueue.ts"
import { confirm } from "../../../components/forms/confirm.ts"
import { counted } from "../../../components/list/counts.ts"
import { RelativeTime } from "../../../components/records/DateTime.tsx"
import {
  type LeadFiles_FileFragment,
  type LeadType,
  UploadLeadFileDocument,
  useDeleteLeadFileMutation,
} from "../../../graphql/generated.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import type { LeadKindFacts } from "../lead/leadKind.ts"
import type { Conversation } from "../lead/useConversation.ts"
import { useReloadLead } from "../lead/useReloadLead.ts"
import { LeadSection } from "../sections/LeadSection.tsx"
import { FileThumbnail, fileCaution } from "./FileChip.tsx"
import { FileRequests } from "./FileRequests.tsx"
import { saveLeadFile, useOpenFile } from "./fileViewer.tsx"

/** Browsers that do not know HEIC filter by the file's extension. */
const leadFileAccept = [...Object.keys(leadFileTypes), ".heic"]

interface Target {
  leadType: LeadType
  leadId: string
  reload: () => void
}

// The type is not checked here, as the server finds it by the content.
const refusalOf = ({ size }: File) => {
  if (size > LEAD_FILE_BYTES_MAX) return "This file has more than 10 MB"
  return size === 0 ? "This file is empty" : undefined
}

const leadFileQueueOf = uploadQueues((client) => ({
  refusalOf,
  send: async ({ file, target: { leadType, leadId } }: { file: File; target: Target }, fetchOptions) => {
    const { data } = await client.mutate({
      mutation: UploadLeadFileDocument,
      variables: { leadType, leadId, file },
      context: { fetchOptions },
    })
    if (!data) throw new Error("The server answered without data")
    return data.uploadLeadFile
  },
  onStored: ({ file, target }, { file: stored, isDuplicate }) => {
    if (isDuplicate) toast.info(`This lead already had ${file.name}`, { description: stored.name })
    target.reload()
  },
  loss: "Files that are still on their way to a lead are given up.",
}))

/** The uploads continue after the lead is closed, as the queue is not part of its screen. */
const useLeadUploads = (kind: LeadKindFacts, leadId: string) => {
  const reloadLead = useReloadLead(kind, leadId)
  const queue = leadFileQueueOf(useApolloClient())
  const isHere = ({ target }: { target: Target }) => target.leadType === kind.type && target.leadId === leadId
  return {
    queue,
    uploads: useStore(queue).filter(isHere),
    upload: (files: File[]) =>
      queue.add(files, { leadType: kind.type, leadId, reload: () => reloadLead("files", "fileCount") }),
  }
}

const SHOWN = 5

const KINDS = new Intl.ListFormat("en", { type: "disjunction" }).format(Object.values(leadFileTypes))

interface RowProps {
  file: LeadFiles_FileFragment
  sender: string
  remove: (() => void) | undefined
}

const FileRow = ({ file, sender, remove }: RowProps) => {
  const open = useOpenFile()
  const { name, size, colleague, createdAt, previewUrl } = file
  return (
    <Flex as="li" align="center" gap="2" minWidth="0">
      <Button
        data-printed
        size="md"
        variant="plain"
        height="auto"
        padding="0"
        gap="2.5"
        flex="1"
        minWidth="0"
        justifyContent="start"
        textAlign="start"
        fontSize="sm"
        fontWeight="normal"
        _hover={{ "& .file-name": { textDecoration: "underline" } }}
        aria-label={`${previewUrl ? "Open" : "Download"} ${name}`}
        onClick={() => open(file)}
      >
        <FileThumbnail file={file} />
        <Box minWidth="0" flex="1">
          <Text className="file-name" truncate lineHeight="1.25rem" title={name}>
            {name}
          </Text>
          <Text fontSize="xs" lineHeight="1rem" color="fg.muted" truncate>
            {[describeSize(size), fileCaution(name), colleague?.name ?? sender, ""]
              .filter((part) => part !== undefined)
              .join(", ")}
            <RelativeTime of={createdAt} />
          </Text>
        </Box>
      </Button>
      <ActionMenu
        label={`More for ${name}`}
        look="quiet"
        actions={[
          { label: "Download", run: () => void saveLeadFile(file) },
          ...(remove ? [{ label: "Delete…", run: remove, isDanger: true }] : []),
        ]}
      >
        …
      </ActionMenu>
    </Flex>
  )
}

interface Props {
  kind: LeadKindFacts
  leadId: string
  sender: string
  conversation: Conversation
}

export const LeadFiles = ({ kind, leadId, sender, conversation: { files, fileRequests, messages } }: Props) => {
  const { viewerCanWorkLeads } = usePermissions()
  const { queue, uploads, upload } = useLeadUploads(kind, leadId)
  const [isWhole, setIsWhole] = useState(false)
  const [deleteFile] = useDeleteLeadFileMutation()
  const content = useRef<HTMLDivElement>(null)
  const reload = useReloadLead(kind, leadId)
  const leftOut = messages.flatMap(({ message }) => message.attachments.filter((one) => one.leftOut)).length
  const hidden = isWhole ? 0 : Math.max(0, files.length - SHOWN)

  const askToDelete = ({ id, name }: LeadFiles_FileFragment) => {
    let isGone = false
    void confirm({
      title: "Delete this file?",
      text: `${name} is deleted for good, also from the message that it came with.`,
      goLabel: "Delete file",
      act: async () => {
        await deleteFile({ variables: { id } })
        isGone = true
        reload("files", "messages")
      },
      // The menu of the file is deleted with it, so the button to add files gets the focus.
      focusAfterwards: () => (isGone && content.current?.querySelector<HTMLElement>("input ~ button")) || null,
    })
  }

  const list = (
    <Stack gap="2" ref={content}>
      {files.length === 0 && uploads.length === 0 && <Text color="fg.muted">None yet</Text>}
      {files.length > 0 && (
        <Stack as="ul" aria-label="Files" gap="2" listStyleType="none">
          {files
            .toReversed()
            .slice(0, files.length - hidden)
            .map((file) => (
              <FileRow
                key={file.id}
                file={file}
                sender={sender}
                remove={viewerCanWorkLeads ? () => askToDelete(file) : undefined}
              />
            ))}
        </Stack>
      )}
      {hidden > 0 && (
        <TextButton size="xs" height="6" alignSelf="start" onClick={() => setIsWhole(true)}>
          {`Show all ${files.length} files`}
        </TextButton>
      )}
      {leftOut > 0 && (
        <Text
          fontSize="xs"
          color="fg.muted"
        >{`${counted(leftOut, ["attachment", "attachments"])} left in the mailbox`}</Text>
      )}
      <UploadList queue={queue} uploads={uploads} isNarrow />
      <FileRequests kind={kind} leadId={leadId} requests={fileRequests}>
        {viewerCanWorkLeads && (
          <FilePickerButton label="Add files" accept={leadFileAccept} isMultiple pick={upload} size="xs" />
        )}
      </FileRequests>
    </Stack>
  )

  return (
    <LeadSection title={files.length > 0 ? `Files (${files.length})` : "Files"} isAside>
      {viewerCanWorkLeads ? (
        <DropZone take={upload} words={`Drop ${KINDS} to add them`}>
          {list}
        </DropZone>
      ) : (
        list
      )}
    </LeadSection>
  )
}
