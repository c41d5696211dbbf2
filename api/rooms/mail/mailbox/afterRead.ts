import type { ImapFlow, SearchObject } from "imapflow"
import type { WhenRead } from "../../../platform/config/mailServerUrl.ts"
import { ReceivedMail } from "./mailbox.model.ts"

const AT_ONCE = 100

const REFUSED = {
  flag: "Messages come in, but the mail server does not let IMAP_WHEN_READ flag those that were read.",
  folder:
    "Messages come in, but those that were read could not be moved. Check that the folder of IMAP_WHEN_READ is there.",
}

/** Marks read messages as configured; returns a problem, if any. */
const mark = async (client: ImapFlow, uids: readonly number[], whenRead: WhenRead): Promise<string | null> => {
  for (let at = 0; at < uids.length; at += AT_ONCE) {
    const range = uids.slice(at, at + AT_ONCE).join(",")
    if ("flag" in whenRead) {
      const isDone = await client.messageFlagsAdd(range, [whenRead.flag], { uid: true, silent: true })
      if (!isDone) return REFUSED.flag
    }
    if ("folder" in whenRead) {
      const moved = await client.messageMove(range, whenRead.folder, { uid: true })
      if (!moved) return REFUSED.folder
    }
  }
  return null
}

export const changesAnything = (whenRead: WhenRead) => !("nothing" in whenRead)

export const markRead = (client: ImapFlow, uid: number, whenRead: WhenRead) => mark(client, [uid], whenRead)

/** Marks messages that were read before a crash or disconnect. */
export const markEarlier = async (
  client: ImapFlow,
  { mailbox, uidValidity, lastUid }: { mailbox: string; uidValidity: number; lastUid: number },
  whenRead: WhenRead,
): Promise<string | null> => {
  if (!changesAnything(whenRead)) return null
  // Earlier messages were never read.
  const first: unknown = await ReceivedMail.min("uid", { where: { mailbox, uidValidity } })
  if (first === null || first === undefined || Number(first) > lastUid) return null
  const query: SearchObject = { uid: `${Number(first)}:${lastUid}` }
  if ("flag" in whenRead)
    Object.assign(query, whenRead.flag === "\\Seen" ? { seen: false } : { unKeyword: whenRead.flag })
  const left = await client.search(query, { uid: true })
  return left ? mark(client, left, whenRead) : null
}
