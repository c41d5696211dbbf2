import type { SmtpSettings } from "../../platform/config/mailServerUrl.ts"
import { clock } from "../../platform/database/clock/clock.ts"
import { EmailAttempt, EmailLog } from "../../platform/outbox/emailLog.model.ts"
import { deliverClaim } from "../../rooms/mail/delivery/deliverMail.ts"
import { createMailSender, type MailSender, type SenderLimits } from "../../rooms/mail/delivery/mailSender.ts"
import { type Claim, claimDueMails } from "../../rooms/mail/delivery/outbox.ts"
import { changeSettings } from "../settings.ts"
import { startMailServer } from "./mailServer.ts"

const FROM = "Farelight <no-reply@example.com>"

export const startWithoutMail = async () => {
  await EmailAttempt.destroy({ where: {} })
  await EmailLog.destroy({ where: {} })
  configureMail(smtpSettings(1))
}

/** Tests wait this long for a server that never answers. */
export const shortLimits: SenderLimits = { connectionMs: 300, greetingMs: 300, silenceMs: 300, connections: 1 }

export const smtpSettings = (port: number, settings: Partial<SmtpSettings> = {}): SmtpSettings => ({
  host: "127.0.0.1",
  port,
  isImplicitTls: false,
  login: null,
  ...settings,
})

export const configureMail = (smtp: SmtpSettings | null, { areReceiptsOn = false } = {}) => {
  changeSettings("email", { smtp, from: FROM, to: "Leads <leads@example.com>", areReceiptsOn })
}

export const senderTo = (
  port: number,
  {
    authorities,
    limits,
    ...settings
  }: Partial<SmtpSettings> & { authorities?: string; limits?: Partial<SenderLimits> } = {},
): MailSender => createMailSender({ smtp: smtpSettings(port, settings), from: FROM, limits, authorities })

/** Null if no mail is due. */
export const claimDueMail = async (now = clock.date()): Promise<Claim | null> =>
  (await claimDueMails(now, 1))[0] ?? null

export const claimMail = async () => {
  const claim = await claimDueMail()
  if (!claim) throw new Error("nothing was due")
  return claim
}

export const deliverAllDue = async (
  sender: MailSender,
  { at = clock.date(), sendMs }: { at?: Date; sendMs?: number } = {},
) => {
  const delivery = { sender, ...(sendMs && { sendMs }), now: () => at, ending: new AbortController().signal }
  try {
    for (let claim = await claimDueMail(at); claim; claim = await claimDueMail(at)) await deliverClaim(claim, delivery)
  } finally {
    sender.close()
  }
}

export const receiveAllDue = async ({
  at,
  ...settings
}: Parameters<typeof startMailServer>[0] & { at?: Date } = {}) => {
  const server = await startMailServer(settings)
  try {
    await deliverAllDue(senderTo(server.port), { at })
  } finally {
    await server.stop()
  }
  return server.received
}

/** Every retry is due then, and every lease has ended. */
export const later = (hours = 1) => new Date(clock.now() + hours * 60 * 60_000)

export const lastMail = async () => {
  const log = await EmailLog.findOne({ order: [["id", "DESC"]], rejectOnEmpty: true })
  const attempts = await EmailAttempt.findAll({ where: { emailLogId: log.id }, order: ["id"] })
  return { log, attempts }
}
