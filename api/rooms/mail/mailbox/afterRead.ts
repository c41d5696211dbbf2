import type { ImapFlow, SearchObject } from "imapflow"
import type { AfterRead } from "../../../platform/config/mailServerUrl.ts"
import { ReceivedMail } from "./mailbox.model.ts"

const AT_ONCE = 100

const REFUSED = {
  flag: "Messages come in, but the mail server does not let IMAP_WHEN_READ flag those that were read.",
  folder:
    "Messages come in, but those that were read could not be moved. Check that the folder of IMAP_WHEN_READ is there.",
}

const mark = async (client: ImapFlow, uids: readonly number[], afterRead: AfterRead): Promise<string | null> => {
  for (let at = 0; at < uids.length; at += AT_ONCE) {
    const range = uids.slice(at, at + AT_ONCE).join(",")
    if ("flag" in afterRead) {
      const isDone = await client.messageFlagsAdd(range, [afterRead.flag], { uid: true, silent: true })
      if (!isDone) return REFUSED.flag
    }
    if ("folder" in afterRead) {
      const moved = await client.messageMove(range, afterRead.folder, { uid: true })
      if (!moved) return REFUSED.folder
    }
  }
  return null
}

export const changesAnything = (afterRead: AfterRead) => !("nothing" in afterRead)

export const markRead = (client: ImapFlow, uid: number, afterRead: AfterRead) => mark(client, [uid], afterRead)

/** Marks read messages that are not marked yet, as a crash may come between reading and marking. */
export const markMissedMessages = async (
  client: ImapFlow,
  { mailbox, uidValidity, lastUid }: { mailbox: string; uidValidity: number; lastUid: number },
  afterRead: AfterRead,
): Promise<string | null> => {
  if (!changesAnything(afterRead)) return null
  // Messages before the first one in the table were never read, so they stay unmarked.
  const first: unknown = await ReceivedMail.min("uid", { where: { mailbox, uidValidity } })
  if (first === null || first === undefined || Number(first) > lastUid) return null
  const query: SearchObject = { uid: `${Number(first)}:${lastUid}` }
  if ("flag" in afterRead)
    Object.assign(query, afterRead.flag === "\\Seen" ? { seen: false } : { unKeyword: afterRead.flag })
  const left = await client.search(query, { uid: true })
  return left ? mark(client, left, afterRead) : null
}
