import type { ImapFlow } from "imapflow"
import { BaseError } from "sequelize"
import { ServiceUnavailableError } from "../../../contract/api/errors.ts"
import { config } from "../../../platform/config/config.ts"
import { openLeadership } from "../../../platform/database/locks/leadership.ts"
import { LostLeaseError, leaseLimits } from "../../../platform/database/locks/lease.ts"
import { type LoopTurn, startLoop } from "../../../platform/jobs/loop.ts"
import { logger } from "../../../platform/log/logger.ts"
import { changesAnything, markMissedMessages, markRead } from "./afterRead.ts"
import { explainMailbox } from "./explainMailbox.ts"
import { fetchMessage } from "./fetchMessage.ts"
import {
  type ClientOptions,
  clientLimits,
  createMailboxClient,
  type MailboxSettings,
  mailboxKeyOf,
  watchEnd,
} from "./mailboxClient.ts"
import { beginReading, type Progress, recordMailboxRead, recordProblem } from "./mailboxState.ts"
import { takeMessage, takeUnfetched } from "./takeMessage.ts"

export const readerLimits = {
  /** For servers without IDLE. */
  pollMs: 60_000,
  /** Shorter than the silence after which imapflow ends IDLE to probe the server. */
  idleMs: clientLimits.silenceMs - 10_000,
  /** Doubles with each failure. */
  firstPauseMs: 5_000,
  longestPauseMs: 5 * 60_000,
  /** Longer, as servers lock accounts after repeated wrong passwords. */
  refusedPauseMs: 60_000,
  askAgainMs: 2_000,
  lease: leaseLimits,
  /** A message that breaks the connection this often is skipped, as later messages wait behind it. */
  fetchesMax: 5,
}

type ReaderLimits = typeof readerLimits

interface ReaderOptions extends Pick<ClientOptions, "authorities"> {
  limits?: Partial<ReaderLimits>
}

// Tolerance between two machines' clocks for messages around the first connection.
const CLOCKS_DIFFER_MS = 10 * 60_000

/** True if the mail server is not at fault: the database is away, or no parser process starts. */
const isOurs = (error: unknown) => error instanceof BaseError || error instanceof ServiceUnavailableError

const findNew = async (client: ImapFlow, progress: Progress): Promise<number[]> => {
  const search = async (from: number, to: number | "*", since?: Date) => {
    const found = await client.search({ uid: `${from}:${to}`, ...(since && { since }) }, { uid: true })
    if (!found) throw new Error("The server refused to search")
    // A range without an end always includes the last message, even one below the start, so it is filtered out.
    return found.filter((uid) => uid >= from)
  }
  const { lastUid, readAgainTo, connectedAt } = progress
  if (lastUid >= readAgainTo) return (await search(lastUid + 1, "*")).sort((one, other) => one - other)
  const since = new Date(connectedAt.getTime() - CLOCKS_DIFFER_MS)
  const sinceThatDay = await search(lastUid + 1, readAgainTo, since)
  const again: number[] = []
  for await (const { uid, internalDate } of sinceThatDay.length > 0
    ? client.fetch(sinceThatDay, { uid: true, internalDate: true }, { uid: true })
    : [])
    if (!internalDate || new Date(internalDate) >= since) again.push(uid)
  return [...again, ...(await search(readAgainTo + 1, "*"))].sort((one, other) => one - other)
}

const openFolder = async (client: ImapFlow, { folder, afterRead }: MailboxSettings, mailbox: string) => {
  await client.connect()
  await client.getMailboxLock(folder, { readOnly: !changesAnything(afterRead) })
  if (!client.mailbox) throw new Error("No folder is open")
  const uidValidity = Number(client.mailbox.uidValidity)
  const uidNext =
    client.mailbox.uidNext || (((await client.search({ all: true }, { uid: true })) || []).at(-1) ?? 0) + 1
  return beginReading(mailbox, { uidValidity, uidNext })
}

/** A reader without the lease must not go on, as another process reads too. */
const keepLease = (client: ImapFlow, loop: LoopTurn, everyMs: number) => {
  const lease = { isLost: false, end: () => clearInterval(keeping) }
  const keep = async () => {
    // Reading goes on while the database is away, as no other process can take the lease then.
    await loop.mayGoOn().catch((error: unknown) => {
      if (!(error instanceof LostLeaseError)) return
      lease.isLost = true
      client.close()
    })
  }
  const keeping = setInterval(keep, everyMs).unref()
  return lease
}

/** Reads each message once, in one process, by IDLE or within a minute. Only `afterRead` changes the mailbox. */
export const startReadingMailbox = (
  settings: MailboxSettings,
  { authorities, limits: overrides }: ReaderOptions = {},
) => {
  const limits = { ...readerLimits, ...overrides }
  const mailbox = mailboxKeyOf(settings)
  // Counted per message, as repeated disconnects on the same message are not the network's fault.
  let fetching = { uid: 0, times: 0 }

  const fetchNext = async (client: ImapFlow, uid: number) => {
    fetching = { uid, times: fetching.uid === uid ? fetching.times + 1 : 1 }
    const fetched = await fetchMessage(client, uid)
    fetching = { uid: 0, times: 0 }
    return fetched
  }

  const readNew = async (client: ImapFlow, progress: Progress, { signal }: LoopTurn) => {
    let problem: string | null = null
    for (const uid of await findNew(client, progress)) {
      if (signal.aborted) break
      const place = { mailbox, address: settings.address, uidValidity: progress.uidValidity, uid }
      if (fetching.uid === uid && fetching.times >= limits.fetchesMax) await takeUnfetched(place)
      else {
        const fetched = await fetchNext(client, uid)
        // The message may be deleted by now.
        if (fetched) await takeMessage(fetched, place)
        if (fetched) problem = (await markRead(client, uid, settings.afterRead)) ?? problem
      }
      progress.lastUid = uid
    }
    return problem
  }

  const readBy = async (client: ImapFlow, loop: LoopTurn) => {
    const progress = await openFolder(client, settings, mailbox)
    failures = 0
    client.on("exists", loop.wake)
    const markLeft = () => markMissedMessages(client, { mailbox, ...progress }, settings.afterRead)
    let problem = await markLeft()
    // Recorded before reading a backlog, which may take long.
    await recordMailboxRead(mailbox, problem)
    while (!loop.signal.aborted) {
      const hindrance = await readNew(client, progress, loop)
      problem = hindrance ?? (problem && (await markLeft()))
      await recordMailboxRead(mailbox, problem)
      const isTold = client.capabilities.has("IDLE")
      if (isTold) client.idle().catch(loop.wake)
      await loop.pause(isTold ? limits.idleMs : limits.pollMs)
      if (!loop.signal.aborted) await client.noop()
    }
  }

  const read = async (loop: LoopTurn) => {
    const client = await createMailboxClient(settings, { authorities })
    const reasonOfEnd = watchEnd(client)
    const end = () => client.close()
    loop.signal.addEventListener("abort", end)
    client.on("close", loop.wake)
    const lease = keepLease(client, loop, limits.lease.renewEveryMs)
    try {
      await readBy(client, loop)
    } catch (error) {
      if (lease.isLost || loop.signal.aborted) return true
      // The end of the connection has a more precise reason than the operation in progress.
      throw (!isOurs(error) && reasonOfEnd()) || error
    } finally {
      lease.end()
      loop.signal.removeEventListener("abort", end)
      client.close()
    }
    return true
  }

  // Failures in a row; a successful read resets the number.
  let failures = 0

  const onFailure = async (error: unknown) => {
    const { explanation, answer, isRefusedLogin } = explainMailbox(error)
    const first = isRefusedLogin ? limits.refusedPauseMs : limits.firstPauseMs
    // Only failures of the mail server need longer pauses.
    const doublings = isOurs(error) ? 0 : failures
    failures += 1
    logger[failures === 1 ? "warn" : "debug"](
      isOurs(error) ? { err: error } : { explanation, answer },
      "the mailbox could not be read for now",
    )
    if (!isOurs(error)) await recordProblem(mailbox, explanation).catch(() => undefined)
    return Math.min(first * 2 ** doublings, Math.max(first, limits.longestPauseMs))
  }

  return startLoop({
    what: "reading the mailbox",
    pauseMs: limits.askAgainMs,
    openLeadership: () => openLeadership("mailbox", limits.lease),
    work: read,
    onFailure,
  })
}

export const startConfiguredMailbox = () => (config.mailbox ? startReadingMailbox(config.mailbox) : null)
