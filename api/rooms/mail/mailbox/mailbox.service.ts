import { config } from "../../../platform/config/config.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { LeadMessage } from "../../leads/related/leadMessage.model.ts"
import { changesAnything } from "./afterRead.ts"
import { explainMailbox } from "./explainMailbox.ts"
import { Mailbox } from "./mailbox.model.ts"
import { type ClientOptions, createMailboxClient, mailboxKeyOf, watchEnd } from "./mailboxClient.ts"

export interface MailboxState {
  isConfigured: boolean
  address: string | null
  host: string | null
  folder: string | null
  readAt: Date | null
  problem: string | null
  problemSince: Date | null
  unmatchedCount: number
}

export const readMailbox = async (viewer: Viewer, mailbox = config.mailbox): Promise<MailboxState> => {
  requirePermission(viewer, "mail:read")
  const [row, unmatchedCount] = await Promise.all([
    mailbox && Mailbox.findByPk(mailboxKeyOf(mailbox)),
    LeadMessage.count({ where: { leadId: null, direction: "INCOMING" } }),
  ])
  return {
    isConfigured: mailbox !== null,
    address: mailbox?.address ?? null,
    host: mailbox?.host ?? null,
    folder: mailbox?.folder ?? null,
    readAt: row?.readAt ?? null,
    problem: row?.problem ?? null,
    problemSince: row?.problemSince ?? null,
    unmatchedCount,
  }
}

/** Null while the mailbox can be read, or if none is configured. */
export const readMailboxProblemSince = async (): Promise<Date | null> => {
  const { mailbox } = config
  if (!mailbox) return null
  const row = await Mailbox.findByPk(mailboxKeyOf(mailbox), { attributes: ["problemSince"] })
  return row?.problemSince ?? null
}

export interface MailboxTest {
  isReadable: boolean
  explanation: string
  answer: string | null
  messageCount: number | null
  tellsOfNewMail: boolean
}

// Short, as a user waits for the result.
const testLimits = { connectionMs: 10_000, greetingMs: 10_000, silenceMs: 15_000 }

const NO_MAILBOX = "No mailbox is set. Set IMAP_URL, and start the server again."

const failed = (explanation: string, answer: string | null = null): MailboxTest => ({
  isReadable: false,
  explanation,
  answer,
  messageCount: null,
  tellsOfNewMail: false,
})

const explainSuccess = (tellsOfNewMail: boolean, isMissing: boolean) => {
  if (isMissing)
    return "The mailbox can be read, but the folder of IMAP_WHEN_READ is not there: make it, or name another."
  return tellsOfNewMail
    ? "The mailbox can be read. New mail comes in at once."
    : "The mailbox can be read. Its server does not tell of new mail, so it is looked at every minute."
}

/** Over a connection of its own and read-only, so that the test changes nothing. */
export const testMailbox = async (
  viewer: Viewer,
  mailbox = config.mailbox,
  { limits = testLimits, authorities }: ClientOptions = {},
): Promise<MailboxTest> => {
  requirePermission(viewer, "mail:write")
  if (!mailbox) return failed(NO_MAILBOX)
  const client = await createMailboxClient(mailbox, { limits, authorities })
  const reasonOfEnd = watchEnd(client)
  try {
    await client.connect()
    const { exists } = await client.mailboxOpen(mailbox.folder, { readOnly: true })
    const tellsOfNewMail = client.capabilities.has("IDLE")
    const { afterRead } = mailbox
    const folders = changesAnything(afterRead) && "folder" in afterRead ? await client.list() : null
    const isMissing =
      folders !== null && "folder" in afterRead && !folders.some(({ path }) => path === afterRead.folder)
    const explanation = explainSuccess(tellsOfNewMail, isMissing)
    return { isReadable: true, explanation, answer: client.greeting ?? null, messageCount: exists, tellsOfNewMail }
  } catch (error) {
    const { explanation, answer } = explainMailbox(reasonOfEnd() ?? error)
    return failed(explanation, answer)
  } finally {
    client.close()
  }
}
