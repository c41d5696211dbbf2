import { useApolloClient } from "@apollo/client/react"
import { useEffect, useRef, useState } from "react"
import { toast } from "sonner"
import type { UploadOptions } from "../../../../apollo/uploadFetch.ts"
import { type MediaFile_FileFragment, ReplaceMediaDocument } from "../../../../graphql/generated.ts"
import { describeFailure } from "../../../../parts/forms/files/uploadQueue.ts"
import { reloadMediaLists } from "../mediaCache.ts"
import { refusalOf } from "../upload/uploadQueue.ts"

interface Replacement {
  file: MediaFile_FileFragment
  chosen: File
  replaced: () => void
}

/** Why the picture was not replaced; with `isFinal`, the same file would be refused again. */
interface Fault {
  reason: string
  isFinal: boolean
}

const faultBefore = (chosen: File): Fault | undefined => {
  const reason = refusalOf(chosen)
  return reason === undefined ? undefined : { reason, isFinal: true }
}

/** Sends a file in the place of a picture. While it does, `sentShare` is from 0 to 1. */
export const useReplaceMedia = ({ file, chosen, replaced }: Replacement) => {
  const client = useApolloClient()
  const [sentShare, setSentShare] = useState<number>()
  const [fault, setFault] = useState(() => faultBefore(chosen))
  const sending = useRef<AbortController>(undefined)

  const cancel = () => sending.current?.abort()
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (signal: AbortSignal) => {
    const fetchOptions: UploadOptions = { signal, onProgress: setSentShare }
    const { id } = file
    await client.mutate({
      mutation: ReplaceMediaDocument,
      variables: { id, file: chosen },
      context: { fetchOptions },
    })
    toast.success("The picture is replaced", { description: chosen.name })
    reloadMediaLists(client)
    replaced()
  }

  const replace = async () => {
    if (sentShare !== undefined || fault?.isFinal) return
    const abort = new AbortController()
    sending.current = abort
    setFault(undefined)
    setSentShare(0)
    try {
      await send(abort.signal)
    } catch (error) {
      // The GraphQL client logs the failure to the console.
      if (abort.signal.aborted) return
      const { reason, canRetry } = describeFailure(error)
      setFault({ reason, isFinal: !canRetry })
      setSentShare(undefined)
    }
  }

  return { sentShare, fault, replace, cancel }
}
