import type { MailedKind } from "../mails/emailTemplates.ts"
import { mailOf } from "../mails/leadMail.ts"
import { driverApplicationDescription } from "./driverApplication.description.ts"
import { DriverApplication, defineDriverApplication } from "./driverApplication.model.ts"

/** Driver applications as a kind of lead in the database. */
export const driverApplicationKind: MailedKind = {
  ...driverApplicationDescription,
  model: DriverApplication,
  defineModel: defineDriverApplication,
  ...mailOf(driverApplicationDescription),
}
