import { ServiceUnavailableError } from "../../../contract/api/errors.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { asUnavailable } from "../../../platform/database/connection/failures.ts"
import { claimIsolation } from "../../../platform/jobs/dueRows.ts"
import { logger } from "../../../platform/log/logger.ts"
import { measure } from "../../../platform/log/measurements.ts"
import type { ParsedMessage } from "../incoming/parsedMessage.ts"
import { parseMessage, unread } from "../incoming/parseMessage.ts"
import { type StoredMessage, storeIncoming } from "../incoming/storeIncoming.ts"
import type { FetchedMessage } from "./fetchMessage.ts"
import { ReceivedMail } from "./mailbox.model.ts"
import { lockMailbox } from "./mailboxState.ts"

export interface Place {
  mailbox: string
  /** At which the mailbox gets mail. */
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
    // Where no process starts that reads mail, nothing is wrong with the message: it is read later.
    if (error instanceof ServiceUnavailableError) throw error
    // What it is about may stand in the error.
    logger.warn({ reason: error instanceof Error ? error.name : "unknown" }, "a message could not be read")
    return unread(UNREADABLE)
  }
}

/** Stores a message, unless it is stored already, and moves on behind it: both or neither. Null for one that is known. */
const store = (parsed: ParsedMessage | null, fingerprint: string, { mailbox, address, uidValidity, uid }: Place) =>
  inTransaction(
    async (transaction): Promise<StoredMessage | null> => {
      const row = await lockMailbox(mailbox, transaction)
      // Another process was faster, or has found that the numbers began anew.
      if (Number(row.uidValidity) !== uidValidity || Number(row.lastUid) >= uid) return null
      const isKnown = (await ReceivedMail.count({ where: { fingerprint }, transaction })) > 0
      if (!isKnown && !parsed) throw new Error("what was known is not known any more")
      const stored = isKnown || !parsed ? null : await storeIncoming(parsed, address, transaction)
      const receivedAt = clock.wallTime()
      if (!isKnown) await ReceivedMail.create({ fingerprint, mailbox, uidValidity, uid, receivedAt }, { transaction })
      await row.update({ lastUid: uid, readAt: receivedAt }, { transaction })
      return stored
    },
    // What others have stored while the lead was waited for is seen, such as a file that is attached to the message, too.
    { isIdempotent: true, isolationLevel: claimIsolation },
  )

/** As above; what cannot be stored as it is waits as a message of which nothing is known, so that others come in. */
const storeAtAnyRate = async (parsed: ParsedMessage | null, fingerprint: string, place: Place) => {
  try {
    return await store(parsed, fingerprint, place)
  } catch (error) {
    if (error instanceof ServiceUnavailableError || asUnavailable(error) || !parsed) throw error
    logger.error({ reason: error instanceof Error ? error.name : "unknown" }, "a message could not be stored as it is")
    return await store(unread(UNREADABLE), fingerprint, place)
  }
}

const tell = (stored: StoredMessage | null, startedAt: number) => {
  const result = stored ? (stored.matchedBy ?? (stored.messageId === null ? "REPORT" : "UNMATCHED")) : "KNOWN"
  measure("mailReceived", { result })
  const durationMs = Math.round(performance.now() - startedAt)
  logger.info({ result, kind: stored?.kind, messageId: stored?.messageId, durationMs }, "mail received")
}

/** Takes in a message that was fetched, once. Throws `ServiceUnavailableError` while nothing can be read, and takes in nothing. */
export const takeMessage = async (fetched: FetchedMessage, place: Place, parse = parseMessage) => {
  const startedAt = performance.now()
  const { fingerprint } = fetched
  // Many are, where the server has numbered its messages anew.
  const isKnown = (await ReceivedMail.count({ where: { fingerprint } })) > 0
  tell(await storeAtAnyRate(isKnown ? null : await read(fetched, parse), fingerprint, place), startedAt)
}

/** Takes in that there is a message which the server does not hand out. */
export const takeUnfetched = async (place: Place) => {
  const startedAt = performance.now()
  // No other message has the name of a place for a fingerprint, and this one has no other.
  const fingerprint = `${place.mailbox.slice(0, 40)}-${place.uidValidity}-${place.uid}`.slice(0, 64)
  tell(await store(unread(NOT_HANDED_OUT), fingerprint, place), startedAt)
}
