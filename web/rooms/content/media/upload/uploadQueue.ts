import { messages } from "@farelight/api/contract/api/messages.ts"
import { MAX_FILE_BYTES, mediaTypes } from "@farelight/api/contract/site/media.ts"
import { toast } from "sonner"
import { errorCode } from "../../../../apollo/errors.ts"
import { uploadQueues } from "../../../../components/files/uploadQueue.ts"
import { type MediaFile_FileFragment, UploadMediaDocument } from "../../../../graphql/generated.ts"
import { reloadMediaLists } from "../mediaCache.ts"

export const mediaTypeNames = Object.keys(mediaTypes)

export const fileRejection = ({ size, type }: File) => {
  // Browsers take the type from the name. If the name has none, the server checks the content.
  if (type !== "" && !Object.hasOwn(mediaTypes, type)) return "Only JPG, PNG, GIF and WebP pictures are accepted"
  if (size > MAX_FILE_BYTES) return messages.fileTooLarge
  if (size === 0) return "This file is empty"
  return undefined
}

type OnStored = ((mediaFile: MediaFile_FileFragment) => void) | undefined

export const uploadQueueOf = uploadQueues((client) => ({
  refusalOf: fileRejection,
  onRefused: (file, reason) => toast.error(reason, { id: reason, description: file.name }),
  send: async ({ file }: { file: File; target: OnStored }, fetchOptions) => {
    const { data } = await client.mutate({
      mutation: UploadMediaDocument,
      variables: { file },
      context: { fetchOptions },
    })
    if (!data) throw new Error("The server answered without data")
    return data.uploadMedia
  },
  onStored: ({ file, target }, { mediaFile, isDuplicate }) => {
    if (isDuplicate) toast.info(`The library already had ${file.name}, as ${mediaFile.filename}.`)
    // With the same id, each toast replaces the previous one.
    else toast.success(messages.fileUploaded, { id: messages.fileUploaded, description: mediaFile.filename })
    target?.(mediaFile)
    reloadMediaLists(client)
  },
  onFailed: ({ file }, error) => {
    const isTooLarge = errorCode(error) === "PAYLOAD_TOO_LARGE"
    toast.error(isTooLarge ? messages.fileTooLarge : messages.fileUploadFailed, { description: file.name })
  },
  loss: "Pictures that are still on their way to the library are given up.",
}))
