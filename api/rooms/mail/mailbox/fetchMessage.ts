import { createHash } from "node:crypto"
import type { ImapFlow } from "imapflow"
import { MESSAGE_BYTES_MAX } from "../../../contract/mail/messages.ts"

export interface FetchedMessage {
  raw: Buffer
  fingerprint: string
}

/** The empty line belongs to the head. */
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

/** The same mail may come by another route or in another folder, so only parts that stay equal are hashed. */
export const fingerprintOf = (head: Buffer, body: Buffer) => {
  const text = head.toString("latin1")
  const fields = ["Message-ID", "From", "Date"].map((name) => fieldOf(text, name))
  return createHash("sha256").update(JSON.stringify(fields)).update(body).digest("hex")
}

/** Does not change the message. The result is cut just above the size limit; null if the message is deleted. */
export const fetchMessage = async (client: Pick<ImapFlow, "fetchOne">, uid: number): Promise<FetchedMessage | null> => {
  const found = await client.fetchOne(String(uid), { source: { maxLength: MESSAGE_BYTES_MAX + 1 } }, { uid: true })
  if (!found) return null
  // Skipping a message without content would lose it.
  if (!found.source) throw new Error("The server did not hand out a message")
  const { head, body } = splitHead(found.source)
  return { raw: found.source, fingerprint: fingerprintOf(head, body) }
}
