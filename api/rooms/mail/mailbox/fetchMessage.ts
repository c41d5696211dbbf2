import { createHash } from "node:crypto"
import type { ImapFlow } from "imapflow"
import { MESSAGE_BYTES_MAX } from "../../../contract/mail/messages.ts"

export interface FetchedMessage {
  raw: Buffer
  /** That it is this message, wherever it lies and whichever way it came. */
  fingerprint: string
}

/** The bytes of the head, with its empty line, and those behind it. */
const splitHead = (raw: Buffer) => {
  const ends = ["\r\n\r\n", "\n\n"].flatMap((gap) => {
    const at = raw.indexOf(gap)
    return at < 0 ? [] : [at + gap.length]
  })
  const end = Math.min(raw.length, ...ends)
  return { head: raw.subarray(0, end), body: raw.subarray(end) }
}

const fieldOf = (head: string, name: string) =>
  (new RegExp(`^${name}:(.*(?:\\r?\\n[ \\t].*)*)`, "im").exec(head)?.[1] ?? "").replace(/\s+/g, " ").trim()

/** What stays the same of a message on any way and in any folder: who wrote it when, and all that is behind its head. */
export const fingerprintOf = (head: Buffer, body: Buffer) => {
  const text = head.toString("latin1")
  const fields = ["Message-ID", "From", "Date"].map((name) => fieldOf(text, name))
  return createHash("sha256").update(JSON.stringify(fields)).update(body).digest("hex")
}

/** Fetches one message without changing it, or as much of it as shows that it is too large; null when it is gone. */
export const fetchMessage = async (client: Pick<ImapFlow, "fetchOne">, uid: number): Promise<FetchedMessage | null> => {
  const found = await client.fetchOne(String(uid), { source: { maxLength: MESSAGE_BYTES_MAX + 1 } }, { uid: true })
  if (!found) return null
  // It is there: whoever skips it loses it.
  if (!found.source) throw new Error("The server did not hand out a message")
  const { head, body } = splitHead(found.source)
  return { raw: found.source, fingerprint: fingerprintOf(head, body) }
}
