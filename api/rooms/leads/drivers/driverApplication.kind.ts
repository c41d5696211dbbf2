import type { MailedKind } from "../mails/emailTemplates.ts"
import { mailOf } from "../mails/leadMail.ts"
import { driverApplicationDescription } from "./driverApplication.description.ts"
import { DriverApplication } from "./driverApplication.model.ts"

export const driverApplicationKind: MailedKind = {
  ...driverApplicationDescription,
  model: DriverApplication,
  ...mailOf(driverApplicationDescription),
}
