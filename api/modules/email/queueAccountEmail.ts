import type { Transaction } from "sequelize"
import { config } from "../../config.ts"
import { clock } from "../../database/clock.ts"
import type { User } from "../auth/user.model.ts"
import { type AccountEmail, draftAccountEmail } from "./accountEmails.ts"
import { dashboardUrl } from "./dashboardUrl.ts"
import { logged, queued } from "./emailLifecycle.ts"
import { notifyMailQueued } from "./mailQueued.ts"
import { createEmailLog } from "./queueEmails.ts"

/** Whether a link can be mailed: a mail server is set, and the site's outside address is known. */
export const canMailLinks = () => config.email.smtp !== null && dashboardUrl("/") !== null

/**
 * Puts a mail to a user about the user's account into the outbox, in the transaction of what it tells. Without a mail
 * server it is only logged; without an address there is none.
 */
export const queueAccountEmail = async (
  { user, ...mail }: AccountEmail & { user: Pick<User, "id" | "email"> },
  transaction: Transaction,
) => {
  if (!user.email) return
  const draft = draftAccountEmail(mail, user.email, dashboardUrl)
  const state = config.email.smtp ? queued(clock.date()) : logged()
  await createEmailLog({ ...draft, userId: user.id }, state, transaction)
  transaction.afterCommit(notifyMailQueued)
}
