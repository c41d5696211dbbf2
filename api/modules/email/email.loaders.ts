import DataLoader from "dataloader"
import { Op } from "sequelize"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { loaderOf } from "../leads/lead.loaders.ts"
import type { LeadKey } from "../leads/leadKind.ts"
import { EmailAttempt } from "./emailAttempt.model.ts"
import { EmailLog } from "./emailLog.model.ts"
import { leadKeyOf, type MailedKind } from "./emailTemplates.ts"

const emailsAbout = (kinds: readonly MailedKind[], { leadType, leadId }: LeadKey) => {
  const types = kinds.find(({ type }) => type === leadType)?.emailTypes ?? {}
  return { logType: Object.values(types), leadId }
}

/** Admin. The loaders of one request: the mails about a lead and the attempts to send a mail, each oldest first. */
export const createEmailLoaders = (viewer: Viewer, kinds: readonly MailedKind[]) => ({
  emails: loaderOf(
    viewer,
    (keys) => EmailLog.findAll({ where: { [Op.or]: keys.map((key) => emailsAbout(kinds, key)) }, order: ["id"] }),
    (log) => leadKeyOf(kinds, log),
  ),
  emailAttempts: new DataLoader<number, EmailAttempt[]>(async (logIds) => {
    requireAdmin(viewer)
    const attempts = await EmailAttempt.findAll({ where: { emailLogId: [...logIds] }, order: ["id"] })
    const attemptsOf = new Map(logIds.map((id) => [id, [] as EmailAttempt[]]))
    for (const attempt of attempts) attemptsOf.get(attempt.emailLogId)?.push(attempt)
    return logIds.map((id) => attemptsOf.get(id) ?? [])
  }),
})
