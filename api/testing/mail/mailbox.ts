import { LeadFile } from "../../rooms/leads/related/leadFile.model.ts"
import { LeadAddress, LeadMessage } from "../../rooms/leads/related/leadMessage.model.ts"
import { Mailbox, ReceivedMail } from "../../rooms/mail/mailbox/mailbox.model.ts"
import type { MailboxSettings } from "../../rooms/mail/mailbox/mailboxClient.ts"
import { startReadingMailbox } from "../../rooms/mail/mailbox/mailboxReader.ts"
import type { ImapServer } from "./imapServer.ts"

export const mailboxSettings = ({ port, login }: Pick<ImapServer, "port" | "login">): MailboxSettings => ({
  host: "localhost",
  port,
  isImplicitTls: false,
  login,
  folder: "INBOX",
  address: "leads@example.com",
  afterRead: { nothing: true },
})

const shortLimits = { pollMs: 200, idleMs: 60_000, firstPauseMs: 100, longestPauseMs: 400, refusedPauseMs: 100 }

export const readMailboxOf = (settings: MailboxSettings, limits: Parameters<typeof startReadingMailbox>[1] = {}) =>
  startReadingMailbox(settings, { ...limits, limits: { ...shortLimits, ...limits.limits } })

export const startWithoutMessages = async () => {
  const everything = { where: {} }
  await LeadFile.destroy(everything)
  await LeadMessage.destroy(everything)
  await LeadAddress.destroy(everything)
  await ReceivedMail.destroy(everything)
  await Mailbox.destroy(everything)
}

export const incoming = () => LeadMessage.findAll({ order: ["id"] })
