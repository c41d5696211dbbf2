import { ServiceUnavailableError } from "../../../contract/api/errors.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { toUnavailableError } from "../../../platform/database/connection/failures.ts"
import { claimIsolation } from "../../../platform/jobs/dueRows.ts"
import { logger } from "../../../platform/log/logger.ts"
import { measure } from "../../../platform/log/measurements.ts"
import type { ParsedMessage } from "../incoming/parsedMessage.ts"
import { parseMessage, unreadableMessage } from "../incoming/parseMessage.ts"
import { type StoredMessage, storeIncoming } from "../incoming/storeIncoming.ts"
import type { FetchedMessage } from "./fetchMessage.ts"
import { ReceivedMail } from "./mailbox.model.ts"
import { lockMailbox } from "./mailboxState.ts"

export interface Place {
  mailbox: string
  address: string
  uidValidity: number
  uid: number
}

const UNREADABLE = "It could not be read. It is in the mailbox as it came."
const NOT_HANDED_OUT = "The mail server could not hand it out. It is in the mailbox as it came."

const read = async ({ raw }: FetchedMessage, parse: typeof parseMessage): Promise<ParsedMessage> => {
  try {
    return await parse(raw)
  } catch (error) {
    // No parser process starts, so the message is read later.
    if (error instanceof ServiceUnavailableError) throw error
    // Only the error's name, as its message may contain the content of the mail.
    logger.warn({ reason: error instanceof Error ? error.name : "unknown" }, "a message could not be read")
    return unreadableMessage(UNREADABLE)
  }
}

/** One transaction, so that no message is lost or stored twice. Null for a known message. */
const store = (parsed: ParsedMessage | null, fingerprint: string, { mailbox, address, uidValidity, uid }: Place) =>
  inTransaction(
    async (transaction): Promise<StoredMessage | null> => {
      const row = await lockMailbox(mailbox, transaction)
      // Another process has stored the message, or found a new UIDVALIDITY.
      if (Number(row.uidValidity) !== uidValidity || Number(row.lastUid) >= uid) return null
      const isKnown = (await ReceivedMail.count({ where: { fingerprint }, transaction })) > 0
      if (!isKnown && !parsed) throw new Error("what was known is not known any more")
      const stored = isKnown || !parsed ? null : await storeIncoming(parsed, address, transaction)
      const receivedAt = clock.wallTime()
      if (!isKnown) await ReceivedMail.create({ fingerprint, mailbox, uidValidity, uid, receivedAt }, { transaction })
      await row.update({ lastUid: uid, readAt: receivedAt }, { transaction })
      return stored
    },
    // READ COMMITTED also sees rows stored while waiting for the lead's lock, such as the same attached file.
    { isIdempotent: true, isolationLevel: claimIsolation },
  )

/** Stores a placeholder for a message that cannot be stored, so that later messages can follow. */
const storeAtAnyRate = async (parsed: ParsedMessage | null, fingerprint: string, place: Place) => {
  try {
    return await store(parsed, fingerprint, place)
  } catch (error) {
    if (error instanceof ServiceUnavailableError || toUnavailableError(error) || !parsed) throw error
    logger.error({ reason: error instanceof Error ? error.name : "unknown" }, "a message could not be stored as it is")
    return await store(unreadableMessage(UNREADABLE), fingerprint, place)
  }
}

const logMessage = (stored: StoredMessage | null, startedAt: number) => {
  const result = stored ? (stored.matchedBy ?? (stored.messageId === null ? "REPORT" : "UNMATCHED")) : "KNOWN"
  measure("mailReceived", { result })
  const durationMs = Math.round(performance.now() - startedAt)
  logger.info({ result, kind: stored?.kind, messageId: stored?.messageId, durationMs }, "mail received")
}

/** Throws `ServiceUnavailableError` if no parser process starts, so that the message is read later. */
export const takeMessage = async (fetched: FetchedMessage, place: Place, parse = parseMessage) => {
  const startedAt = performance.now()
  const { fingerprint } = fetched
  // After a UIDVALIDITY change, most messages are known, and need no parsing.
  const isKnown = (await ReceivedMail.count({ where: { fingerprint } })) > 0
  logMessage(await storeAtAnyRate(isKnown ? null : await read(fetched, parse), fingerprint, place), startedAt)
}

/** Without a placeholder, a message that the server cannot deliver would block all later ones. */
export const takeUnfetched = async (place: Place) => {
  const startedAt = performance.now()
  // Unique, as fingerprints of other messages are hashes.
  const fingerprint = `${place.mailbox.slice(0, 40)}-${place.uidValidity}-${place.uid}`.slice(0, 64)
  logMessage(await store(unreadableMessage(NOT_HANDED_OUT), fingerprint, place), startedAt)
}
