import pLimit, { type LimitFunction } from "p-limit"
import { PayloadTooLargeError } from "../../../contract/api/errors.ts"

export interface ReceivedFile {
  filename: string
  bytes: Buffer
}

interface Accepted {
  maxBytes: number
  /** What somebody is told whose file is larger. */
  tooLarge: string
  /** Of those whose files are worked on in turns once they have arrived, as who sends slowly must not take a turn. */
  turns?: LimitFunction
}

/** An upload is held in memory while it arrives: 8 of them, of whatever kind, take up to 80 MB. */
const uploadLimit = pLimit(8)

/** Receives a file into memory, of which few are there at a time, and works with it. Throws `PayloadTooLargeError`. */
export const receiving = async <Result>(
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
