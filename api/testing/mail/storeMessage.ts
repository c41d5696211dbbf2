import { connectDatabase } from "../../platform/database/connection/database.ts"
import { readDatabaseUrl } from "../../platform/database/connection/databaseUrl.ts"
import { bindModels } from "../../platform/database/reading/row.ts"
import { driverApplicationKind } from "../../rooms/leads/drivers/driverApplication.kind.ts"
import { DriverApplication } from "../../rooms/leads/drivers/driverApplication.model.ts"
import { LeadMessage } from "../../rooms/leads/messages/leadMessage.model.ts"

interface Letter {
  /** Which driver has written, by name. */
  name: string
  subject: string
  text: string
  quotedText?: string
}

/** Stores a message from a driver, as if it had come by mail: not every machine has a mailbox to read. */
export const storeMessage = async (databaseUrl: string, { name, subject, text, quotedText }: Letter) => {
  const sequelize = connectDatabase(readDatabaseUrl(databaseUrl, "/"), (opened) => {
    driverApplicationKind.defineModel(opened)
    bindModels(opened, [LeadMessage])
  })
  try {
    const lead = await DriverApplication.findOne({ where: { name }, rejectOnEmpty: true })
    const now = new Date()
    await LeadMessage.create({
      leadType: driverApplicationKind.type,
      leadId: lead.id,
      direction: "INCOMING",
      kind: "LETTER",
      matchedBy: "TOKEN",
      emailLogId: null,
      fromName: name,
      fromAddress: lead.email,
      subject,
      text,
      quotedText: quotedText ?? null,
      html: null,
      attachments: [],
      problem: null,
      messageId: null,
      sentAt: now,
      createdAt: now,
    })
    await lead.update({ waitingSince: now, messageCount: 1 })
  } finally {
    await sequelize.close()
  }
}
