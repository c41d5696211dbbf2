import pLimit, { type LimitFunction } from "p-limit"
import { PayloadTooLargeError } from "../../../contract/api/errors.ts"

export interface ReceivedFile {
  filename: string
  bytes: Buffer
}

interface Accepted {
  maxBytes: number
  tooLarge: string
  /** Limits work on files that have arrived, and not uploads, so that a slow upload does not block other uploads. */
  turns?: LimitFunction
}

/** Uploads are held in memory: 8 of any kind take up to 80 MB. */
const uploadLimit = pLimit(8)

export const receiveUpload = async <Result>(
  receive: () => Promise<ReceivedFile>,
  { maxBytes, tooLarge, turns }: Accepted,
  work: (received: ReceivedFile) => Promise<Result>,
) => {
  const arrived = async () => {
    const received = await receive()
    if (received.bytes.length > maxBytes) throw new PayloadTooLargeError(tooLarge)
    return received
  }
  if (!turns) return uploadLimit(async () => work(await arrived()))
  const received = await arrived()
  return turns(() => work(received))
}
