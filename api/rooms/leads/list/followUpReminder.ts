import { Op, type Transaction } from "sequelize"
import { isMailWanted } from "../../../contract/accounts/mailChoices.ts"
import { openStatuses } from "../../../contract/leads/leadStatus.ts"
import { accountEmailTypes } from "../../../contract/mail/emailLog.ts"
import { addDays, localText } from "../../../contract/text/zonedTime.ts"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { queueAccountEmail } from "../../accounts/mails/queueAccountEmail.ts"
import { teamTimeZone } from "../../accounts/settings/timeZone.ts"
import { User } from "../../accounts/users/user.model.ts"
import { usersWithPermission } from "../../accounts/users/usersWithPermission.ts"
import { leadKinds } from "../leadKinds.ts"
import { namedLead } from "../mails/leadMail.ts"
import { untilDay } from "./leadListing.ts"
import { readTeamWork, summaryOf } from "./morningSummary.ts"

const NAMED_MAX = 20

/** After a longer delay, a reminder waits for the next morning. */
const LATE_HOURS = 6

const findDue = async (ownerId: number, day: string, transaction: Transaction) => {
  const where = { ownerId, status: [...openStatuses], followUpOn: untilDay(day) }
  const leads = []
  let count = 0
  for (const kind of leadKinds) {
    const order = ["followUpOn", "id"]
    for (const lead of await kind.model.findAll({ where, order, limit: NAMED_MAX, transaction }))
      leads.push({ ...namedLead(kind, lead), on: lead.followUpOn ?? day })
    count += await kind.model.count({ where, transaction })
  }
  leads.sort((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)))
  return { leads: leads.slice(0, NAMED_MAX), count }
}

/** A date after tomorrow was stored while the clock was wrong, so the user still gets the reminder. */
const notYet = (day: string) => {
  const tomorrow = addDays(day, 1)
  return { remindedOn: { [Op.or]: [null, { [Op.lt]: day }, { [Op.gt]: tomorrow }] } }
}

/** The reminder is recorded in the mail's transaction, so that each user gets one a morning. */
export const remindOfFollowUps = async (now = clock.wallTime()) => {
  const text = localText(now, await teamTimeZone())
  const [day, hour] = [text.slice(0, 10), Number(text.slice(11, 13))]
  if (hour < config.reminderHour || hour >= config.reminderHour + LATE_HOURS) return
  const users = await User.findAll({ where: { ...usersWithPermission("leads:read"), ...notYet(day) }, order: ["id"] })
  const wantsSummary = ({ mailChoices }: User) => isMailWanted(accountEmailTypes.MORNING_SUMMARY, mailChoices)
  const teamWork = users.some(wantsSummary) ? await readTeamWork(now) : []
  for (const user of users)
    await inTransaction(async (transaction) => {
      const where = { id: user.id, ...notYet(day) }
      const [isFirst] = await User.update({ remindedOn: day }, { where, transaction, silent: true })
      if (!isFirst) return
      const due = await findDue(user.id, day, transaction)
      const summary = wantsSummary(user) && summaryOf([{ ...due, label: "to follow up" }, ...teamWork])
      // The summary has the follow-ups, so they need no mail of their own.
      if (summary) await queueAccountEmail({ type: "MORNING_SUMMARY", ...summary, user }, transaction)
      else if (due.count > 0) await queueAccountEmail({ type: "FOLLOW_UP_REMINDER", ...due, user }, transaction)
    })
}
