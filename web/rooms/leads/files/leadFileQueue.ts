import { useApolloClient } from "@apollo/client/react"
import { LEAD_FILE_BYTES_MAX, leadFileTypes } from "@farelight/api/contract/files/leadFiles.ts"
import { toast } from "sonner"
import { useStore } from "../../../browser/store.ts"
import { uploadQueues } from "../../../components/files/uploadQueue.ts"
import { type LeadType, UploadLeadFileDocument } from "../../../graphql/generated.ts"
import type { LeadKindFacts } from "../lead/leadKind.ts"
import { useReloadLead } from "../lead/useReloadLead.ts"

/** Browsers without HEIC support filter by file extension. */
export const leadFileAccept = [...Object.keys(leadFileTypes), ".heic"]

interface Target {
  leadType: LeadType
  leadId: string
  reload: () => void
}

// The server detects the type by content.
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

/** The queue continues after the lead is closed. */
export const useLeadUploads = (kind: LeadKindFacts, leadId: string) => {
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
